import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';
import { dispatchedLines, homePlan, createdDeliveries } from '../card-issuance/deliver.ts';
import { cardStatusOptions } from '../lifecycle/statuses.ts';

export const module = 'ecard-printing';
const privilege = `${module}:browse`;
export const base = 'transaction';
export const optional = { required: false } as const;
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
export const statuses = cardStatusOptions.filter(({ value }) =>
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
    audit: 'REQUEST',
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
    audit: 'READ',
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
