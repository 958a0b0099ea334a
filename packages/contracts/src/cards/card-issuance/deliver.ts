import * as z from 'zod/mini';
import { plainDate } from '../../core/fields.ts';
import { call } from '../../core/call.ts';
import { officeKind, officeReady } from './office-ready.ts';
import { base, issuanceModule, issuancePrivilege, item, reasonText } from './shared.ts';
import { relations } from './vocabulary.ts';

const access = (action: 'view' | 'update') => ({ privilege: issuancePrivilege, action });
/** Number of a parcel at its courier, cleaned of spaces and upper-case. */
const awbNo = z.string().check(z.minLength(5), z.maxLength(30));
const courierCode = z.string().check(z.minLength(1), z.maxLength(20));
const cardNo = z.string().check(z.regex(/^[0-9]{16}$/));
/** Deliveries created by a dispatch. */
export const createdDeliveries = z.object({
  deliveries: z.array(
    z.object({
      secureId: z.uuid(),
      deliveryNo: z.string(),
      sent: z.int(),
      /** The issuance on whose pages it is shown. */ issuanceId: z.uuid(),
    }),
  ),
});
const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
/** Why a card cannot go home. */
export const addressProblems = [
  'ADDRESS',
  'ZIP_CODE',
  'PHONE',
  'HELD',
  'ATTEMPTS_USED',
  'NOT_REDELIVERABLE',
  'ADDRESS_UNCHANGED',
] as const;
export type AddressProblem = (typeof addressProblems)[number];
const homeReady = z.object({
  cardId: z.uuid(),
  cardNo: z.string(),
  nameOnCard: z.nullable(z.string()),
  recipientName: z.string(),
  address: z.nullable(z.string()),
  zipCode: z.string(),
  area: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  issuanceNo: z.string(),
  attemptNo: z.int(),
  problems: z.array(z.enum(addressProblems)),
});
export type HomeReady = z.infer<typeof homeReady>;
export const homePlan = z.object({
  origin: z.enum(['VENDOR', 'BRANCH']),
  rows: z.array(homeReady),
  /** Of all there are, of which one dispatch takes the first. */ total: z.int(),
});
/** Cards that one dispatch to members takes at most. */
export const longestDispatch = 1_000;
export const dispatchedLines = z
  .array(z.object({ cardId: z.uuid(), awbNo }))
  .check(z.minLength(1), z.maxLength(longestDispatch));

const paper = z.object({
  cardNo: z.string(),
  nameOnCard: z.nullable(z.string()),
  recipientName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  area: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  awbNo: z.nullable(z.string()),
});
const papers = z.object({ lines: z.array(paper) });
export type DeliveryPaper = z.infer<typeof paper>;

const receiptFields = {
  receiptNo: z.string().check(z.minLength(1), z.maxLength(30)),
  fileId: z.uuid(),
  remark: z.nullish(z.string().check(z.maxLength(250))),
};

/** What a courier may report about a card. */
export const courierResults = ['DELIVERED', 'RETURNED', 'MISSING'] as const;
const relation = z.enum(relations.map(({ value }) => value) as [string, ...string[]]);
const courierLine = z.object({
  cardNo,
  awbNo: z.nullish(z.string()),
  result: z.enum(courierResults),
  eventDate: plainDate(),
  receivedBy: z.nullish(z.string().check(z.maxLength(100))),
  relation: z.nullish(relation),
  reasonCode: z.nullish(z.string().check(z.maxLength(20))),
});
export type CourierLine = z.infer<typeof courierLine>;
const judged = z.object({
  line: z.int(),
  cardNo: z.string(),
  awbNo: z.string(),
  result: z.string(),
  eventDate: z.string(),
  receivedBy: z.string(),
  relation: z.string(),
  reasonCode: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
});
export type JudgedLine = z.infer<typeof judged>;
/** Columns of a courier's file of results. */
export const courierColumns = [
  'card_no',
  'awb_no',
  'result',
  'event_date',
  'received_by',
  'relation',
  'return_reason_code',
] as const;

/** Dispatch and receipt of cards. */
export const deliverCalls = {
  branchPlan: call({
    name: `${issuanceModule}.branch-plan`,
    method: 'GET',
    base,
    path: `${issuanceModule}/{secureId}/branch-deliver`,
    access: access('view'),
    summary: 'Printed cards of an issuance that may go to offices, by office',
    result: z.array(officeReady),
  }),
  dispatchBranch: call({
    name: `${issuanceModule}.dispatch-branch`,
    method: 'POST',
    base,
    path: `${issuanceModule}/dispatch-branch`,
    access: access('update'),
    idempotent: 'required',
    summary: 'Card issuance: sends printed cards to offices (D1), one delivery per office; admin or print vendor',
    body: z.object({
      secureId: z.uuid(),
      parcels: z
        .array(
          z.object({
            officeKind,
            officeId: z.uuid(),
            quantity: z.int().check(z.gte(1)),
            courierCode,
            awbNo,
            sealNo: z.nullish(z.string().check(z.maxLength(30))),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
    }),
    result: createdDeliveries,
    errors: [
      'BATCH_NOT_PRINTED',
      'VENDOR_MISMATCH',
      'AWB_IN_USE',
      'DESTINATION_INACTIVE',
      'QUANTITY_SHORT',
      'UNKNOWN_COURIER',
      'TYPE_NOT_FOR_BRANCH',
      'CARD_ON_HOLD',
    ],
  }),
  customerPlan: call({
    name: `${issuanceModule}.customer-plan`,
    method: 'GET',
    base,
    path: `${issuanceModule}/{secureId}/customer-deliver`,
    access: access('update'),
    summary:
      'Cards of an issuance that may go to members, with the check of their address; of offices those in the own safe',
    query: z.object({ origin: z.optional(z.enum(['VENDOR', 'BRANCH'])) }),
    result: homePlan,
  }),
  dispatchCustomer: call({
    name: `${issuanceModule}.dispatch-customer`,
    method: 'POST',
    base,
    path: `${issuanceModule}/dispatch-customer`,
    access: access('update'),
    idempotent: 'required',
    summary: 'Card issuance: sends cards to members, from the vendor (D2) or from a branch (D9)',
    body: z.object({ secureId: z.uuid(), origin: z.enum(['VENDOR', 'BRANCH']), courierCode, lines: dispatchedLines }),
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
  numbers: call({
    name: `${issuanceModule}.numbers`,
    method: 'GET',
    base,
    path: `${issuanceModule}/delivery/{secureId}/numbers`,
    access: access('view'),
    summary: 'The card numbers of a delivery with their result, for those who scan what came out of the parcel',
    result: z.array(z.object({ lineId: z.uuid(), cardNo, result: z.string() })),
  }),
  papers: call({
    name: `${issuanceModule}.papers`,
    method: 'GET',
    base,
    path: `${issuanceModule}/delivery/{secureId}/papers`,
    access: access('update'),
    summary: 'What the packing list and the labels of a delivery say; kept in the audit trail',
    result: papers,
  }),
  recall: call({
    name: `${issuanceModule}.recall`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/recall`,
    access: access('update'),
    summary: 'Card issuance: takes a delivery of the vendor back (D5, D8); admin or print vendor',
    body: z.object({ ...item, reason: reasonText, returnNoteFileId: z.nullish(z.uuid()) }),
    result: changed,
    errors: ['RECALL_LATE', 'RECALL_RECEIVED', 'INVALID_STATE', 'STALE_VERSION', 'CARD_ON_HOLD'],
  }),
  receive: call({
    name: `${issuanceModule}.receive`,
    method: 'POST',
    base,
    path: `${issuanceModule}/receive`,
    access: access('update'),
    idempotent: true,
    summary: 'Card issuance: an office receives a delivery (D3, D4)',
    body: z.object({
      ...item,
      ...receiptFields,
      receivedDate: plainDate(),
      receivedBy: z.string().check(z.minLength(1), z.maxLength(100)),
      isAll: z.boolean(),
      /** Counts as the receiver has them: they must agree with what was scanned. */
      counts: z.object({ received: z.int(), missing: z.int(), damaged: z.int() }),
      received: z.array(cardNo).check(z.maxLength(10_000)),
      damaged: z.array(cardNo).check(z.maxLength(10_000)),
    }),
    result: changed,
    errors: [
      'NOT_RECEIVER',
      'COUNT_MISMATCH',
      'RECEIPT_DATE_INVALID',
      'RECEIPT_NO_USED',
      'LINE_SETTLED',
      'INVALID_STATE',
      'STALE_VERSION',
      'CARD_ON_HOLD',
      'CARD_ALREADY_LOST',
      'PICKUP_OPEN',
    ],
  }),
  receiveResults: call({
    name: `${issuanceModule}.receive-results`,
    method: 'POST',
    base,
    path: `${issuanceModule}/receive-results`,
    access: access('update'),
    idempotent: true,
    summary:
      'Card issuance: what a courier tells of cards sent to members (D6, RETURNED, MISSING): one by hand, or all rows of its file',
    body: z.object({ ...item, ...receiptFields, line: z.nullish(courierLine) }),
    result: changed,
    errors: [
      'RECEIPT_DATE_INVALID',
      'RECEIPT_NO_USED',
      'LINE_SETTLED',
      'IMPORT_HAS_ERRORS',
      'INVALID_STATE',
      'STALE_VERSION',
      'CARD_ON_HOLD',
      'CARD_ALREADY_LOST',
    ],
  }),
  previewResults: call({
    name: `${issuanceModule}.preview-results`,
    method: 'POST',
    base,
    path: `${issuanceModule}/preview-results`,
    access: access('update'),
    summary: 'Card issuance: the rows of a file of results with their faults; changes nothing',
    body: z.object({ secureId: z.uuid(), fileId: z.uuid() }),
    result: z.object({ rows: z.array(judged), errors: z.int() }),
    errors: ['FILE_COLUMNS', 'FILE_ENCODING', 'IMPORT_TOO_MANY_ROWS'],
  }),
  supersede: call({
    name: `${issuanceModule}.supersede`,
    method: 'POST',
    base,
    path: `${issuanceModule}/delivery/receipt`,
    access: access('update'),
    idempotent: true,
    summary:
      'Card issuance: another file in place of the wrong one of a receipt; both are kept, counts and cards stay as they are',
    body: z.object({ receiptId: z.uuid(), ...receiptFields }),
    result: z.object({ secureId: z.uuid() }),
    errors: ['RECEIPT_NO_USED', 'RECEIPT_SUPERSEDED', 'NOT_RECEIVER'],
  }),
  confirmInHand: call({
    name: `${issuanceModule}.confirm-in-hand`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/confirm-in-hand`,
    access: access('update'),
    summary: 'Card issuance: a branch has a returned card in hand (D7)',
    body: z.object({ ...item, lineIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) }),
    result: changed,
    errors: ['NOT_RETURNED', 'NOT_RECEIVER', 'STALE_VERSION', 'CARD_ON_HOLD', 'PICKUP_OPEN'],
  }),
} as const;
