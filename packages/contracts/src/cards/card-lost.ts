import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import {
  cardNo,
  choice,
  choices,
  date,
  flag,
  instant,
  integer,
  line,
  object,
  options,
  paragraph,
  phone,
  plainDate,
  reference,
} from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { lossDeskCalls, mostLost } from './card-lost-desk.ts';
import { lossReportCalls } from './card-lost-report.ts';
import { otpErrors } from './otp.ts';
import { lossKinds } from './reason-for-loss.ts';

const module = 'card-lost';
const privilege = `${module}:browse`;

/** REPORTED → CONFIRMED or REJECTED; CONFIRMED → FOUND, REPLACED or CLOSED (docs/model/cards.md#loss). */
export const lossStates = options({
  REPORTED: ['Dilaporkan', 'Reported', 'warning'],
  CONFIRMED: ['Dikonfirmasi', 'Confirmed', 'error'],
  REJECTED: ['Ditolak', 'Rejected', 'neutral'],
  FOUND: ['Ditemukan', 'Found', 'success'],
  REPLACED: ['Diganti', 'Replaced', 'info'],
  CLOSED: ['Ditutup', 'Closed', 'neutral'],
});
export type LossState = (typeof lossStates)[number]['value'];

/** What became of a card of a report; `REJECTED` where it never was lost. */
export const lossCardResults = options({
  OPEN: ['Terbuka', 'Open', 'warning'],
  LOST: ['Hilang', 'Lost', 'error'],
  FOUND: ['Ditemukan', 'Found', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'neutral'],
});
export type LossCardResult = (typeof lossCardResults)[number]['value'];

/** Ways to identify a member who reports or finds a card; two of them are needed. */
export const identifications = options({
  OTP: ['OTP ke telepon terdaftar', 'Code to the registered phone'],
  MAIDEN_NAME: ['Nama gadis ibu kandung', "Mother's maiden name"],
  KTP: ['KTP', 'Identity card'],
});
export type Identification = (typeof identifications)[number]['value'];
/** Who came to the desk for the member's card. */
export const lossRelations = options({
  SELF: ['Member sendiri', 'The member'],
  SPOUSE: ['Suami/istri', 'Spouse'],
  PARENT: ['Orang tua', 'Parent'],
  CHILD: ['Anak', 'Child'],
  SIBLING: ['Saudara', 'Sibling'],
  OTHER: ['Lainnya', 'Other'],
});
export type LossRelation = (typeof lossRelations)[number]['value'];
/** How many ways, most cards of a report and of one confirmation, the letter's size and the length of what happened. */
export const lossRules = {
  identifications: 2,
  cards: mostLost,
  letterBytes: 5 * 1024 * 1024,
  bulk: 100,
  chronology: { minimum: 20, maximum: 1_000 },
} as const;

const item = { secureId: z.uuid(), version: z.int() };
const ways = z
  .array(z.enum(identifications.map(({ value }) => value) as [Identification, ...Identification[]]))
  .check(z.maxLength(3));
/** As the member's record has it (docs/model/membership.md#member). */
const mothersName = z.string().check(z.minLength(3), z.maxLength(60));
const moved = z.object({ ...item, state: z.enum(lossStates.map(({ value }) => value) as [LossState, ...LossState[]]) });
const note = z.string().check(z.minLength(5), z.maxLength(250));
const report = {
  reasonId: z.uuid(),
  lostDate: plainDate(),
  chronology: z.string().check(z.minLength(lossRules.chronology.minimum), z.maxLength(lossRules.chronology.maximum)),
  policeLetterNo: z.nullish(z.string().check(z.maxLength(40))),
  policeLetterFile: z.nullish(z.uuid()),
};
const memberReport = z.object({
  ...report,
  memberId: z.uuid(),
  identifiedBy: ways,
  relation: z.nullish(z.enum(lossRelations.map(({ value }) => value) as [LossRelation, ...LossRelation[]])),
  wantsReplacement: z.boolean(),
  /** The person who reports for the member. */
  reporterName: z.nullish(z.string().check(z.minLength(3), z.maxLength(60))),
  reporterPhone: z.nullish(z.string().check(z.maxLength(20))),
});
const officeReport = z.object({
  ...report,
  kind: z.enum(['OFFICE', 'COURIER']),
  cardNos: z.array(z.string()).check(z.minLength(1), z.maxLength(lossRules.cards)),
});
const finding = z.object({
  ...item,
  office: z.nullish(z.object({ kind: z.enum(['BRANCH', 'MRA']), id: z.uuid() })),
  photo: z.nullish(z.uuid()),
  identifiedBy: ways,
});
export type MemberReport = z.infer<typeof memberReport>;
export type OfficeReport = z.infer<typeof officeReport>;
export type Finding = z.infer<typeof finding>;

const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const lossCard = z.object({
  cardId: z.uuid(),
  cardNo: z.string(),
  statusBefore: z.string(),
  result: z.enum(lossCardResults.map(({ value }) => value) as [LossCardResult, ...LossCardResult[]]),
  status: z.string(),
  replacedBy: z.nullable(z.string()),
});
export type LossCard = z.infer<typeof lossCard>;
/** What the report did to its cards, or was done to them in its name. */
const lossStep = z.object({
  code: z.string(),
  actedAt: z.string(),
  actor: z.string(),
  remark: z.nullable(z.string()),
  cards: z.int(),
});
export type LossStep = z.infer<typeof lossStep>;
const faults = [
  'CARD_ALREADY_LOST',
  'LOST_DATE_INVALID',
  'POLICE_LETTER_REQUIRED',
  'CARD_ON_HOLD',
  'CARD_STATUS_CONFLICT',
];
const pickFaults = ['OFFICES_MIXED', 'DOCUMENTS_MIXED', 'DELIVERY_NOT_OVERDUE'];

/** The module's own calls besides the operations. */
export const lossCalls = {
  reportMember: call({
    name: `${module}.create`,
    method: 'POST',
    ...at('/member'),
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: "Lost cards: blocks an identified member's card at once (L3)",
    body: memberReport,
    result: moved,
    errors: ['NOT_IDENTIFIED', ...faults],
  }),
  reportOffice: call({
    name: `${module}.report`,
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Lost cards: reports cards of a safe, or on their way, for a second person to confirm',
    body: officeReport,
    result: moved,
    errors: [...faults, ...pickFaults],
  }),
  otp: call({
    name: `${module}.otp`,
    method: 'POST',
    ...at('/otp'),
    access: { privilege, action: 'create' },
    summary: "Lost cards: sends a one-time code to the member's registered phone",
    body: z.object({ memberId: z.uuid() }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: Object.keys(otpErrors),
  }),
  verify: call({
    name: `${module}.verify`,
    method: 'PUT',
    ...at('/verify'),
    access: { privilege, action: 'create' },
    summary: 'Lost cards: checks the code that the member has received',
    body: z.object({ memberId: z.uuid(), otp: z.string().check(z.regex(/^[0-9]{6}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['OTP_FAILED'],
  }),
  compareName: call({
    name: `${module}.compareName`,
    method: 'POST',
    ...at('/maiden-name'),
    access: { privilege, action: 'create' },
    summary: "Lost cards: whether a typed name is the mother's maiden name of the member, which is never shown",
    body: z.object({ memberId: z.uuid(), name: mothersName }),
    result: z.object({ matched: z.boolean() }),
  }),
  confirm: call({
    name: `${module}.confirm`,
    method: 'PUT',
    ...at('/confirm'),
    access: { privilege, action: 'approve' },
    summary: 'Lost cards: confirms reports of others (L1, L2), all or none',
    body: z.object({ items: z.array(z.object(item)).check(z.minLength(1), z.maxLength(lossRules.bulk)) }),
    result: z.object({ changed: z.int() }),
    errors: ['SELF_APPROVAL', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  reject: call({
    name: `${module}.reject`,
    method: 'PUT',
    ...at('/reject'),
    access: { privilege, action: 'approve' },
    summary: 'Lost cards: rejects a report of somebody else; its cards are free, or expected, again',
    body: z.object({ ...item, reason: note }),
    result: moved,
    errors: ['SELF_APPROVAL', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  found: call({
    name: `${module}.found`,
    method: 'PUT',
    ...at('/found'),
    access: { privilege, action: 'update' },
    summary: 'Lost cards: the cards are in hand again (L4 to L7)',
    body: finding,
    result: moved,
    errors: ['FOUND_AFTER_REPLACEMENT', 'NOT_IDENTIFIED', 'PHOTO_REQUIRED', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  cards: call({
    name: `${module}.cards`,
    method: 'GET',
    ...at('/{secureId}/cards'),
    access: { privilege, action: 'view' },
    summary: 'Lost cards: the cards of a report',
    result: z.array(lossCard),
  }),
  history: call({
    name: `${module}.history`,
    method: 'GET',
    ...at('/{secureId}/history'),
    access: { privilege, action: 'view' },
    summary: 'Lost cards: what a report did to its cards, the latest first',
    result: z.array(lossStep),
  }),
} as const;

const optional = { required: false } as const;

/** Reports of loss (docs/model/cards.md#loss). */
export const losses = defineResource({
  module,
  base: 'transaction',
  title: text('Kartu Hilang', 'Lost cards'),
  label: 'lossNo',
  volume: 180_000,
  status: false,
  titles: {
    lossNo: text('No. laporan', 'Loss no'),
    reporterKind: text('Pelapor', 'Reporter'),
    cardCount: text('Kartu', 'Cards'),
    cardNo: text('Nomor kartu', 'Card number'),
    memberName: text('Member'),
    office: text('Kantor', 'Office'),
    reason: text('Alasan', 'Reason'),
    lostDate: text('Hilang pada', 'Lost on'),
    state: text('Status', 'State'),
    reportedBy: text('Dilaporkan oleh', 'Reported by'),
    relation: text('Hubungan', 'Relation'),
    reporterPhone: text('Telepon', 'Phone'),
    policeLetterNo: text('No surat polisi', 'Police letter no'),
    policeLetterFile: text('Surat polisi', 'Police letter'),
    chronology: text('Kronologi', 'Chronology'),
    wantsReplacement: text('Ingin kartu pengganti', 'Wants a replacement'),
    sourceNo: text('Dokumen', 'Document'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan pada', 'Decided at'),
    note: text('Catatan', 'Note'),
    photo: text('Foto', 'Photo'),
    editors: text('Disusun oleh', 'Shaped by'),
    officeKind: text('Jenis kantor', 'Kind of office'),
    officeId: text('Kantor', 'Office'),
    memberId: text('Member'),
    reasonId: text('Alasan', 'Reason'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    from: text('Dilaporkan dari', 'Reported from'),
    to: text('Dilaporkan sampai', 'Reported until'),
  },
  fields: {},
  derived: {
    lossNo: line({ maximum: 20 }),
    reporterKind: choice(lossKinds),
    cardCount: integer({ minimum: 0, maximum: 500 }),
    cardNo: cardNo(optional),
    memberName: line({ maximum: 60, ...optional }),
    office: line({ maximum: 70 }),
    reason: line({ maximum: 100 }),
    lostDate: date(),
    state: choice(lossStates),
    reportedBy: line({ maximum: 60 }),
    relation: choice(lossRelations, optional),
    reporterPhone: phone(optional),
    policeLetterNo: line({ maximum: 40, ...optional }),
    policeLetterFile: line({ maximum: 36, ...optional }),
    chronology: paragraph({ maximum: 1_000 }),
    wantsReplacement: flag(),
    sourceNo: line({ maximum: 20, ...optional }),
    decidedBy: line({ maximum: 60, ...optional }),
    decidedAt: instant(optional),
    note: paragraph({ maximum: 250, ...optional }),
    photo: line({ maximum: 36, ...optional }),
    editors: object(z.array(z.string())),
    officeKind: choice(options({ BRANCH: ['Cabang', 'Branch'], MRA: ['MRA'] })),
    officeId: line({ maximum: 36 }),
    memberId: line({ maximum: 36, ...optional }),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        { key: 'OPEN', title: text('Terbuka', 'Open'), values: ['REPORTED', 'CONFIRMED'] },
        { key: 'DECIDE', title: text('Menunggu keputusan', 'To decide'), values: ['REPORTED'] },
      ],
    },
    filters: {
      reporterKind: choice(lossKinds),
      reasonId: reference('reason-for-loss/lov'),
      state: choices(lossStates),
      mraId: reference('mra/lov'),
      branchId: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'lostDate', 'lossNo'],
    defaultSort: ['createdAt,desc'],
    search: ['lossNo', 'cardNo', 'memberName', 'policeLetterNo'],
    columns: [
      'lossNo',
      'reporterKind',
      'cardCount',
      'cardNo',
      'memberName',
      'office',
      'reason',
      'lostDate',
      'createdAt',
      'state',
    ],
  },
  operations: ['list', 'detail', 'download'],
  errors: {
    ...otpErrors,
    LOST_DATE_INVALID: {
      status: 422,
      text: text(
        'Tanggal hilang tidak boleh setelah hari ini atau lebih dari sehari sebelum pergerakan terakhir kartu {cardNo}',
        'The date of loss may not be after today or more than a day before the last movement of card {cardNo}',
      ),
    },
    POLICE_LETTER_REQUIRED: {
      status: 422,
      text: text(
        'Alasan ini memerlukan nomor dan berkas surat polisi',
        'This reason asks for the number and the file of a police letter',
      ),
    },
    NOT_IDENTIFIED: {
      status: 422,
      text: text('Member harus dikenali dengan dua cara', 'The member must be identified in two ways'),
    },
    PHOTO_REQUIRED: {
      status: 422,
      text: text('Foto kartu yang ditemukan wajib diunggah', 'A photo of the card that was found is required'),
    },
    OFFICES_MIXED: {
      status: 422,
      text: text(
        'Kartu {cardNo} berada di kantor lain dari kartu pertama',
        'Card {cardNo} is at another office than the first card',
      ),
    },
    DOCUMENTS_MIXED: {
      status: 422,
      text: text(
        'Kartu {cardNo} berada di kiriman lain dari kartu pertama',
        'Card {cardNo} travels with another document than the first card',
      ),
    },
    DELIVERY_NOT_OVERDUE: {
      status: 409,
      text: text(
        'Kartu {cardNo} masih dalam perjalanan; {document} belum lewat batas waktu',
        'Card {cardNo} is still on its way; {document} is not overdue',
      ),
    },
    NO_CARD_TO_BLOCK: { status: 409, text: text('Member ini tidak memegang kartu', 'The member holds no card') },
    TOO_MANY_REPORTS: { status: 422, text: text('Maksimal 100 laporan sekaligus', 'At most 100 reports at a time') },
    TOO_MANY_CARDS: { status: 422, text: text('Maksimal 500 kartu per laporan', 'At most 500 cards per report') },
    REPORT_PERIOD: {
      status: 422,
      text: text('Periode laporan maksimal 12 bulan', 'The report covers at most 12 months'),
    },
  },
  calls: { ...lossCalls, ...lossDeskCalls, ...lossReportCalls },
});
export type Loss = RecordOf<typeof losses>;
