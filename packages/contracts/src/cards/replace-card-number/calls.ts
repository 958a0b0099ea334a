import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { stepCalls } from '../document-steps.ts';
import { cardStatuses } from '../lifecycle/statuses.ts';
import {
  module,
  privilege,
  replacementStates,
  replacementResults,
  feeModes,
  values,
  replacementSteps,
} from './vocabulary.ts';
import { deskTerm } from '../desk-term.ts';

export {
  module,
  replacementStates,
  type ReplacementState,
  openReplacementStates,
  replacementResults,
  type ReplacementResult,
  isPrinted,
  feeModes,
  type FeeMode,
  replacementSteps,
} from './vocabulary.ts';

const person = z.object({
  secureId: z.uuid(),
  memberNo: z.string(),
  name: z.string(),
  nik: z.string(),
  phone: z.string(),
  branch: z.string(),
});
const found = z.object({
  member: person,
  /** The card to be replaced: the live one, else the one that is lost, else the last number that died. */
  card: z.nullable(
    z.object({
      secureId: z.uuid(),
      cardNo: z.string(),
      cardStatus: z.enum(cardStatuses),
      cardTypeId: z.uuid(),
      cardType: z.string(),
      expiryDate: z.nullable(z.string()),
    }),
  ),
  /** The confirmed report that the card is lost. */
  lossNo: z.nullable(z.string()),
  /** Whether its reason makes another number free of charge. */
  feeExempt: z.boolean(),
  reasons: z.array(
    z.object({
      secureId: z.uuid(),
      name: z.string(),
      lossRequired: z.boolean(),
      feeCharged: z.boolean(),
      keepExpiry: z.boolean(),
      approvalRequired: z.boolean(),
    }),
  ),
  /** Types that the member's program allows; `refusal`: why his branch may not give it. */
  types: z.array(
    z.object({
      secureId: z.uuid(),
      name: z.string(),
      physical: z.boolean(),
      digital: z.boolean(),
      replacementFee: z.int(),
      refusal: z.nullable(z.string()),
    }),
  ),
  /** Whether the member's address does for a parcel. */
  hasAddress: z.boolean(),
  waiverNeedsApproval: z.boolean(),
  /** What is under way already. */
  open: z.nullable(
    z.object({
      secureId: z.uuid(),
      version: z.int(),
      replacementNo: z.string(),
      state: values(replacementStates),
      result: values(replacementResults),
      cardType: z.string(),
      /** The hand-over that was started at a counter. */
      pickUp: z.nullable(
        z.object({
          secureId: z.uuid(),
          version: z.int(),
          pickUpNo: z.string(),
          cardNo: z.string(),
          type: z.literal('STOCK'),
        }),
      ),
    }),
  ),
  /** Why the card cannot be replaced. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
/** A member whose number is replaced, with everything the page needs. */
export type FoundForReplacement = z.infer<typeof found>;

const wanted = z.object({
  memberId: z.uuid(),
  oldCardId: z.uuid(),
  resetReasonId: z.uuid(),
  result: values(replacementResults),
  cardTypeId: z.uuid(),
  feeMode: z.nullish(values(feeModes)),
  cashReceiptNo: z.nullish(z.string().check(z.minLength(1), z.maxLength(30))),
});
export type WantedReplacement = z.infer<typeof wanted>;

const createdReplacement = z.object({
  secureId: z.uuid(),
  version: z.int(),
  replacementNo: z.string(),
  state: values(replacementStates),
  newCardNo: z.nullable(z.string()),
});
export type MadeReplacement = z.infer<typeof createdReplacement>;

const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const cardFaults = [
  'TYPE_NOT_FOR_BRANCH',
  'LOSS_REQUIRED',
  'CARD_IN_TRANSIT',
  'CARD_NOT_HELD',
  'VERIFICATION_OPEN',
  'CARD_ON_HOLD',
  'CARD_STATUS_CONFLICT',
  'MEMBER_NOT_ACTIVE',
  'MEMBER_HAS_LIVE_CARD',
  'RANGE_INSUFFICIENT',
  'FOUND_AFTER_REPLACEMENT',
];

export const replacementStepCalls = stepCalls({ module, base: 'transaction', privilege }, replacementSteps, cardFaults);

/** The module's own calls besides the operations. */
export const replacementCalls = {
  find: call({
    name: `${module}.find`,
    audit: 'SEARCH',
    method: 'POST',
    ...at('/find'),
    access: { privilege, action: 'create' },
    summary:
      'Card replacement: the member by an exact number or a report of loss, the card, and what it can be replaced with',
    body: z.object({
      term: z.optional(deskTerm),
      lossId: z.optional(z.uuid()),
    }),
    result: found,
    errors: ['FOUND_AFTER_REPLACEMENT'],
  }),
  create: call({
    name: `${module}.create`,
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    idempotent: 'required',
    summary:
      'Card replacement: asks for another number, which an e-card gets at once unless a second person must approve',
    body: wanted,
    result: createdReplacement,
    errors: ['REPLACEMENT_OPEN', 'TYPE_NOT_FOR_MEMBER', 'ADDRESS_INCOMPLETE', 'REPLACING_OFFICE', ...cardFaults],
  }),
  ...replacementStepCalls,
} as const;

export const optional = { required: false } as const;
