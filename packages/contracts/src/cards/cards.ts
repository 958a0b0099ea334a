import { cardNo, choice, choices, date, flag, instant, line, reference } from '../core/fields.ts';
import { cardDesign, cardSource, cardType, extensionReason } from '../core/referables/cards.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { extensionRules } from './expiry.ts';
import { holdCodeOptions, placeKindOptions } from './history.ts';
import { cardErrors } from './lifecycle/errors.ts';
import { cardKindOptions, cardStatusFilter, cardStatusOptions } from './lifecycle/statuses.ts';
import { cardActs } from './cards/acts.ts';
import { module, optional, count, cardCalls } from './cards/calls.ts';

export { cardCalls } from './cards/calls.ts';

/**
 * The register of all cards (docs/model/cards.md#register-of-cards). An extension or a cancellation takes effect when a
 * second person approves.
 */
export const cards = defineResource({
  module,
  title: text('Kartu', 'Card'),
  label: 'cardNo',
  summary: ['placeName', 'holderName', 'expiryDate'],
  volume: 6_500_000,
  status: false,
  titles: {
    cardNo: text('Nomor kartu', 'Card number'),
    cardStatus: text('Status'),
    status: text('Status'),
    expiryDate: text('Berlaku sampai', 'Expiry'),
    extensionReasonId: text('Alasan perpanjangan', 'Reason for extension'),
    cardType: text('Jenis', 'Type'),
    cardTypeId: text('Jenis', 'Type'),
    cardDesign: text('Desain', 'Design'),
    cardDesignId: text('Desain', 'Design'),
    kind: text('Asal nomor', 'Kind'),
    placeKind: text('Tempat', 'Place'),
    placeName: text('Nama tempat', 'Name of the place'),
    holderName: text('Pemegang', 'Holder'),
    holderNo: text('Nomor member', 'Member number'),
    source: text('Sumber', 'Source'),
    cardSourceId: text('Sumber', 'Source'),
    issuanceNo: text('No. penerbitan', 'Issuance no'),
    createdAt: text('Dibuat', 'Created'),
    activatedAt: text('Aktif sejak', 'Activated'),
    nameOnCard: text('Nama pada kartu', 'Name on card'),
    sequence: text('Rentang nomor', 'Number range'),
    vendorCode: text('Vendor cetak', 'Print vendor'),
    printCount: text('Kali dicetak', 'Times printed'),
    extensionCount: text('Kali diperpanjang', 'Times extended'),
    lastMovementAt: text('Gerak terakhir', 'Last movement'),
    holds: text('Penahanan', 'Holds'),
    usable: text('Dapat dipakai', 'Usable'),
    held: text('Ditahan', 'Held'),
    expiring: text('Berakhir dalam 60 hari', 'Expiring in 60 days'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    office: text('Kantor', 'Office'),
    from: text('Dibuat dari', 'Created from'),
    to: text('Dibuat sampai', 'Created to'),
    activatedFrom: text('Aktif dari', 'Activated from'),
    activatedTo: text('Aktif sampai', 'Activated to'),
    expiryFrom: text('Berakhir dari', 'Expiry from'),
    expiryTo: text('Berakhir sampai', 'Expiry to'),
  },
  fields: {
    cardNo: cardNo(),
    cardStatus: choice(cardStatusOptions),
    expiryDate: date(optional),
    extensionReasonId: reference(extensionReason, {
      ...optional,
      lovParameters: { appliesTo: 'CARD_EXPIRY' },
    }),
  },
  derived: {
    kind: choice(cardKindOptions),
    cardTypeId: reference(cardType),
    cardType: line({ maximum: 100 }),
    cardDesignId: reference(cardDesign, optional),
    cardDesign: line({ maximum: 100, ...optional }),
    nameOnCard: line({ maximum: 24, ...optional }),
    placeKind: choice(placeKindOptions),
    placeName: line({ maximum: 200, ...optional }),
    office: line({ maximum: 200 }),
    holderMemberId: line({ maximum: 36, ...optional }),
    holderNo: line({ maximum: 10, ...optional }),
    holderName: line({ maximum: 100, ...optional }),
    source: line({ maximum: 20, ...optional }),
    sequence: line({ maximum: 20 }),
    issuanceNo: line({ maximum: 30, ...optional }),
    vendorCode: line({ maximum: 20, ...optional }),
    activatedAt: instant(optional),
    lastMovementAt: instant(),
    extensionCount: count,
    printCount: count,
    holds: choices(holdCodeOptions, { minimum: 0 }),
    /** Activated, neither lost nor cancelled, and neither its member nor a reported loss in the way. */
    usable: flag(),
  },
  list: {
    filters: {
      status: cardStatusFilter(),
      cardTypeId: reference(cardType),
      cardDesignId: reference(cardDesign),
      cardSourceId: reference(cardSource),
      kind: choice(cardKindOptions),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      vendorCode: line({ maximum: 20, flagGroup: 'all-except-6' }),
      held: flag(),
      expiring: flag(),
      from: date(),
      to: date(),
      activatedFrom: date(),
      activatedTo: date(),
      expiryFrom: date(),
      expiryTo: date(),
    },
    mainFilters: ['status', 'cardTypeId', 'branchId'],
    sorts: ['lastMovementAt', 'cardNo', 'createdAt', 'expiryDate'],
    groupings: { by: ['cardStatus', 'kind', 'cardTypeId'] },
    conditions: {
      cardStatus: ['is', 'isNot', 'anyOf'],
      kind: ['is', 'isNot', 'anyOf'],
      cardTypeId: ['is', 'anyOf'],
      createdAt: ['relative', 'between'],
      activatedAt: ['relative', 'between', 'empty'],
      expiryDate: ['relative', 'between', 'empty'],
      lastMovementAt: ['relative', 'between'],
    },
    defaultSort: ['lastMovementAt,desc'],
    search: ['cardNo', 'holderName', 'holderNo'],
    numbers: ['cardNo'],
    columns: [
      'cardNo',
      'cardType',
      'cardStatus',
      'placeKind',
      'placeName',
      'holderNo',
      'holderName',
      'source',
      'issuanceNo',
      'createdAt',
      'activatedAt',
      'expiryDate',
      'lastMovementAt',
    ],
    needsFilter: true,
    large: true,
  },
  operations: ['list', 'detail', 'download'],
  fourEyes: true,
  errors: {
    ...cardErrors,
    EXTENSION_TOO_EARLY: {
      text: text(
        `Masa berlaku baru dapat diperpanjang ${extensionRules.fromDays} hari sebelum berakhir`,
        `The expiry can be extended from ${extensionRules.fromDays} days before it`,
      ),
    },
    NOT_DAMAGED: { text: text('Kartu tidak ditahan sebagai rusak', 'The card is not held as damaged') },
    ONLY_HEAD_OFFICE: {
      status: 403,
      text: text('Hanya kantor pusat yang dapat mengajukan pembatalan', 'Only head office can ask for a cancellation'),
    },
    READ_ONLY_HERE: { status: 403, text: text('Anda hanya dapat melihat kartu', 'You can only look at cards') },
  },
  acts: cardActs,
  calls: cardCalls,
});

export type Card = RecordOf<typeof cards>;
