import { choice, choices, flag, line, reference } from '../../core/fields.ts';
import { cardType } from '../../core/referables/cards.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { openReservationExists } from '../card-reservations/vocabulary.ts';
import { cardErrors } from '../lifecycle/errors.ts';
import { stockModule, officeKinds, stockLevels, count, bound, stockCalls } from './calls.ts';

export {
  stockModule,
  stockPrivilege,
  officeKinds,
  stockLevels,
  type StockLevel,
  type StockFigures,
  type StockedCard,
  stockedPage,
  stockDays,
  type OfficeStock,
  isShort,
  mostProposed,
  type Proposal,
  type LeftOut,
  stockCalls,
} from './calls.ts';

/**
 * What each office holds of each card type; counted by the lifecycle, its bounds set here (docs/model/cards.md#stock).
 */
export const cardStock = defineResource({
  module: stockModule,
  title: text('Stok Kartu', 'Card Stock'),
  label: ['officeCode', 'officeName', 'cardType'],
  volume: 1_200,
  status: false,
  titles: {
    officeKind: text('Jenis kantor', 'Office kind'),
    officeCode: text('Kode kantor', 'Office code'),
    officeName: text('Kantor', 'Office'),
    mra: text('MRA'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    cardType: text('Jenis', 'Type'),
    cardTypeId: text('Jenis', 'Type'),
    free: text('Bebas', 'Free'),
    waiting: text('Menunggu', 'Waiting'),
    held: text('Ditahan', 'Held'),
    total: text('Jumlah', 'Total'),
    inTransitIn: text('Akan datang', 'Coming'),
    inTransitOut: text('Terkirim', 'Sent'),
    minimum: text('Minimum'),
    maximum: text('Maksimum', 'Maximum'),
    level: text('Tingkat', 'Level'),
    mismatch: text('Selisih', 'Mismatch'),
  },
  fields: { minimum: bound, maximum: bound },
  derived: {
    officeKind: choice(officeKinds),
    officeId: line({ maximum: 36 }),
    officeCode: line({ maximum: 10 }),
    officeName: line({ maximum: 100 }),
    mra: line({ maximum: 120 }),
    cardTypeId: reference(cardType),
    cardType: line({ maximum: 100 }),
    free: count,
    waiting: count,
    held: count,
    total: count,
    inTransitIn: count,
    inTransitOut: count,
    level: choice(stockLevels),
    /** The nightly reconciliation counted otherwise. */
    mismatch: flag(),
  },
  rules: [({ minimum, maximum }) => (minimum > maximum ? [{ field: 'maximum', code: 'MAXIMUM_BELOW' }] : [])],
  list: {
    filters: {
      officeKind: choice(officeKinds),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      cardTypeId: reference(cardType),
      level: choices(stockLevels),
      mismatch: flag(),
    },
    sorts: ['level', 'officeCode', 'cardType', 'free', 'total'],
    defaultSort: ['level,asc', 'officeCode,asc'],
    search: ['officeCode', 'officeName'],
    columns: [
      'officeCode',
      'officeName',
      'mra',
      'cardType',
      'free',
      'waiting',
      'held',
      'total',
      'inTransitIn',
      'inTransitOut',
      'minimum',
      'maximum',
      'level',
      'mismatch',
    ],
  },
  queues: {
    low: {
      code: 'CARD_LOW',
      label: text('Stok kartu cabang di bawah minimum', 'Branch stocks under their minimum'),
      filters: { officeKind: 'BRANCH', level: ['OUT', 'LOW'] },
    },
  },
  operations: ['list', 'detail', 'update', 'download'],
  errors: {
    MAXIMUM_BELOW: {
      status: 422,
      text: text('Maksimum tidak boleh di bawah minimum', 'The maximum must not be below the minimum'),
    },
    OPEN_RESERVATION_EXISTS: openReservationExists,
    TYPE_NOT_FOR_BRANCH: cardErrors.TYPE_NOT_FOR_BRANCH,
    PROPOSAL_NOT_NEEDED: { text: text('Stok {type} di {office} masih cukup', '{office} has enough of {type}') },
    PROPOSAL_NOT_POSSIBLE: {
      text: text(
        '{type} tidak dapat direservasi untuk {office}: jenis kartu atau kantor tidak aktif',
        '{type} cannot be reserved for {office}: the card type or the office is not active',
      ),
    },
    NOT_YOUR_BOUNDS: {
      status: 403,
      text: text(
        'Batas stok diatur oleh MRA untuk cabangnya, dan oleh kantor pusat',
        'The bounds are set by an MRA for its branches, and by head office',
      ),
    },
  },
  calls: stockCalls,
});

export type CardStock = RecordOf<typeof cardStock>;
