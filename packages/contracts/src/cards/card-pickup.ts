// Long: one resource, one entry a field, filter and call.
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
  phone,
  reference,
} from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { otpErrors } from '../membership/index.ts';
import { module, pickUpTypes, pickUpStates, collectors, relations, picture, pickUpCalls } from './card-pickup/calls.ts';

export {
  pickUpTypes,
  type PickUpType,
  pickUpStates,
  type PickUpState,
  openPickUpStates,
  pickUpNearDays,
  collectors,
  relations,
  pickUpImageBytes,
  type FoundMember,
  type HandOverBody,
  pickUpCalls,
} from './card-pickup/calls.ts';

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
  title: text('Pengambilan Kartu', 'Card Pick-up'),
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
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      from: date(),
      to: date(),
      overdue: flag(),
      near: flag(),
    },
    sorts: ['deadline', 'arrivedAt', 'pickUpNo', 'state'],
    groupings: { by: ['state', 'type'] },
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      type: ['is', 'isNot', 'anyOf'],
      deadline: ['relative', 'between', 'empty'],
    },
    defaultSort: ['deadline,asc'],
    search: ['cardNo', 'memberName', 'pickUpNo', 'memberPhone'],
    columns: ['pickUpNo', 'cardNo', 'memberName', 'branch', 'type', 'arrivedAt', 'deadline', 'daysLeft', 'state'],
    large: true,
  },
  queues: {
    waiting: {
      code: 'CARD_PICKUP',
      label: text('Kartu menunggu diambil', 'Cards waiting for pick-up'),
      filters: { state: ['WAITING'] },
      action: 'update',
      offices: ['BRANCH'],
      since: 'arrivedAt',
    },
    near: {
      code: 'CARD_PICKUP_NEAR',
      label: text('Kartu mendekati batas pengambilan', 'Cards near their pick-up deadline'),
      filters: { state: ['WAITING'], near: true },
      action: 'update',
      offices: ['BRANCH'],
      since: 'arrivedAt',
    },
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
