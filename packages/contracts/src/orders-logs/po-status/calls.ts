import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { oneOf } from '../../platform/photos/records.ts';
import { ccmChannels, ccmStates, ccmTypes } from '../customer-confirmation/vocabulary.ts';
import { photoOfOrder } from '../photos-screening/kind.ts';
import { orderCancelReasons, orderStates, redFlagCodes } from '../orders/vocabulary.ts';
import { orderMessageCodes, orderMessageStates, surveyResults } from './vocabulary.ts';

const maybe = z.nullable(z.string());

const item = z.object({
  no: z.int(),
  name: z.string(),
  brand: z.string(),
  type: z.string(),
  /** N New, anything else Used. */
  conditionCode: z.string(),
  qty: z.int(),
  unitPrice: z.int(),
});
export type PoItem = z.infer<typeof item>;

const stepMade = z.object({
  no: z.int(),
  from: z.nullable(oneOf(orderStates)),
  to: oneOf(orderStates),
  at: z.string(),
  by: z.string(),
  approver: maybe,
  reason: maybe,
});
export type PoStepMade = z.infer<typeof stepMade>;

const raised = z.object({
  secureId: z.uuid(),
  code: oneOf(redFlagCodes),
  note: maybe,
  raisedBy: z.string(),
  raisedAt: z.string(),
  clearedBy: maybe,
  clearedAt: maybe,
  clearNote: maybe,
});
export type PoFlag = z.infer<typeof raised>;

const salesMove = z.object({ from: z.string(), to: z.string(), at: z.string(), by: z.string(), reason: z.string() });
export type PoSalesMove = z.infer<typeof salesMove>;

const message = z.object({
  secureId: z.uuid(),
  code: z.enum(orderMessageCodes),
  state: oneOf(orderMessageStates),
  by: z.string(),
  at: z.string(),
  sentAt: maybe,
  cause: maybe,
});
export type PoMessage = z.infer<typeof message>;

const cancellation = z.object({
  secureId: z.uuid(),
  version: z.int(),
  cancelReasonCode: oneOf(orderCancelReasons),
  note: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
});
export type PoWaitingCancellation = z.infer<typeof cancellation>;

/** Vehicle of an order of NMC; its numbers come with the delivery. */
const unit = z.object({
  brand: z.string(),
  type: z.string(),
  colour: maybe,
  year: z.nullable(z.int()),
  /** On-the-road price, whole rupiah. */
  otrPrice: z.nullable(z.int()),
  stnkName: maybe,
  frameNo: maybe,
  engineNo: maybe,
  surveyResult: z.nullable(oneOf(surveyResults)),
  surveyor: maybe,
  dealerRefNo: maybe,
});
export type PoUnit = z.infer<typeof unit>;

/** The store or dealer of an order. */
const outlet = z.object({ secureId: z.uuid(), code: z.string(), name: z.string() });

/** The promo that the channel priced an order with, and its rate for the tenor of the order, in percent. */
const promo = z.object({ secureId: z.uuid(), code: z.string(), name: z.string(), rate: maybe });

const confirmation = z.object({
  secureId: z.uuid(),
  ccmNo: z.string(),
  type: oneOf(ccmTypes),
  channel: oneOf(ccmChannels),
  agent: maybe,
  dueAt: z.string(),
  attempts: z.int(),
  state: oneOf(ccmStates),
  /** The last attempt. */
  lastAt: maybe,
});
export type PoConfirmation = z.infer<typeof confirmation>;

const parts = z.object({
  items: z.array(item),
  steps: z.array(stepMade),
  /** Moves to another sales code. */
  salesMoves: z.array(salesMove),
  flags: z.array(raised),
  messages: z.array(message),
  /** The name of who sold it; null for a code of nobody. */
  salesName: maybe,
  outlet: z.nullable(outlet),
  promo: z.nullable(promo),
  confirmations: z.array(confirmation),
  /** What the member had available before and after the order reserved its amount. */
  plafond: z.nullable(z.object({ before: z.int(), after: z.int() })),
  cancellation: z.nullable(cancellation),
  unit: z.nullable(unit),
});
export type PoParts = z.infer<typeof parts>;

/** What a page of PO status shows of an order besides its record. */
export const poPartsCall = (module: string) =>
  call({
    name: `${module}.parts`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/{secureId}/parts`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'Goods, steps, red flags and messages of an order, and what it did to the limit of the member',
    result: parts,
  });

const salesPerson = z.object({ salesCode: z.string(), npk: z.string(), name: z.string() });
export type PoSalesPerson = z.infer<typeof salesPerson>;

/** Who an order of sales may be moved to. */
export const poSalesPeopleCall = (module: string) =>
  call({
    name: `${module}.sales-people`,
    method: 'GET',
    base: 'transaction',
    path: `${module}/{secureId}/sales-people`,
    access: { privilege: `${module}:browse`, action: 'update' },
    audit: 'REASSIGN',
    summary: 'The active sales people of the branch of an order, of an order of NMC those of its dealer',
    result: z.array(salesPerson),
  });

/** Calls of a page of PO status besides its operations and steps. */
export const poCallsOf = (module: string) =>
  ({
    parts: poPartsCall(module),
    photos: call({
      name: `${module}.photos`,
      method: 'GET',
      base: 'transaction',
      path: `${module}/{secureId}/photos`,
      access: { privilege: `${module}:browse`, action: 'view' },
      summary: 'The photos of an order with their verdicts',
      result: z.array(photoOfOrder),
    }),
    photo: call({
      name: `${module}.photo`,
      method: 'POST',
      base: 'direct',
      path: `${module}/{secureId}/photo`,
      access: { privilege: `${module}:browse`, action: 'view' },
      audit: 'OPEN_PHOTO',
      summary: 'A photo of an order with watermark, as a reveal',
      download: true,
      body: z.object({
        photoId: z.uuid(),
        reason: z.string().check(z.minLength(10), z.maxLength(255)),
      }),
      errors: ['REVEAL_LIMIT'],
    }),
    document: call({
      name: `${module}.document`,
      method: 'GET',
      base: 'transaction',
      path: `${module}/{secureId}/document`,
      access: { privilege: `${module}:browse`, action: 'export' },
      audit: 'DOWNLOAD',
      summary: 'The PO document as PDF, from the issue on',
      download: true,
      errors: ['PO_NOT_ISSUED'],
    }),
  }) as const;
