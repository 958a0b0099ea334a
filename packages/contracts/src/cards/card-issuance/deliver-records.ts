import * as z from 'zod/mini';
import { plainDate } from '../../core/fields.ts';
import { issuancePrivilege } from './shared.ts';
import { relations } from './vocabulary.ts';

export const access = (action: 'view' | 'update') => ({ privilege: issuancePrivilege, action });
/** Number of a parcel at its courier, cleaned of spaces and upper-case. */
export const awbNo = z.string().check(z.minLength(5), z.maxLength(30));
export const courierCode = z.string().check(z.minLength(1), z.maxLength(20));
export const cardNo = z.string().check(z.regex(/^[0-9]{16}$/));
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
export const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
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
export const papers = z.object({ lines: z.array(paper) });
export type DeliveryPaper = z.infer<typeof paper>;

export const receiptFields = {
  receiptNo: z.string().check(z.minLength(1), z.maxLength(30)),
  fileId: z.uuid(),
  remark: z.nullish(z.string().check(z.maxLength(250))),
};

/** What a courier may report about a card. */
export const courierResults = ['DELIVERED', 'RETURNED', 'MISSING'] as const;
const relation = z.enum(relations.map(({ value }) => value) as [string, ...string[]]);
export const courierLine = z.object({
  cardNo,
  awbNo: z.nullish(z.string()),
  result: z.enum(courierResults),
  eventDate: plainDate(),
  receivedBy: z.nullish(z.string().check(z.maxLength(100))),
  relation: z.nullish(relation),
  reasonCode: z.nullish(z.string().check(z.maxLength(20))),
});
export type CourierLine = z.infer<typeof courierLine>;
export const judged = z.object({
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
