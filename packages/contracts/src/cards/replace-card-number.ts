import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import {
  cardNo,
  choice,
  choices,
  date,
  flag,
  instant,
  line,
  money,
  object,
  options,
  paragraph,
  reference,
} from '../core/fields.ts';
import { linkId } from './card-issuance/shared.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { stepCalls, type DocumentSteps } from './document-steps.ts';
import { cardStatuses } from './lifecycle/statuses.ts';

const module = 'replace-card-number';
const privilege = `${module}:browse`;

/**
 * DRAFT, where plastic is yet to be handed over, or PENDING_APPROVAL → WAITING_NUMBER where a number is to be generated
 * → COMPLETED; else REJECTED or CANCELLED.
 */
export const replacementStates = options({
  DRAFT: ['Menunggu serah terima', 'To be handed over', 'warning'],
  PENDING_APPROVAL: ['Menunggu persetujuan', 'Pending approval', 'warning'],
  WAITING_NUMBER: ['Menunggu nomor', 'Waiting for a number', 'info'],
  COMPLETED: ['Selesai', 'Completed', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type ReplacementState = (typeof replacementStates)[number]['value'];
/** States in which no other replacement may be requested for the member. */
export const openReplacementStates: readonly ReplacementState[] = ['DRAFT', 'PENDING_APPROVAL', 'WAITING_NUMBER'];

/** What takes the old number's place: an e-card at once, plastic of the safe, or plastic that is printed. */
export const replacementResults = options({
  DIGITAL: ['E-card', 'E-card'],
  STOCK: ['Kartu stok cabang', 'Card from stock'],
  PRINT_BRANCH: ['Cetak, ambil di cabang', 'Printed, fetched at the branch'],
  PRINT_HOME: ['Cetak, kirim ke rumah', 'Printed, sent home'],
});
export type ReplacementResult = (typeof replacementResults)[number]['value'];
export const isPrinted = (result: ReplacementResult): boolean => result === 'PRINT_BRANCH' || result === 'PRINT_HOME';

/** How a fee is paid. Escrow follows with its movements. */
export const feeModes = options({ CASH: ['Tunai', 'Cash'], WAIVED: ['Dibebaskan', 'Waived'] });
export type FeeMode = (typeof feeModes)[number]['value'];
const values = <V extends string>(list: readonly { readonly value: V }[]) =>
  z.enum(list.map(({ value }) => value) as [V, ...V[]]);

const open: ReplacementState[] = [...openReplacementStates];
/**
 * What can be decided on a replacement. An approval leads to a number, a hand-over, or the end, by what it results in.
 */
export const replacementSteps = {
  approve: {
    from: ['PENDING_APPROVAL'],
    to: 'COMPLETED',
    action: 'approve',
    verb: 'APPROVE',
    byOther: true,
    leads: true,
    title: text('Setujui', 'Approve'),
    question: text('Setujui penggantian ini?', 'Approve this replacement?'),
    consequence: text(
      'E-card langsung terbit dan nomor lama diakhiri; kartu fisik menunggu serah terima atau nomor.',
      'An e-card is issued at once and the old number ends; plastic waits for its hand-over or its number.',
    ),
  },
  reject: {
    from: ['PENDING_APPROVAL'],
    to: 'REJECTED',
    action: 'approve',
    verb: 'REJECT',
    byOther: true,
    danger: true,
    reason: 'required',
    title: text('Tolak', 'Reject'),
    question: text('Tolak penggantian ini?', 'Reject this replacement?'),
  },
  cancel: {
    from: open,
    to: 'CANCELLED',
    action: 'update',
    verb: 'CANCEL',
    danger: true,
    reason: 'required',
    title: text('Batalkan', 'Cancel'),
    question: text('Batalkan penggantian ini?', 'Cancel this replacement?'),
    consequence: text('Nomor lama tetap seperti sekarang.', 'The old number stays as it is.'),
  },
} as const satisfies DocumentSteps<ReplacementState>;

const person = z.object({
  secureId: z.uuid(),
  memberNo: z.string(),
  name: z.string(),
  nik: z.string(),
  phone: z.string(),
  branch: z.string(),
});
const found = z.object({
  member: person,
  /** The card to be replaced: the live one, else the one that is lost, else the last number that died. */
  card: z.nullable(
    z.object({
      secureId: z.uuid(),
      cardNo: z.string(),
      cardStatus: z.enum(cardStatuses),
      cardTypeId: z.uuid(),
      cardType: z.string(),
      expiryDate: z.nullable(z.string()),
    }),
  ),
  /** The confirmed report that the card is lost. */
  lossNo: z.nullable(z.string()),
  /** Whether its reason makes another number free of charge. */
  feeExempt: z.boolean(),
  reasons: z.array(
    z.object({
      secureId: z.uuid(),
      name: z.string(),
      lossRequired: z.boolean(),
      feeCharged: z.boolean(),
      keepExpiry: z.boolean(),
      approvalRequired: z.boolean(),
    }),
  ),
  /** Types that the member's program allows; `refusal`: why his branch may not give it. */
  types: z.array(
    z.object({
      secureId: z.uuid(),
      name: z.string(),
      physical: z.boolean(),
      digital: z.boolean(),
      replacementFee: z.int(),
      refusal: z.nullable(z.string()),
    }),
  ),
  /** Whether the member's address does for a parcel. */
  hasAddress: z.boolean(),
  waiverNeedsApproval: z.boolean(),
  /** What is under way already. */
  open: z.nullable(
    z.object({
      secureId: z.uuid(),
      version: z.int(),
      replacementNo: z.string(),
      state: values(replacementStates),
      result: values(replacementResults),
      cardType: z.string(),
      /** The hand-over that was started at a counter. */
      pickUp: z.nullable(
        z.object({
          secureId: z.uuid(),
          version: z.int(),
          pickUpNo: z.string(),
          cardNo: z.string(),
          type: z.literal('STOCK'),
        }),
      ),
    }),
  ),
  /** Why the card cannot be replaced. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
/** A member whose number is replaced, with everything the page needs. */
export type FoundForReplacement = z.infer<typeof found>;

const wanted = z.object({
  memberId: z.uuid(),
  oldCardId: z.uuid(),
  resetReasonId: z.uuid(),
  result: values(replacementResults),
  cardTypeId: z.uuid(),
  feeMode: z.nullish(values(feeModes)),
  cashReceiptNo: z.nullish(z.string().check(z.minLength(1), z.maxLength(30))),
});
export type WantedReplacement = z.infer<typeof wanted>;

const createdReplacement = z.object({
  secureId: z.uuid(),
  version: z.int(),
  replacementNo: z.string(),
  state: values(replacementStates),
  newCardNo: z.nullable(z.string()),
});
export type MadeReplacement = z.infer<typeof createdReplacement>;

const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const cardFaults = [
  'TYPE_NOT_FOR_BRANCH',
  'LOSS_REQUIRED',
  'CARD_IN_TRANSIT',
  'CARD_NOT_HELD',
  'VERIFICATION_OPEN',
  'CARD_ON_HOLD',
  'CARD_STATUS_CONFLICT',
  'MEMBER_NOT_ACTIVE',
  'MEMBER_HAS_LIVE_CARD',
  'RANGE_INSUFFICIENT',
  'FOUND_AFTER_REPLACEMENT',
];

export const replacementStepCalls = stepCalls({ module, base: 'transaction', privilege }, replacementSteps, cardFaults);

/** The module's own calls besides the operations. */
export const replacementCalls = {
  find: call({
    name: `${module}.find`,
    method: 'POST',
    ...at('/find'),
    access: { privilege, action: 'create' },
    summary:
      'Card replacement: the member by an exact number or a report of loss, the card, and what it can be replaced with',
    body: z.object({
      term: z.optional(z.string().check(z.minLength(8), z.maxLength(24))),
      lossId: z.optional(z.uuid()),
    }),
    result: found,
    errors: ['FOUND_AFTER_REPLACEMENT'],
  }),
  create: call({
    name: `${module}.create`,
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    idempotent: 'required',
    summary:
      'Card replacement: asks for another number, which an e-card gets at once unless a second person must approve',
    body: wanted,
    result: createdReplacement,
    errors: ['REPLACEMENT_OPEN', 'TYPE_NOT_FOR_MEMBER', 'ADDRESS_INCOMPLETE', 'REPLACING_OFFICE', ...cardFaults],
  }),
  ...replacementStepCalls,
} as const;

const optional = { required: false } as const;
const day = text('Dibuat dari', 'Created from');

/** Members' numbers replaced by others (docs/model/cards.md#replacement). */
export const replacements = defineResource({
  module,
  base: 'transaction',
  title: text('Ganti Nomor Kartu', 'Replace card number'),
  label: 'replacementNo',
  volume: 150_000,
  status: false,
  titles: {
    replacementNo: text('No. penggantian', 'Replacement no'),
    memberName: text('Member'),
    memberNo: text('Nomor member', 'Member number'),
    memberId: text('Member'),
    oldCardNo: text('Nomor lama', 'Old number'),
    newCardNo: text('Nomor baru', 'New number'),
    resetReasonId: text('Alasan', 'Reason'),
    reason: text('Alasan', 'Reason'),
    result: text('Hasil', 'Result'),
    cardType: text('Jenis kartu', 'Card type'),
    fee: text('Biaya', 'Fee'),
    feeMode: text('Cara bayar', 'Fee mode'),
    cashReceiptNo: text('No kuitansi', 'Receipt no'),
    keepExpiry: text('Masa berlaku tetap', 'Expiry kept'),
    lossNo: text('Laporan hilang', 'Loss report'),
    state: text('Status', 'State'),
    maker: text('Oleh', 'By'),
    approver: text('Penyetuju', 'Approver'),
    note: text('Catatan', 'Note'),
    completedAt: text('Selesai pada', 'Completed at'),
    editors: text('Disusun oleh', 'Shaped by'),
    from: day,
    to: text('Dibuat sampai', 'Created until'),
    createdAt: text('Dibuat', 'At'),
  },
  fields: {},
  derived: {
    replacementNo: line({ maximum: 20 }),
    memberName: line({ maximum: 60 }),
    memberNo: line({ maximum: 10 }),
    memberId: line({ maximum: 36 }),
    oldCardNo: cardNo(),
    newCardNo: cardNo(optional),
    reason: line({ maximum: 100 }),
    result: choice(replacementResults),
    cardType: line({ maximum: 100 }),
    fee: money({ minimum: 0, maximum: 500_000 }),
    feeMode: choice(feeModes, optional),
    cashReceiptNo: line({ maximum: 30, ...optional }),
    keepExpiry: flag(),
    lossNo: line({ maximum: 20, ...optional }),
    state: choice(replacementStates),
    maker: line({ maximum: 60 }),
    approver: line({ maximum: 60, ...optional }),
    note: paragraph({ maximum: 255, ...optional }),
    completedAt: instant(optional),
    editors: object(z.array(z.string())),
  },
  list: {
    size: 20,
    filters: {
      resetReasonId: reference('card-reset-reason/lov'),
      memberId: linkId(),
      state: choices(replacementStates),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'replacementNo'],
    defaultSort: ['createdAt,desc'],
    search: ['replacementNo', 'oldCardNo', 'newCardNo', 'memberName', 'memberNo'],
    columns: [
      'replacementNo',
      'memberName',
      'oldCardNo',
      'newCardNo',
      'reason',
      'result',
      'fee',
      'state',
      'maker',
      'createdAt',
    ],
  },
  operations: ['list', 'detail', 'download'],
  errors: {
    LOSS_REQUIRED: {
      text: text(
        'Alasan ini memerlukan laporan kehilangan kartu {cardNo} yang sudah dikonfirmasi',
        'This reason asks for a confirmed report that card {cardNo} is lost',
      ),
    },
    CARD_IN_TRANSIT: {
      text: text(
        'Kartu {cardNo} sedang dalam perjalanan; terima, kembalikan, atau laporkan hilang dahulu',
        'Card {cardNo} is in transit; receive, return or report it lost first',
      ),
    },
    REPLACEMENT_OPEN: {
      text: text(
        'Penggantian {replacementNo} untuk member ini masih terbuka',
        'Replacement {replacementNo} of this member is still open',
      ),
    },
    REPLACEMENT_TYPE: {
      text: text(
        'Kartu {cardNo} berjenis {type}, seharusnya {expected}',
        'Card {cardNo} is of type {type}, it should be {expected}',
      ),
    },
    REPLACING_OFFICE: {
      status: 403,
      text: text(
        'Nomor diganti oleh user cabang atau kantor pusat',
        'Numbers are replaced by users of branches or head office',
      ),
    },
    NO_CARD_TO_REPLACE: {
      text: text(
        'Member {memberNo} tidak memiliki kartu yang dapat diganti',
        'Member {memberNo} has no card that could be replaced',
      ),
    },
  },
  calls: replacementCalls,
});
export type Replacement = RecordOf<typeof replacements>;
