import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import {
  cardNo,
  choice,
  choices,
  date,
  digits,
  flag,
  image,
  instant,
  integer,
  line,
  options,
  phone,
  reference,
} from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { otpErrors } from './otp.ts';

const module = 'card-pickup';
const privilege = `${module}:browse`;

/** `PERSONAL` is opened by the arrival of a member's card, `STOCK` at the counter. */
export const pickUpTypes = options({ PERSONAL: ['Personal'], STOCK: ['Stok', 'Stock'] });
export type PickUpType = (typeof pickUpTypes)[number]['value'];

/**
 * WAITING or IN_PROGRESS → COMPLETED; WAITING → EXPIRED and back, REDELIVERED, CANCELLED (docs/model/cards.md#pick-up).
 */
export const pickUpStates = options({
  WAITING: ['Menunggu', 'Waiting', 'info'],
  IN_PROGRESS: ['Sedang diproses', 'In progress', 'warning'],
  COMPLETED: ['Selesai', 'Completed', 'success'],
  EXPIRED: ['Lewat batas', 'Expired', 'error'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
  REDELIVERED: ['Dikirim ulang', 'Redelivered', 'neutral'],
});
export type PickUpState = (typeof pickUpStates)[number]['value'];

/** States in which a card and its member have a pick-up. */
export const openPickUpStates: readonly PickUpState[] = ['WAITING', 'IN_PROGRESS'];

/** Days before the deadline from which on a waiting card is near it: those of the last reminder. */
export const pickUpNearDays = 3;

/** Who fetches the card. */
export const collectors = options({ SELF: ['Member sendiri', 'The member'], PROXY: ['Wakil', 'A proxy'] });
export const relations = options({
  SPOUSE: ['Suami/istri', 'Spouse'],
  PARENT: ['Orang tua', 'Parent'],
  CHILD: ['Anak', 'Child'],
  SIBLING: ['Saudara', 'Sibling'],
  OTHER: ['Lainnya', 'Other'],
});

/** Largest photo and signature, bytes. */
export const pickUpImageBytes = 2 * 1024 * 1024;
const picture = {
  width: 0,
  height: 0,
  tolerance: Number.POSITIVE_INFINITY,
  maximumBytes: pickUpImageBytes,
  types: ['image/jpeg', 'image/png', 'image/webp'],
};

const item = { secureId: z.uuid(), version: z.int() };
const moved = z.object({
  ...item,
  state: z.enum(pickUpStates.map(({ value }) => value) as [PickUpState, ...PickUpState[]]),
  deadline: z.nullable(z.string()),
});

const person = z.object({
  secureId: z.uuid(),
  memberNo: z.string(),
  name: z.string(),
  nik: z.string(),
  phone: z.string(),
  branch: z.string(),
});
const waiting = z.object({
  ...item,
  pickUpNo: z.string(),
  cardNo: z.string(),
  type: z.enum(['PERSONAL', 'STOCK']),
  state: z.string(),
  deadline: z.nullable(z.string()),
});
const found = z.object({
  member: person,
  /** The pick-up that is open for the member. */
  pickUp: z.nullable(waiting),
  /** Without one: types of card he may be given from stock, and whether it takes the place of an e-card. */
  stock: z.nullable(z.object({ types: z.array(z.string()), replacesECard: z.boolean() })),
  /** Without either: the code of the refusal. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
/** A member at the counter, and what can be done for him. */
export type FoundMember = z.infer<typeof found>;

const fileId = z.uuid();
const handOver = z.object({
  ...item,
  cardNo: z.string(),
  collector: z.enum(['SELF', 'PROXY']),
  ktpSeen: z.boolean(),
  faceManual: z.boolean(),
  photo: fileId,
  signature: fileId,
  proxyName: z.nullish(z.string().check(z.minLength(3), z.maxLength(60))),
  proxyNik: z.nullish(z.string().check(z.regex(/^[0-9]{16}$/))),
  proxyRelation: z.nullish(z.enum(['SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'OTHER'])),
  proxyLetter: z.nullish(fileId),
});
export type HandOverBody = z.infer<typeof handOver>;

const reason = z.string().check(z.minLength(5), z.maxLength(250));
const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const write = { privilege, action: 'update' } as const;

/** The module's own calls besides the operations. */
export const pickUpCalls = {
  find: call({
    name: `${module}.find`,
    method: 'POST',
    ...at('/find'),
    access: { privilege, action: 'create' },
    summary:
      'Card pick-up: the member by the exact card number, member number, NIK or phone, and what can be done for him',
    body: z.object({ term: z.string().check(z.minLength(8), z.maxLength(24)) }),
    result: found,
  }),
  open: call({
    name: `${module}.open`,
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    summary: 'Card pick-up: begins to give a member a card from the stock of the safe',
    idempotent: true,
    body: z.object({
      memberId: z.uuid(),
      cardNo: z.string(),
      /** The replacement of a number that the card results from. */
      replacementId: z.nullish(z.uuid()),
    }),
    result: waiting,
    errors: [
      'REPLACEMENT_TYPE',
      'CARD_NOT_FREE',
      'MEMBER_NOT_ACTIVE',
      'MEMBER_NOT_VERIFIED',
      'MEMBER_HAS_LIVE_CARD',
      'TYPE_NOT_FOR_MEMBER',
      'TYPE_NOT_FOR_BRANCH',
      'PICKUP_OPEN',
    ],
  }),
  otp: call({
    name: `${module}.otp`,
    method: 'POST',
    ...at('/otp'),
    access: { privilege, action: 'update' },
    summary: "Card pick-up: sends a one-time code to the member's registered phone",
    body: z.object({ secureId: z.uuid() }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: Object.keys(otpErrors),
  }),
  verify: call({
    name: `${module}.verify`,
    method: 'PUT',
    ...at('/verify'),
    access: write,
    summary: 'Card pick-up: checks the code that the member has received',
    body: z.object({ secureId: z.uuid(), otp: z.string().check(z.regex(/^[0-9]{6}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['OTP_FAILED'],
  }),
  complete: call({
    name: `${module}.complete`,
    method: 'PUT',
    ...at('/complete'),
    access: write,
    summary: 'Card pick-up: hands the card over (U1)',
    idempotent: true,
    body: handOver,
    result: moved,
    errors: [
      'WRONG_CARD',
      'IDENTITY_UNCHECKED',
      'PROXY_LETTER_REQUIRED',
      'PICKUP_EXPIRED',
      'TYPE_NOT_FOR_BRANCH',
      'MEMBER_NOT_ACTIVE',
      'MEMBER_HAS_LIVE_CARD',
      'CARD_ON_HOLD',
      'INVALID_STATE',
      'STALE_VERSION',
    ],
  }),
  extend: call({
    name: `${module}.extend`,
    method: 'PUT',
    ...at('/extend'),
    access: write,
    summary: 'Card pick-up: gives the member more days; an expired one waits again',
    body: z.object({ ...item, reasonId: z.uuid(), days: z.int().check(z.gte(1), z.lte(90)) }),
    result: moved,
    errors: ['EXTENSION_LIMIT', 'INVALID_STATE', 'STALE_VERSION', 'PICKUP_OPEN'],
  }),
  cancel: call({
    name: `${module}.cancel`,
    method: 'PUT',
    ...at('/cancel'),
    access: write,
    summary: 'Card pick-up: gives a card from stock back to the safe',
    body: z.object({ ...item, reason }),
    result: moved,
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
} as const;

/** The code with which an extension is refused now, and the limit that it names; undefined when there are some left. */
export const extensionRefusal = (count: number, limit: number) =>
  count >= limit ? ({ code: 'EXTENSION_LIMIT', parameters: { limit } } as const) : undefined;

/** What EXTENSION_LIMIT reads where the setting allows another number than two. */
export const extensionLimitText = text('Perpanjangan maksimal {limit} kali', 'At most {limit} extensions');

const optional = { required: false } as const;

/** Cards handed over at the counter of a branch (docs/model/cards.md#pick-up). */
export const pickUps = defineResource({
  module,
  base: 'transaction',
  title: text('Pengambilan Kartu', 'Card pick-up'),
  label: 'pickUpNo',
  volume: 2_500_000,
  status: false,
  titles: {
    pickUpNo: text('No. pengambilan', 'Pick-up no'),
    cardNo: text('Nomor kartu', 'Card number'),
    memberName: text('Member'),
    memberNo: text('Nomor member', 'Member number'),
    memberPhone: text('Telepon', 'Phone'),
    memberNik: text('NIK'),
    branch: text('Cabang', 'Branch'),
    type: text('Jenis', 'Type'),
    arrivedAt: text('Tiba', 'Arrived'),
    deadline: text('Batas', 'Deadline'),
    daysLeft: text('Sisa hari', 'Days left'),
    state: text('Status', 'State'),
    extensionCount: text('Perpanjangan', 'Extensions'),
    extensionLimit: text('Perpanjangan paling banyak', 'Most extensions'),
    collector: text('Diambil oleh', 'Fetched by'),
    proxyName: text('Nama wakil', 'Name of the proxy'),
    proxyNik: text('NIK wakil', 'NIK of the proxy'),
    proxyRelation: text('Hubungan', 'Relation'),
    proxyLetter: text('Surat kuasa', 'Letter of authority'),
    ktpSeen: text('KTP dilihat', 'Identity card seen'),
    faceScore: text('Kecocokan wajah (%)', 'Face match (%)'),
    faceManual: text('Wajah dicocokkan petugas', 'Face compared by staff'),
    otpVerifiedAt: text('OTP diverifikasi', 'Code verified'),
    photo: text('Foto serah terima', 'Photo of the hand-over'),
    signature: text('Tanda tangan', 'Signature'),
    replacesECard: text('Menggantikan e-card', 'Replaces an e-card'),
    closedAt: text('Ditutup', 'Closed'),
    closedBy: text('Ditutup oleh', 'Closed by'),
    cardType: text('Jenis kartu', 'Card type'),
    nameOnCard: text('Nama pada kartu', 'Name on card'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
    from: text('Dibuat dari', 'Created from'),
    to: text('Dibuat sampai', 'Created until'),
    overdue: text('Lewat batas', 'Overdue'),
    near: text('Mendekati batas', 'Near the deadline'),
  },
  fields: {},
  derived: {
    pickUpNo: line({ maximum: 20 }),
    cardNo: cardNo(),
    cardId: line({ maximum: 36 }),
    memberName: line({ maximum: 60 }),
    memberNo: line({ maximum: 10 }),
    memberPhone: phone(),
    memberNik: digits({ maximum: 16, personal: 'nik' }),
    branch: line({ maximum: 70 }),
    type: choice(pickUpTypes),
    arrivedAt: instant(optional),
    deadline: date(optional),
    daysLeft: integer({ minimum: -10_000, maximum: 10_000, ...optional }),
    state: choice(pickUpStates),
    extensionCount: integer({ minimum: 0, maximum: 10 }),
    extensionLimit: integer({ minimum: 0, maximum: 10 }),
    collector: choice(collectors),
    proxyName: line({ maximum: 60, ...optional }),
    proxyNik: digits({ maximum: 16, personal: 'nik', ...optional }),
    proxyRelation: choice(relations, optional),
    proxyLetter: line({ maximum: 36, ...optional }),
    ktpSeen: flag(),
    faceScore: integer({ minimum: 0, maximum: 100, ...optional }),
    faceManual: flag(),
    otpVerifiedAt: instant(optional),
    photo: image(picture, optional),
    signature: image(picture, optional),
    replacesECard: flag(),
    closedAt: instant(optional),
    closedBy: line({ maximum: 60, ...optional }),
    cardType: line({ maximum: 100 }),
    nameOnCard: line({ maximum: 24, ...optional }),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        { key: 'WAITING', title: text('Menunggu', 'Waiting'), values: ['WAITING'] },
        { key: 'IN_PROGRESS', title: text('Sedang diproses', 'In progress'), values: ['IN_PROGRESS'] },
        { key: 'EXPIRED', title: text('Lewat batas', 'Past the deadline'), values: ['EXPIRED'] },
      ],
    },
    filters: {
      state: choices(pickUpStates),
      type: choice(pickUpTypes),
      branchId: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
      mraId: reference('mra/lov'),
      from: date(),
      to: date(),
      overdue: flag(),
      near: flag(),
    },
    sorts: ['deadline', 'arrivedAt', 'pickUpNo', 'state'],
    defaultSort: ['deadline,asc'],
    search: ['cardNo', 'memberName', 'pickUpNo', 'memberPhone'],
    columns: ['pickUpNo', 'cardNo', 'memberName', 'branch', 'type', 'arrivedAt', 'deadline', 'daysLeft', 'state'],
    large: true,
  },
  operations: ['list', 'detail', 'download', 'reveal'],
  errors: {
    ...otpErrors,
    MEMBER_NOT_VERIFIED: {
      text: text('Member {memberNo} belum diverifikasi', 'Member {memberNo} is not verified yet'),
    },
    TYPE_NOT_FOR_MEMBER: {
      text: text(
        'Jenis kartu {type} tidak untuk program member ini',
        'Card type {type} is not for the program of this member',
      ),
    },
    IDENTITY_UNCHECKED: {
      text: text(
        'KTP harus dilihat, dan wajah dicocokkan atau OTP diverifikasi',
        'The identity card must be seen, and the face compared or the code verified',
      ),
    },
    PROXY_LETTER_REQUIRED: {
      text: text('Data wakil dan surat kuasa wajib diisi', 'The proxy and the letter of authority are required'),
    },
    PICKUP_EXPIRED: {
      text: text(
        'Batas pengambilan sudah lewat. Perpanjang terlebih dahulu',
        'The deadline has passed. Extend it first',
      ),
    },
    COUNTER_ONLY: {
      text: text(
        'Kartu hanya diserahkan oleh user cabang tempat kartu berada',
        'Cards are handed over by users of the branch where they are',
      ),
    },
  },
  calls: pickUpCalls,
});

export type PickUp = RecordOf<typeof pickUps>;
