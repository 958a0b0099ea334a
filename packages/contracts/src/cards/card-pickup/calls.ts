import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { otpErrors } from '../../membership/index.ts';
import { module, privilege, pickUpStates, type PickUpState } from './vocabulary.ts';
import { deskTerm } from '../desk-term.ts';

export {
  module,
  pickUpTypes,
  type PickUpType,
  pickUpStates,
  type PickUpState,
  openPickUpStates,
  pickUpNearDays,
  collectors,
  relations,
} from './vocabulary.ts';

/** Largest photo and signature, bytes. */
export const pickUpImageBytes = 2 * 1024 * 1024;
export const picture = {
  width: 0,
  height: 0,
  tolerance: Number.POSITIVE_INFINITY,
  maximumBytes: pickUpImageBytes,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  ofPerson: true,
} as const;

const item = { secureId: z.uuid(), version: z.int() };
const moved = z.object({
  ...item,
  state: z.enum(pickUpStates.map(({ value }) => value) as [PickUpState, ...PickUpState[]]),
  deadline: z.nullable(z.string()),
});

const person = z.object({
  secureId: z.uuid(),
  memberNo: z.string(),
  name: z.string(),
  nik: z.string(),
  phone: z.string(),
  branch: z.string(),
});
const waiting = z.object({
  ...item,
  pickUpNo: z.string(),
  cardNo: z.string(),
  type: z.enum(['PERSONAL', 'STOCK']),
  state: z.string(),
  deadline: z.nullable(z.string()),
});
const found = z.object({
  member: person,
  /** The pick-up that is open for the member. */
  pickUp: z.nullable(waiting),
  /** Without one: types of card he may be given from stock, and whether it takes the place of an e-card. */
  stock: z.nullable(z.object({ types: z.array(z.string()), replacesECard: z.boolean() })),
  /** Without either: the code of the refusal. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
/** A member at the counter, and what can be done for him. */
export type FoundMember = z.infer<typeof found>;

const fileId = z.uuid();
const handOver = z.object({
  ...item,
  cardNo: z.string(),
  collector: z.enum(['SELF', 'PROXY']),
  ktpSeen: z.boolean(),
  faceManual: z.boolean(),
  photo: fileId,
  signature: fileId,
  proxyName: z.nullish(z.string().check(z.minLength(3), z.maxLength(60))),
  proxyNik: z.nullish(z.string().check(z.regex(/^[0-9]{16}$/))),
  proxyRelation: z.nullish(z.enum(['SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'OTHER'])),
  proxyLetter: z.nullish(fileId),
});
export type HandOverBody = z.infer<typeof handOver>;

const reason = z.string().check(z.minLength(5), z.maxLength(250));
const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const write = { privilege, action: 'update' } as const;

/** The module's own calls besides the operations. */
export const pickUpCalls = {
  find: call({
    name: `${module}.find`,
    audit: 'SEARCH',
    method: 'POST',
    ...at('/find'),
    access: { privilege, action: 'create' },
    summary:
      'Card pick-up: the member by the exact card number, member number, NIK or phone, and what can be done for him',
    body: z.object({ term: deskTerm }),
    result: found,
  }),
  open: call({
    name: `${module}.open`,
    audit: 'CREATE',
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    summary: 'Card pick-up: begins to give a member a card from the stock of the safe',
    idempotent: true,
    body: z.object({
      memberId: z.uuid(),
      cardNo: z.string(),
      /** The replacement of a number that the card results from. */
      replacementId: z.nullish(z.uuid()),
    }),
    result: waiting,
    errors: [
      'REPLACEMENT_TYPE',
      'CARD_NOT_FREE',
      'MEMBER_NOT_ACTIVE',
      'MEMBER_NOT_VERIFIED',
      'MEMBER_HAS_LIVE_CARD',
      'TYPE_NOT_FOR_MEMBER',
      'TYPE_NOT_FOR_BRANCH',
      'PICKUP_OPEN',
    ],
  }),
  otp: call({
    name: `${module}.otp`,
    audit: 'VERIFY',
    method: 'POST',
    ...at('/otp'),
    access: { privilege, action: 'update' },
    summary: "Card pick-up: sends a one-time code to the member's registered phone",
    body: z.object({ secureId: z.uuid() }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: Object.keys(otpErrors),
  }),
  verify: call({
    name: `${module}.verify`,
    method: 'PUT',
    ...at('/verify'),
    access: write,
    summary: 'Card pick-up: checks the code that the member has received',
    body: z.object({ secureId: z.uuid(), otp: z.string().check(z.regex(/^[0-9]{6}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['OTP_FAILED'],
  }),
  complete: call({
    name: `${module}.complete`,
    method: 'PUT',
    ...at('/complete'),
    access: write,
    summary: 'Card pick-up: hands the card over (U1)',
    idempotent: true,
    body: handOver,
    result: moved,
    errors: [
      'WRONG_CARD',
      'IDENTITY_UNCHECKED',
      'PROXY_LETTER_REQUIRED',
      'PICKUP_EXPIRED',
      'TYPE_NOT_FOR_BRANCH',
      'MEMBER_NOT_ACTIVE',
      'MEMBER_HAS_LIVE_CARD',
      'CARD_ON_HOLD',
      'INVALID_STATE',
      'STALE_VERSION',
    ],
  }),
  extend: call({
    name: `${module}.extend`,
    method: 'PUT',
    ...at('/extend'),
    access: write,
    summary: 'Card pick-up: gives the member more days; an expired one waits again',
    body: z.object({ ...item, reasonId: z.uuid(), days: z.int().check(z.gte(1), z.lte(90)) }),
    result: moved,
    errors: ['EXTENSION_LIMIT', 'INVALID_STATE', 'STALE_VERSION', 'PICKUP_OPEN'],
  }),
  cancel: call({
    name: `${module}.cancel`,
    method: 'PUT',
    ...at('/cancel'),
    access: write,
    summary: 'Card pick-up: gives a card from stock back to the safe',
    body: z.object({ ...item, reason }),
    result: moved,
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
} as const;
