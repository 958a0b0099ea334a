// Long: the calls of one module, one entry a call.
import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { cardErrors } from '../lifecycle/errors.ts';
import {
  module,
  privilege,
  assignmentKinds,
  lineStates,
  assignmentCardResults,
  carriers,
  assignmentRules,
} from './vocabulary.ts';

export {
  module,
  privilege,
  assignmentKinds,
  type AssignmentKind,
  assignmentStates,
  type AssignmentState,
  lineStates,
  type LineState,
  assignmentCardResults,
  type AssignmentCardResult,
  carriers,
  type Carrier,
  assignmentRules,
  lineStateOf,
  assignmentStateOf,
} from './vocabulary.ts';

const item = { secureId: z.uuid(), version: z.int() };
const enumOf = <V extends string>(list: readonly { readonly value: V }[]) =>
  z.enum(list.map(({ value }) => value) as [V, ...V[]]);
const officeKind = z.enum(['MRA', 'BRANCH']);
const freeCard = z.object({
  cardNo: z.string(),
  cardTypeId: z.string(),
  cardType: z.string(),
  since: z.string(),
  bound: z.boolean(),
});
export type FreeCard = z.infer<typeof freeCard>;
const need = z.object({
  cardTypeId: z.string(),
  cardType: z.string(),
  free: z.int(),
  minimum: z.int(),
  inTransit: z.int(),
  proposed: z.int(),
});
const destination = z.object({
  secureId: z.string(),
  kind: officeKind,
  code: z.string(),
  name: z.string(),
  needs: z.array(need),
});
export type Destination = z.infer<typeof destination>;
export const origin = { kind: enumOf(assignmentKinds), originId: z.uuid() };
const carrierFields = { carrier: enumOf(carriers), carrierRef: z.nullish(z.string().check(z.maxLength(40))) };
const newLine = z.object({
  destinationId: z.uuid(),
  cardTypeId: z.uuid(),
  cardNos: z.array(z.string()).check(z.minLength(1), z.maxLength(assignmentRules.cards)),
  ...carrierFields,
});
const moved = z.object({ ...item, state: z.string() });
export const remark = z.string().check(z.minLength(1), z.maxLength(250));
const lineCard = z.object({
  cardNo: z.string(),
  cardId: z.string(),
  result: enumOf(assignmentCardResults),
  type: z.string(),
});
const lineRemark = z.object({ creationDate: z.string(), remark: z.string(), remarkBy: z.string() });
export const lineRow = z.object({
  ...item,
  lineNo: z.int(),
  destination: z.string(),
  cardType: z.string(),
  quantity: z.int(),
  cardFrom: z.nullable(z.string()),
  cardTo: z.nullable(z.string()),
  carrier: enumOf(carriers),
  carrierRef: z.nullable(z.string()),
  state: enumOf(lineStates),
  sentAt: z.nullable(z.string()),
  receivedAt: z.nullable(z.string()),
  receivedBy: z.nullable(z.string()),
  received: z.int(),
  pending: z.int(),
  missing: z.int(),
  damaged: z.int(),
});
export type AssignmentLine = z.infer<typeof lineRow>;
const lineDetail = z.object({
  ...lineRow.shape,
  assignmentId: z.string(),
  assignmentNo: z.string(),
  kind: enumOf(assignmentKinds),
  origin: z.string(),
  receiptFile: z.nullable(z.string()),
  isReceiver: z.boolean(),
  isSender: z.boolean(),
  cards: z.array(lineCard),
  remarks: z.array(lineRemark),
});
export type AssignmentLineDetail = z.infer<typeof lineDetail>;

export const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const refusals = [
  'NOT_ENOUGH_STOCK',
  'BRANCH_NOT_UNDER_MRA',
  'CARD_BOUND',
  'CARD_NOT_FREE',
  'LINE_CLOSED',
  'TYPE_NOT_FOR_BRANCH',
  'CARD_ON_HOLD',
  'INVALID_STATE',
  'STALE_VERSION',
];
const act = <B>(name: string, summary: string, body: z.ZodMiniType<B>) =>
  call({
    name: `${module}.${name}`,
    method: 'PUT',
    ...at(`/${name}`),
    access: { privilege, action: 'update' },
    summary: `Card assignment: ${summary}`,
    body,
    result: moved,
    errors: refusals,
  });

/** The module's own calls besides the operations. */
export const assignmentCalls = {
  destinations: call({
    name: `${module}.destinations`,
    method: 'GET',
    ...at('/destinations'),
    access: { privilege, action: 'view' },
    summary: 'Card assignment: offices that cards can go to, with what each lacks',
    query: z.object(origin),
    result: z.array(destination),
  }),
  search: call({
    name: `${module}.search`,
    method: 'GET',
    ...at('/search'),
    access: { privilege, action: 'view' },
    summary: 'Card assignment: free cards of a safe, the oldest first',
    query: z.object({
      originKind: officeKind,
      originId: z.uuid(),
      cardTypeId: z.optional(z.uuid()),
      cardDesignId: z.optional(z.uuid()),
      cardFrom: z.optional(z.string()),
      cardTo: z.optional(z.string()),
      quantity: z.optional(z.int().check(z.gte(1), z.lte(assignmentRules.cards))),
    }),
    result: z.object({ rows: z.array(freeCard), total: z.int() }),
    errors: ['NOT_ENOUGH_STOCK', ...Object.keys(cardErrors).filter((code) => code.startsWith('CARD_'))],
  }),
  checkCard: call({
    name: `${module}.check`,
    method: 'GET',
    ...at('/check'),
    access: { privilege, action: 'view' },
    summary: 'Card assignment: whether a scanned card can be sent, or where it is and which document holds it',
    query: z.object({ ...origin, cardNo: z.string() }),
    result: freeCard,
    errors: ['CARD_NOT_FREE', 'CARD_NOT_IN_PLACE', 'CARD_ON_HOLD', 'CARD_BOUND', 'CARD_NO_CHECK_DIGIT'],
  }),
  create: call({
    name: `${module}.create`,
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Card assignment: a draft that holds its cards, or sent at once',
    body: z.object({
      ...origin,
      remark: z.nullish(z.string().check(z.maxLength(250))),
      lines: z.array(newLine).check(z.minLength(1), z.maxLength(assignmentRules.lines)),
      send: z.boolean(),
    }),
    result: moved,
    errors: refusals,
  }),
  send: act('send', 'sends a draft (S1, S2)', z.object(item)),
  cancel: act('cancel', 'gives up a draft', z.object(item)),
  line: call({
    name: `${module}.line`,
    method: 'GET',
    ...at('/line/{secureId}'),
    access: { privilege, action: 'view' },
    summary: 'Card assignment: one line with its cards and remarks',
    result: lineDetail,
  }),
  receive: act(
    'receive',
    'takes the cards of a line in; what is not named is missing (D3, D4)',
    z.object({
      ...item,
      all: z.boolean(),
      cardNos: z.array(z.string()).check(z.maxLength(assignmentRules.cards)),
      damaged: z.array(z.string()).check(z.maxLength(assignmentRules.cards)),
      receiptFile: z.uuid(),
    }),
  ),
  reject: act('reject', 'sends the cards of a line back', z.object({ ...item, remark })),
  recall: act('recall', 'takes back a line that nobody has received', z.object({ ...item, remark })),
  remark: call({
    name: `${module}.remark`,
    method: 'POST',
    ...at('/remark'),
    access: { privilege, action: 'update' },
    idempotent: true,
    summary: 'Card assignment: adds a remark to a line',
    body: z.object({ secureId: z.uuid(), remark }),
    result: lineRemark,
    errors: ['LINE_CLOSED'],
  }),
} as const;

export const optional = { required: false } as const;
