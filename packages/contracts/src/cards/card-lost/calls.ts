// Long: one declaration a call, with its texts.
import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { otpErrors } from '../../membership/index.ts';
import {
  module,
  privilege,
  lossStates,
  type LossState,
  lossCardResults,
  type LossCardResult,
  identifications,
  type Identification,
  lossRelations,
  type LossRelation,
  lossRules,
} from './vocabulary.ts';

export {
  module,
  lossStates,
  type LossState,
  lossCardResults,
  type LossCardResult,
  identifications,
  type Identification,
  lossRelations,
  type LossRelation,
  lossRules,
} from './vocabulary.ts';

const item = { secureId: z.uuid(), version: z.int() };
const ways = z
  .array(z.enum(identifications.map(({ value }) => value) as [Identification, ...Identification[]]))
  .check(z.maxLength(3));
/** As the member's record has it (docs/model/membership.md#member). */
const mothersName = z.string().check(z.minLength(3), z.maxLength(60));
const moved = z.object({ ...item, state: z.enum(lossStates.map(({ value }) => value) as [LossState, ...LossState[]]) });
export const note = z.string().check(z.minLength(5), z.maxLength(250));
const report = {
  reasonId: z.uuid(),
  lostDate: plainDate(),
  chronology: z.string().check(z.minLength(lossRules.chronology.minimum), z.maxLength(lossRules.chronology.maximum)),
  policeLetterNo: z.nullish(z.string().check(z.maxLength(40))),
  policeLetterFile: z.nullish(z.uuid()),
};
const memberReport = z.object({
  ...report,
  memberId: z.uuid(),
  identifiedBy: ways,
  relation: z.nullish(z.enum(lossRelations.map(({ value }) => value) as [LossRelation, ...LossRelation[]])),
  wantsReplacement: z.boolean(),
  /** The person who reports for the member. */
  reporterName: z.nullish(z.string().check(z.minLength(3), z.maxLength(60))),
  reporterPhone: z.nullish(z.string().check(z.maxLength(20))),
});
const officeReport = z.object({
  ...report,
  kind: z.enum(['OFFICE', 'COURIER']),
  cardNos: z.array(z.string()).check(z.minLength(1), z.maxLength(lossRules.cards)),
});
const finding = z.object({
  ...item,
  office: z.nullish(z.object({ kind: z.enum(['BRANCH', 'MRA']), id: z.uuid() })),
  photo: z.nullish(z.uuid()),
  identifiedBy: ways,
});
export type MemberReport = z.infer<typeof memberReport>;
export type OfficeReport = z.infer<typeof officeReport>;
export type Finding = z.infer<typeof finding>;

const at = (path: string) => ({ base: 'transaction' as const, path: `${module}${path}` });
const lossCard = z.object({
  cardId: z.uuid(),
  cardNo: z.string(),
  statusBefore: z.string(),
  result: z.enum(lossCardResults.map(({ value }) => value) as [LossCardResult, ...LossCardResult[]]),
  status: z.string(),
  replacedBy: z.nullable(z.string()),
});
export type LossCard = z.infer<typeof lossCard>;
/** What the report did to its cards, or was done to them in its name. */
const lossStep = z.object({
  code: z.string(),
  actedAt: z.string(),
  actor: z.string(),
  remark: z.nullable(z.string()),
  cards: z.int(),
});
export type LossStep = z.infer<typeof lossStep>;
const faults = [
  'CARD_ALREADY_LOST',
  'LOST_DATE_INVALID',
  'POLICE_LETTER_REQUIRED',
  'CARD_ON_HOLD',
  'CARD_STATUS_CONFLICT',
];
const pickFaults = ['OFFICES_MIXED', 'DOCUMENTS_MIXED', 'DELIVERY_NOT_OVERDUE'];

/** The module's own calls besides the operations. */
export const lossCalls = {
  reportMember: call({
    name: `${module}.create`,
    method: 'POST',
    ...at('/member'),
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: "Lost cards: blocks an identified member's card at once (L3)",
    body: memberReport,
    result: moved,
    errors: ['NOT_IDENTIFIED', ...faults],
  }),
  reportOffice: call({
    name: `${module}.report`,
    audit: 'CREATE',
    method: 'POST',
    ...at(''),
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Lost cards: reports cards of a safe, or on their way, for a second person to confirm',
    body: officeReport,
    result: moved,
    errors: [...faults, ...pickFaults],
  }),
  otp: call({
    name: `${module}.otp`,
    audit: 'VERIFY',
    method: 'POST',
    ...at('/otp'),
    access: { privilege, action: 'create' },
    summary: "Lost cards: sends a one-time code to the member's registered phone",
    body: z.object({ memberId: z.uuid() }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: Object.keys(otpErrors),
  }),
  verify: call({
    name: `${module}.verify`,
    method: 'PUT',
    ...at('/verify'),
    access: { privilege, action: 'create' },
    summary: 'Lost cards: checks the code that the member has received',
    body: z.object({ memberId: z.uuid(), otp: z.string().check(z.regex(/^[0-9]{6}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['OTP_FAILED'],
  }),
  compareName: call({
    name: `${module}.compareName`,
    audit: 'COMPARE',
    method: 'POST',
    ...at('/maiden-name'),
    access: { privilege, action: 'create' },
    summary: "Lost cards: whether a typed name is the mother's maiden name of the member, which is never shown",
    body: z.object({ memberId: z.uuid(), name: mothersName }),
    result: z.object({ matched: z.boolean() }),
  }),
  confirm: call({
    name: `${module}.confirm`,
    audit: 'APPROVE',
    method: 'PUT',
    ...at('/confirm'),
    access: { privilege, action: 'approve' },
    summary: 'Lost cards: confirms reports of others (L1, L2), all or none',
    body: z.object({ items: z.array(z.object(item)).check(z.minLength(1), z.maxLength(lossRules.bulk)) }),
    result: z.object({ changed: z.int() }),
    secondPerson: 'independent',
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
  reject: call({
    name: `${module}.reject`,
    method: 'PUT',
    ...at('/reject'),
    access: { privilege, action: 'approve' },
    summary: 'Lost cards: rejects a report of somebody else; its cards are free, or expected, again',
    body: z.object({ ...item, reason: note }),
    result: moved,
    secondPerson: 'other',
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
  found: call({
    name: `${module}.found`,
    audit: 'RESTORE',
    method: 'PUT',
    ...at('/found'),
    access: { privilege, action: 'update' },
    summary: 'Lost cards: the cards are in hand again (L4 to L7)',
    body: finding,
    result: moved,
    errors: ['FOUND_AFTER_REPLACEMENT', 'NOT_IDENTIFIED', 'PHOTO_REQUIRED', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  cards: call({
    name: `${module}.cards`,
    method: 'GET',
    ...at('/{secureId}/cards'),
    access: { privilege, action: 'view' },
    summary: 'Lost cards: the cards of a report',
    result: z.array(lossCard),
  }),
  history: call({
    name: `${module}.history`,
    method: 'GET',
    ...at('/{secureId}/history'),
    access: { privilege, action: 'view' },
    summary: 'Lost cards: what a report did to its cards, the latest first',
    result: z.array(lossStep),
  }),
} as const;
