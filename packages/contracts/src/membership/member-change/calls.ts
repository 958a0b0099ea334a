import * as z from 'zod/mini';
import { call, type Call } from '../../core/call.ts';
import { phone } from '../../core/fields.ts';
import { escrowErrors } from '../escrow.ts';
import { faceBody, faceErrors, faceMatched, otpErrors } from '../otp.ts';
import { memberChangeErrors } from './errors.ts';
import { memberSections, typedFor } from './sections.ts';
import { module, type MemberSectionName } from './vocabulary.ts';

const privilege = 'membership:browse';
const update = { privilege, action: 'update' } as const;
const item = { secureId: z.uuid(), version: z.int() };
const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
const noted = z.string().check(z.minLength(5), z.maxLength(255));

/** Why nothing is changed of an escrow account. */
const escrowRefusals = [
  'INVALID_STATE',
  'ALREADY_REVERSED',
  ...Object.keys(escrowErrors).filter((code) => code !== 'ESCROW_DUPLICATE_REFERENCE'),
];

type SectionBody = { readonly version: number } & Readonly<Record<string, unknown>>;
type SectionCall = Call<unknown, SectionBody, z.infer<typeof changed>>;

const addressOf = (name: MemberSectionName) => {
  const { account } = memberSections[name];
  return account
    ? ({ base: 'transaction', path: `escrow/{secureId}/${account.path}` } as const)
    : ({ base: 'middle', path: `membership/{secureId}/change/${name}` } as const);
};

/** The call of a section; its values are checked as those of a form are. */
const sectionCall = (name: MemberSectionName): SectionCall =>
  call({
    name: `${module}.${name}`,
    method: 'PUT',
    ...addressOf(name),
    access: update,
    audit: memberSections[name].approval ? 'REQUEST' : 'UPDATE',
    summary: `${memberSections[name].title.en}: stores it, or asks somebody else to decide`,
    body: z.object({
      version: z.int(),
      ...Object.fromEntries(
        Object.entries(typedFor(name).fields).map(([field, { schema, required }]) => [
          field,
          required ? schema : z.optional(z.nullable(schema)),
        ]),
      ),
    }) as unknown as z.ZodMiniType<SectionBody>,
    result: changed,
    errors: [
      'STALE_VERSION',
      'NOT_FOUND',
      'CHANGE_PENDING',
      ...(memberSections[name].asks ? ['EXACT_MATCH_LIMIT'] : []),
      ...(memberSections[name].step ? ['INVALID_STATE', 'PHONE_BLACKLISTED'] : []),
      ...Object.keys(memberChangeErrors),
      ...(memberSections[name].group === 'ESCROW' ? escrowRefusals : []),
      ...(name === 'phone' ? Object.keys(otpErrors) : []),
    ],
  }) as SectionCall;

const sections = Object.fromEntries(
  (Object.keys(memberSections) as MemberSectionName[]).map((name) => [name, sectionCall(name)]),
) as Readonly<Record<MemberSectionName, SectionCall>>;

/** Changes of the data of members, and decisions on them (docs/model/membership.md#changes-of-members). */
export const memberChangeCalls = {
  ...sections,
  otp: call({
    name: `${module}.otp`,
    method: 'POST',
    base: 'middle',
    path: 'membership/{secureId}/change/phone/otp',
    access: update,
    audit: 'SEND',
    summary: 'Sends a one-time code to the new number of a member',
    body: z.object({ phone: phone().schema }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: ['NOT_FOUND', 'EXACT_MATCH_LIMIT', ...Object.keys(memberChangeErrors), ...Object.keys(otpErrors)],
  }),
  face: call({
    name: `${module}.face`,
    method: 'POST',
    base: 'middle',
    path: 'membership/{secureId}/change/phone/face',
    access: update,
    audit: 'COMPARE',
    summary: 'Staff compared the face with the identity card, while no SMS can be sent; with SMS it sends a code',
    body: z.object({ phone: phone().schema, ...faceBody }),
    result: faceMatched,
    errors: ['NOT_FOUND', 'EXACT_MATCH_LIMIT', ...Object.keys(memberChangeErrors), ...Object.keys(faceErrors)],
  }),
  verifyEmail: call({
    name: `${module}.verify-email`,
    method: 'POST',
    base: 'publish',
    path: 'membership/verify-email',
    access: 'public',
    token: { service: 'membership-change' },
    summary: 'The page behind the link that a member was mailed: the address is verified, once',
    body: z.object({ link: z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{22,64}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['LINK_OVER'],
  }),
  approve: call({
    name: `${module}.approve`,
    method: 'PUT',
    base: 'middle',
    path: 'membership/change/approve',
    access: { privilege, action: 'approve' },
    secondPerson: 'independent',
    summary: 'Puts the values of a change in force, with history and messages',
    body: z.object(item),
    result: changed,
    errors: [
      'STALE_VERSION',
      'INVALID_STATE',
      'CHANGE_OUTDATED',
      ...escrowRefusals,
      ...Object.keys(memberChangeErrors),
    ],
  }),
  reject: call({
    name: `${module}.reject`,
    method: 'PUT',
    base: 'middle',
    path: 'membership/change/reject',
    access: { privilege, action: 'approve' },
    secondPerson: 'other',
    summary: 'Leaves the values as they are, with a note',
    body: z.object({ ...item, reason: noted }),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE'],
  }),
  withdraw: call({
    name: `${module}.withdraw`,
    method: 'PUT',
    base: 'middle',
    path: 'membership/change/withdraw',
    access: update,
    summary: 'The maker takes a change back',
    body: z.object(item),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE', 'NOT_FOUND'],
  }),
} as const;
