import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, choices, flag, integer, line, options, reference } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { openReservationExists } from '../card-reservations/vocabulary.ts';
import { cardErrors } from '../lifecycle/errors.ts';
import { holdCodes } from '../lifecycle/holds.ts';

export const stockModule = 'card-stock';
export const stockPrivilege = `${stockModule}:browse`;

export const officeKinds = options({ BRANCH: ['Cabang', 'Branch'], MRA: ['MRA'] });
/** How much of a type an office has, the most urgent first. */
export const stockLevels = options({
  OUT: ['Habis', 'Out', 'error'],
  LOW: ['Menipis', 'Low', 'warning'],
  OK: ['Cukup', 'OK', 'success'],
  HIGH: ['Berlebih', 'High', 'info'],
});
export type StockLevel = (typeof stockLevels)[number]['value'];

const count = integer({ minimum: 0, maximum: 10_000_000 });
const bound = integer({ minimum: 0, maximum: 10_000 });
const view = { access: { privilege: stockPrivilege, action: 'view' }, method: 'GET', base: 'middle' } as const;
const figures = z.object({
  free: z.int(),
  waiting: z.int(),
  held: z.int(),
  total: z.int(),
  inTransitIn: z.int(),
  inTransitOut: z.int(),
});
export type StockFigures = z.infer<typeof figures>;

const stockedCard = z.object({
  secureId: z.uuid(),
  cardNo: z.string(),
  reason: z.enum(['free', 'waiting', 'held']),
  design: z.nullable(z.string()),
  receivedAt: z.string(),
  days: z.int(),
  holderName: z.nullable(z.string()),
  holds: z.array(z.enum(holdCodes)),
});
export type StockedCard = z.infer<typeof stockedCard>;
/** Cards of a page of a safe. */
export const stockedPage = 50;
/** Days of movements that are shown. */
export const stockDays = 60;

const officeStock = z.object({
  secureId: z.uuid(),
  officeKind: z.enum(['BRANCH', 'MRA']),
  office: z.string(),
  mra: z.string(),
  minimum: z.int(),
  maximum: z.int(),
  level: z.enum(['OUT', 'LOW', 'OK', 'HIGH']),
  ...figures.shape,
});
export type OfficeStock = z.infer<typeof officeStock>;

/** Stock of which an office has too little. */
export const isShort = ({ level }: { readonly level: string }): boolean => level === 'OUT' || level === 'LOW';
/** Rows that one press proposes for at most. */
export const mostProposed = 100;

const proposal = z.object({
  secureId: z.uuid(),
  reservationNo: z.string(),
  requester: z.string(),
  lines: z.int(),
  cards: z.int(),
});
export type Proposal = z.infer<typeof proposal>;
const leftOut = z.object({
  office: z.string(),
  cardType: z.string(),
  code: z.enum(['PROPOSAL_NOT_NEEDED', 'OPEN_RESERVATION_EXISTS', 'PROPOSAL_NOT_POSSIBLE', 'TYPE_NOT_FOR_BRANCH']),
  reservationId: z.nullable(z.uuid()),
  reservationNo: z.nullable(z.string()),
});
export type LeftOut = z.infer<typeof leftOut>;

/** The module's own calls besides the operations. */
export const stockCalls = {
  totals: call({
    ...view,
    name: `${stockModule}.totals`,
    path: `${stockModule}/totals`,
    summary: 'Card stock: the sum of what a list shows',
    query: z.object({
      search: z.optional(z.string()),
      officeKind: z.optional(z.string()),
      mraId: z.optional(z.uuid()),
      branchId: z.optional(z.uuid()),
      cardTypeId: z.optional(z.uuid()),
      level: z.optional(z.string()),
      mismatch: z.optional(z.boolean()),
    }),
    result: figures,
  }),
  map: call({
    ...view,
    name: `${stockModule}.map`,
    path: `${stockModule}/map`,
    summary: 'Card stock: offices with their stock of a card type, by MRA',
    query: z.object({ cardTypeId: z.uuid() }),
    result: z.array(officeStock),
  }),
  cards: call({
    ...view,
    name: `${stockModule}.cards`,
    path: `${stockModule}/{secureId}/cards`,
    summary: 'Card stock: cards in the safe, those that came first before the others',
    query: z.object({
      page: z.optional(z.int().check(z.gte(1))),
      reason: z.optional(z.enum(['free', 'waiting', 'held'])),
    }),
    result: z.object({ rows: z.array(stockedCard), total: z.int(), page: z.int() }),
  }),
  movements: call({
    ...view,
    name: `${stockModule}.movements`,
    path: `${stockModule}/{secureId}/movements`,
    summary: 'Card stock: cards in and out of the safe by day',
    result: z.array(z.object({ day: z.string(), in: z.int(), out: z.int() })),
  }),
  propose: call({
    name: `${stockModule}.propose`,
    method: 'POST',
    base: 'middle',
    path: `${stockModule}/propose-reservation`,
    access: { privilege: stockPrivilege, action: 'create' },
    idempotent: true,
    summary:
      'Card stock: drafts of reservations up to the maximum, one per requester; what needs none is left out and named',
    body: z.object({ stockIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostProposed)) }),
    result: z.object({ made: z.array(proposal), leftOut: z.array(leftOut) }),
    errors: [
      'PROPOSAL_NOT_NEEDED',
      'PROPOSAL_NOT_POSSIBLE',
      'TYPE_NOT_FOR_BRANCH',
      'OPEN_RESERVATION_EXISTS',
      'FORBIDDEN',
    ],
  }),
  branches: call({
    ...view,
    name: `${stockModule}.branches`,
    path: `${stockModule}/mra/{secureId}`,
    summary: 'Card stock: the branches under an MRA in the same type',
    result: z.array(officeStock),
  }),
} as const;

/**
 * What each office holds of each card type; counted by the lifecycle, its bounds set here (docs/model/cards.md#stock).
 */
export const cardStock = defineResource({
  module: stockModule,
  title: text('Stok Kartu', 'Card stock'),
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
    cardTypeId: reference('card-types/lov'),
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
      mraId: reference('mra/lov'),
      branchId: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
      cardTypeId: reference('card-types/lov'),
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
