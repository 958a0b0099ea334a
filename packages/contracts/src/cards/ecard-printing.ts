import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { cardNo, choice, choices, date, instant, line, money, object, options, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { dispatchedLines, homePlan, createdDeliveries } from './card-issuance/deliver.ts';
import { cardStatusFilter, cardStatusOptions } from './lifecycle/statuses.ts';

const module = 'ecard-printing';
const privilege = `${module}:browse`;
const base = 'transaction';
const optional = { required: false } as const;
const access = (action: 'view' | 'update') => ({ privilege, action });

/**
 * REQUESTED → SELECTED → SENT → DONE or RETURNED; REQUESTED → REJECTED; SELECTED → REQUESTED or WITHDRAWN. Any open one
 * is WITHDRAWN when its card is lost or cancelled.
 */
export const printRequestStates = options({
  REQUESTED: ['Diminta', 'Requested', 'warning'],
  SELECTED: ['Dipilih', 'Selected', 'info'],
  SENT: ['Dikirim', 'Sent', 'info'],
  DONE: ['Selesai', 'Done', 'success'],
  RETURNED: ['Dikembalikan', 'Returned', 'warning'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
});
export type PrintRequestState = (typeof printRequestStates)[number]['value'];
export const feeStates = options({ NONE: ['Belum dibayar', 'Not paid'], PAID: ['Dibayar', 'Paid'] });
/** Statuses that a card of a request can have. */
const statuses = cardStatusOptions.filter(({ value }) =>
  ['Digital', 'digital_pwa', 'Printing', 'delivered_to_customer', 'Customer'].includes(value),
);
export const printRequestActions = ['pay', 'reject', 'withdraw'] as const;
/** How long the number of a payment's proof may be. */
export const paymentReference = { minimum: 3, maximum: 40 } as const;

const item = { secureId: z.uuid(), version: z.int() };
const reason = z.string().check(z.minLength(5), z.maxLength(250));
const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });

/** Most requests that one selection takes. */
export const longestSelection = 5_000;

export const ecardCalls = {
  request: call({
    name: `${module}.request`,
    method: 'POST',
    base,
    path: module,
    access: { privilege: 'cards:browse', action: 'update' },
    idempotent: true,
    summary: 'E-card printing: asks for the plastic of an e-card, for a member at the counter',
    body: z.object({ cardId: z.uuid(), isPaid: z.boolean() }),
    result: z.object({ secureId: z.uuid(), requestNo: z.string() }),
    errors: ['PRINT_REQUEST_OPEN', 'CARD_STATUS_CONFLICT'],
  }),
  submit: call({
    name: `${module}.submit`,
    method: 'POST',
    base: 'direct',
    path: module,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: "E-card printing: an application asks for the plastic of its member's e-card",
    body: z.object({ cardNo: z.string().check(z.maxLength(24)), isPaid: z.boolean() }),
    result: z.object({ secureId: z.uuid(), requestNo: z.string() }),
    errors: ['PRINT_REQUEST_OPEN', 'CARD_STATUS_CONFLICT', 'CARD_NO_CHECK_DIGIT'],
  }),
  pay: call({
    name: `${module}.pay`,
    method: 'PUT',
    base,
    path: `${module}/pay`,
    access: access('update'),
    summary: 'E-card printing: the fee of a request is paid, by the number of its proof; head office',
    body: z.object({
      ...item,
      reference: z.string().check(z.minLength(paymentReference.minimum), z.maxLength(paymentReference.maximum)),
    }),
    result: changed,
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
  select: call({
    name: `${module}.select`,
    method: 'POST',
    base,
    path: `${module}/select`,
    access: access('update'),
    idempotent: true,
    summary:
      'E-card printing: an issuance and a batch of chosen requests (P2, P3), one per card type; admin or print vendor',
    body: z.object({
      requestIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(longestSelection)),
      printVendorCode: z.string(),
      designId: z.nullish(z.uuid()),
    }),
    result: z.object({
      issuances: z.array(
        z.object({ secureId: z.uuid(), issuanceNo: z.string(), batchNo: z.string(), quantity: z.int() }),
      ),
    }),
    errors: [
      'FEE_NOT_PAID',
      'ADDRESS_INCOMPLETE',
      'BATCH_TOO_LARGE',
      'VENDOR_MISMATCH',
      'UNKNOWN_VENDOR',
      'DESIGN_OF_OTHER_TYPE',
      'INVALID_STATE',
      'CARD_ON_HOLD',
      'CARD_STATUS_CONFLICT',
    ],
  }),
  deliverPlan: call({
    name: `${module}.deliver-plan`,
    method: 'GET',
    base,
    path: `${module}/deliver-to-customer`,
    access: access('update'),
    summary: 'Printed cards of e-card issuances that may go to their members',
    result: homePlan,
  }),
  dispatch: call({
    name: `${module}.dispatch`,
    method: 'POST',
    base,
    path: `${module}/dispatch`,
    access: access('update'),
    idempotent: true,
    summary:
      'E-card printing: sends printed cards of several issuances to their members (D2), one delivery per courier',
    body: z.object({ courierCode: z.string(), lines: dispatchedLines }),
    result: createdDeliveries,
    errors: [
      'BATCH_NOT_PRINTED',
      'VENDOR_MISMATCH',
      'ADDRESS_INCOMPLETE',
      'AWB_IN_USE',
      'UNKNOWN_COURIER',
      'ATTEMPTS_USED',
      'NOT_REDELIVERABLE',
      'ADDRESS_FIX_REQUIRED',
      'CARD_ON_HOLD',
      'CARD_STATUS_CONFLICT',
    ],
  }),
  reject: call({
    name: `${module}.reject`,
    method: 'PUT',
    base,
    path: `${module}/reject`,
    access: access('update'),
    summary: 'E-card printing: refuses a request; head office',
    body: z.object({ ...item, reason }),
    result: changed,
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
  withdraw: call({
    name: `${module}.withdraw`,
    method: 'PUT',
    base,
    path: `${module}/withdraw`,
    access: access('update'),
    summary: 'E-card printing: takes a card back from the vendor before it is sent (P5, P6); head office',
    body: z.object({ ...item, reason, isRequestedAgain: z.boolean(), destroyed: z.int().check(z.gte(0), z.lte(10)) }),
    result: changed,
    errors: ['INVALID_STATE', 'STALE_VERSION', 'NOT_DESTROYED', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
} as const;

/** Members with an e-card ask for plastic (docs/model/cards.md#e-card-printing). */
export const printRequests = defineResource({
  module,
  base,
  title: text('Cetak E-Card', 'E-card printing'),
  label: 'requestNo',
  volume: 400_000,
  status: false,
  titles: {
    requestNo: text('No. permintaan', 'Request no'),
    cardNo: text('Nomor kartu', 'Card number'),
    memberName: text('Member'),
    cardType: text('Jenis', 'Type'),
    source: text('Sumber', 'Source'),
    requestedAt: text('Diminta', 'Requested'),
    fee: text('Biaya', 'Fee'),
    feeState: text('Status biaya', 'Fee state'),
    state: text('Status', 'State'),
    awbNo: text('No. resi', 'AWB'),
    cardStatus: text('Status kartu', 'Card status'),
    sourceId: text('Sumber', 'Source'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    branchId: text('Cabang', 'Branch'),
    from: text('Diminta dari', 'Requested from'),
    to: text('Diminta sampai', 'Requested until'),
    nameOnCard: text('Nama pada kartu', 'Name on card'),
    note: text('Catatan', 'Note'),
  },
  fields: {},
  derived: {
    requestNo: line({ maximum: 20 }),
    cardNo: cardNo(),
    memberName: line({ maximum: 100 }),
    nameOnCard: line({ maximum: 24 }),
    cardType: line({ maximum: 100 }),
    source: line({ maximum: 40, ...optional }),
    requestedAt: instant(),
    fee: money({ minimum: 0, maximum: 500_000 }),
    feeState: choice(feeStates),
    state: choice(printRequestStates),
    cardStatus: choice(cardStatusOptions),
    awbNo: line({ maximum: 30, ...optional }),
    /** Why it was refused or taken back. */
    note: line({ maximum: 250, ...optional }),
    actions: object(z.array(z.enum(printRequestActions))),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        { key: 'REQUESTED', title: text('Diminta', 'Requested'), values: ['REQUESTED'] },
        { key: 'UNDER_WAY', title: text('Dalam proses', 'Under way'), values: ['SELECTED', 'SENT', 'RETURNED'] },
      ],
    },
    filters: {
      state: choices(printRequestStates),
      sourceId: reference('card-sources/lov'),
      cardTypeId: reference('card-types/lov'),
      cardStatus: cardStatusFilter(statuses),
      branchId: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
      from: date(),
      to: date(),
    },
    sorts: ['requestedAt', 'requestNo', 'fee'],
    defaultSort: ['requestedAt,asc'],
    search: ['requestNo'],
    columns: [
      'requestNo',
      'cardNo',
      'memberName',
      'cardType',
      'source',
      'requestedAt',
      'fee',
      'feeState',
      'state',
      'note',
      'awbNo',
    ],
    large: true,
  },
  operations: ['list', 'download'],
  errors: {
    FEE_NOT_PAID: {
      text: text(
        'Biaya cetak permintaan {requestNo} belum dibayar',
        'The printing fee of request {requestNo} is not paid',
      ),
    },
    PRINT_REQUEST_OPEN: {
      text: text(
        'Kartu {cardNo} sudah memiliki permintaan cetak terbuka',
        'Card {cardNo} has an open print request already',
      ),
    },
    DESIGN_OF_OTHER_TYPE: {
      text: text('Desain bukan untuk jenis kartu yang dipilih', 'The design is not for the card type chosen'),
    },
    NOT_DESTROYED: {
      text: text(
        'Kartu fisik sudah tercetak: nyatakan jumlah yang dimusnahkan',
        'The plastic is printed: state how many were destroyed',
      ),
    },
  },
  calls: ecardCalls,
});
export type PrintRequest = RecordOf<typeof printRequests>;
