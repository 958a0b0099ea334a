import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import type { LossKind } from '../reason-for-loss.ts';
import { deskTerm } from '../desk-term.ts';

const privilege = 'card-lost:browse';
const at = (path: string) => ({
  base: 'transaction' as const,
  path: `card-lost${path}`,
  access: { privilege, action: 'create' } as const,
});

/** Cards of one report at most. */
export const mostLost = 500;

const refusal = z.nullable(z.object({ code: z.string(), message: z.string() }));
const kind = z.enum(['MEMBER', 'OFFICE', 'COURIER'] satisfies LossKind[]);

const reason = z.object({
  secureId: z.uuid(),
  name: z.string(),
  policeLetterRequired: z.boolean(),
  feeExempt: z.boolean(),
});
/** A reason to choose from, and what it requires. */
export type LossReasonChoice = z.infer<typeof reason>;

const holder = z.object({
  member: z.object({
    secureId: z.uuid(),
    memberNo: z.string(),
    name: z.string(),
    nik: z.string(),
    phone: z.string(),
    branch: z.string(),
  }),
  /** The card that would be blocked. */
  card: z.nullable(
    z.object({
      cardId: z.uuid(),
      cardNo: z.string(),
      cardType: z.string(),
      cardStatus: z.string(),
      movedAt: z.string(),
    }),
  ),
  /** Why nothing can be blocked. */
  refusal,
});
/** A member who misses his card. */
export type LossHolder = z.infer<typeof holder>;

const picked = z.object({
  cardNo: z.string(),
  cardStatus: z.nullable(z.string()),
  office: z.nullable(z.string()),
  documentNo: z.nullable(z.string()),
  movedAt: z.nullable(z.string()),
  /** Why it cannot be reported here. */
  refusal,
});
/** A card that somebody misses. */
export type PickedCard = z.infer<typeof picked>;

const typed = z.string().check(z.maxLength(30));
const pick = z.object({
  kind: z.enum(['OFFICE', 'COURIER']),
  cardNos: z.optional(z.array(typed).check(z.maxLength(mostLost))),
  cardFrom: z.optional(typed),
  cardTo: z.optional(typed),
  /** A delivery or an assignment: the cards that travel with it still. */
  documentNo: z.optional(typed),
});
export type LossPick = z.infer<typeof pick>;

/** Query of the desk before a report. */
export const lossDeskCalls = {
  find: call({
    name: 'card-lost.find',
    audit: 'SEARCH',
    method: 'POST',
    ...at('/find'),
    summary:
      'Lost cards: the member by the exact card number, member number, NIK or phone, and the card that can be blocked',
    body: z.object({ term: deskTerm }),
    result: holder,
  }),
  pick: call({
    name: 'card-lost.pick',
    audit: 'READ',
    method: 'POST',
    ...at('/pick'),
    summary: 'Lost cards: cards by number, from-to or document, each with the reason why it cannot be reported',
    body: pick,
    result: z.array(picked),
    errors: ['TOO_MANY_CARDS', 'CARD_NO_CHECK_DIGIT', 'CARD_RANGE_TYPE', 'CARD_RANGE_ORDER', 'CARD_RANGE_LONG'],
  }),
  reasons: call({
    name: 'card-lost.reasons',
    audit: 'READ',
    method: 'GET',
    ...at('/reasons'),
    summary: 'Lost cards: active reasons of a kind of report, and what each asks for',
    query: z.object({ kind }),
    result: z.array(reason),
  }),
} as const;
