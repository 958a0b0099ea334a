import * as z from 'zod/mini';
import { cardNo, choice, choices, date, flag, instant, integer, line, object, phone } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { cardStatusOptions } from '../lifecycle/statuses.ts';
import { base, issuanceModule, issuancePrivilege, linkId } from './shared.ts';
import { deliveryModes, deliveryStates, lineResults, relations } from './vocabulary.ts';

const optional = { required: false } as const;
const count = () => integer({ minimum: 0, maximum: 1_000_000 });

const receipt = z.object({
  secureId: z.uuid(),
  receiptNo: z.string(),
  fileId: z.uuid(),
  receivedDate: z.string(),
  receivedBy: z.string(),
  received: z.int(),
  missing: z.int(),
  damaged: z.int(),
  returned: z.int(),
  remark: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  /** Number of the receipt that has taken its place, as its file was wrong. */
  supersededBy: z.nullable(z.string()),
});
export type DeliveryReceipt = z.infer<typeof receipt>;
/** What the person who looks may do with a delivery now. */
export const deliveryActions = ['recall', 'receive', 'delivered', 'supersede', 'confirmInHand', 'print'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];

const titles = {
  deliveryNo: text('No. kiriman', 'Delivery no'),
  mode: text('Mode'),
  origin: text('Asal', 'Origin'),
  destination: text('Tujuan', 'Destination'),
  courierCode: text('Kurir', 'Courier'),
  awbNo: text('No. resi', 'AWB'),
  sealNo: text('No. segel', 'Seal no'),
  dispatchedAt: text('Dikirim', 'Dispatched'),
  expectedAt: text('Perkiraan tiba', 'Expected'),
  sent: text('Dikirim (kartu)', 'Sent'),
  received: text('Diterima', 'Received'),
  missing: text('Tidak ada', 'Missing'),
  damaged: text('Rusak', 'Damaged'),
  returned: text('Dikembalikan', 'Returned'),
  lost: text('Hilang', 'Lost'),
  pending: text('Menunggu', 'Pending'),
  state: text('Status', 'State'),
  overdue: text('Terlambat', 'Overdue'),
  recalledAt: text('Ditarik', 'Recalled'),
  issuanceId: text('Penerbitan', 'Issuance'),
  issuanceNo: text('No. penerbitan', 'Issuance no'),
  deliveryId: text('Kiriman', 'Delivery'),
  cardNo: text('Nomor kartu', 'Card number'),
  nameOnCard: text('Nama pada kartu', 'Name on card'),
  cardStatus: text('Status kartu', 'Card status'),
  result: text('Hasil', 'Result'),
  resultAt: text('Dicatat', 'Recorded'),
  eventDate: text('Tanggal', 'Date'),
  receivedBy: text('Penerima', 'Received by'),
  relation: text('Hubungan', 'Relation'),
  reason: text('Alasan', 'Reason'),
  recipientName: text('Nama penerima', 'Recipient'),
  attemptNo: text('Percobaan', 'Attempt'),
  inHand: text('Menunggu konfirmasi cabang', 'Awaits the branch'),
};

/** Parcels of cards, to offices and to members. */
export const deliveries = defineResource({
  module: 'card-issuance-delivery',
  base,
  path: `${issuanceModule}/delivery`,
  privilege: issuancePrivilege,
  title: text('Kiriman Kartu', 'Delivery of cards'),
  label: 'deliveryNo',
  volume: 80_000,
  status: false,
  titles,
  fields: {},
  derived: {
    /** One of those whose cards it carries: the one on whose pages it is shown. */
    issuanceId: linkId(),
    issuanceNo: line({ maximum: 20 }),
    deliveryNo: line({ maximum: 20 }),
    mode: choice(deliveryModes),
    origin: line({ maximum: 160 }),
    destination: line({ maximum: 160, ...optional }),
    courierCode: line({ maximum: 20 }),
    awbNo: line({ maximum: 30, ...optional }),
    sealNo: line({ maximum: 30, ...optional }),
    dispatchedAt: instant(),
    expectedAt: date(),
    sent: count(),
    received: count(),
    missing: count(),
    damaged: count(),
    returned: count(),
    lost: count(),
    pending: count(),
    state: choice(deliveryStates),
    overdue: flag(),
    recalledAt: instant(optional),
    actions: object(z.array(z.enum(deliveryActions))),
    /** Null in lists. */
    receipts: object(z.array(receipt), optional),
  },
  list: {
    filters: { issuanceId: linkId(), mode: choice(deliveryModes), state: choices(deliveryStates), overdue: flag() },
    sorts: ['dispatchedAt', 'deliveryNo'],
    conditions: { dispatchedAt: ['relative', 'between'] },
    defaultSort: ['dispatchedAt,desc'],
    search: ['deliveryNo'],
    columns: [
      'deliveryNo',
      'mode',
      'destination',
      'courierCode',
      'awbNo',
      'dispatchedAt',
      'expectedAt',
      'sent',
      'received',
      'pending',
      'state',
    ],
    large: true,
  },
  operations: ['list', 'detail'],
});
export type Delivery = RecordOf<typeof deliveries>;

/** The cards of a delivery. */
export const deliveryLines = defineResource({
  module: 'card-issuance-delivery-line',
  base,
  path: `${issuanceModule}/delivery/line`,
  privilege: issuancePrivilege,
  title: text('Kartu kiriman', 'Card of a delivery'),
  label: 'cardNo',
  volume: 5_000_000,
  status: false,
  titles,
  fields: {},
  derived: {
    deliveryId: linkId(),
    cardNo: cardNo(),
    nameOnCard: line({ maximum: 24, ...optional }),
    cardStatus: choice(cardStatusOptions),
    result: choice(lineResults),
    resultAt: instant(optional),
    eventDate: date(optional),
    receivedBy: line({ maximum: 100, ...optional }),
    relation: choice(relations, optional),
    reason: line({ maximum: 100, ...optional }),
    awbNo: line({ maximum: 30, ...optional }),
    attemptNo: integer({ minimum: 1, maximum: 2 }),
    recipientName: line({ maximum: 100, ...optional }),
    /** On the label, which the vendor prints (docs/model/cards.md#who-acts). */
    address: line({ maximum: 200, personal: 'address', flagGroup: 'all', ...optional }),
    zipCode: line({ maximum: 5, ...optional }),
    phone: phone({ flagGroup: 'all', ...optional }),
    /** Came back and is not confirmed by the branch yet. */
    inHand: flag(),
  },
  list: {
    filters: { deliveryId: linkId(), result: choices(lineResults) },
    sorts: ['cardNo'],
    defaultSort: ['cardNo,asc'],
    search: ['cardNo', 'awbNo'],
    columns: [
      'cardNo',
      'nameOnCard',
      'result',
      'eventDate',
      'receivedBy',
      'relation',
      'reason',
      'awbNo',
      'attemptNo',
      'recipientName',
      'address',
      'zipCode',
      'phone',
      'cardStatus',
    ],
  },
  operations: ['list', 'download'],
});
export type DeliveryLine = RecordOf<typeof deliveryLines>;
