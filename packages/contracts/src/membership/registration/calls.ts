import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { phone } from '../../core/fields.ts';
import { memberChangeErrors } from '../member-change/errors.ts';
import { faceBody, faceErrors, faceMatched, otpErrors } from '../otp.ts';
import { allRegistrationFields } from './fields.ts';
import { registrationErrors } from './errors.ts';
import type { Registration } from './rules.ts';
import { module, registrationSteps } from './vocabulary.ts';

const create = { privilege: 'membership:browse', action: 'create' } as const;
const path = 'membership/registration';
const number = phone().schema;
const refusals = [
  'DUPLICATE',
  'PHONE_BLACKLISTED',
  'NIK_MISMATCH',
  'MEMBER_TOO_YOUNG',
  'PROGRAM_RULES',
  'EMERGENCY_PHONE',
  'SPOUSE_IS_SELF',
] as const satisfies readonly (keyof typeof memberChangeErrors | 'DUPLICATE' | 'PHONE_BLACKLISTED')[];

const limit = z.object({
  line: z.enum(['SPEKTRA', 'NMC', 'UFI']),
  tier: z.nullable(z.string()),
  amount: z.int(),
  reason: z.enum(['WITHIN', 'CAPPED', 'BELOW_TIER', 'NO_TIER']),
});
export type IndicativeLimit = z.infer<typeof limit>;

const partial = z.object(
  Object.fromEntries(
    Object.keys(allRegistrationFields).map((name) => [name, z.optional(z.nullable(z.unknown()))]),
  ) as Record<keyof Registration, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnknown>>>,
);

/** The body of a registration: optional values may be left out. */
const registration = z.object(
  Object.fromEntries(
    Object.entries(allRegistrationFields).map(([name, { schema, required }]) => [
      name,
      required ? schema : z.optional(z.nullable(schema)),
    ]),
  ),
) as unknown as z.ZodMiniType<Registration>;

/** Registration of a member in five steps (docs/model/membership.md#registration). */
export const registrationCalls = {
  lov: call({
    name: `${module}.lov`,
    method: 'GET',
    base: 'middle',
    path: `${module}/lov`,
    access: 'session',
    summary: 'Places by postal code or kelurahan; each belongs to a branch',
    query: z.object({
      search: z.optional(z.string()),
      secureId: z.optional(z.array(z.uuid()).check(z.maxLength(20))),
    }),
    result: z.array(z.object({ secureId: z.string(), code: z.string(), name: z.string() })),
    etag: true,
  }),
  check: call({
    name: `${module}.check`,
    method: 'POST',
    base: 'middle',
    path: `${path}/check`,
    access: create,
    audit: 'COMPARE',
    reads: true,
    summary: 'Asks the rules of a step before the next one is opened; what a later step needs comes with the answer',
    body: z.object({ step: z.enum(registrationSteps), values: partial }),
    result: z.object({
      /** The branch of the domicile. */
      branch: z.nullable(z.string()),
      /** Whether the number was verified by a one-time code within the last hours. */
      phoneVerified: z.boolean(),
      /** Kinds of document that the program asks for. */
      documents: z.array(z.string()),
      /** What each line of the program would allow. */
      limits: z.array(limit),
    }),
    errors: ['NOT_ALLOWED', 'EXACT_MATCH_LIMIT', ...refusals, ...Object.keys(registrationErrors)],
  }),
  otp: call({
    name: `${module}.otp`,
    method: 'POST',
    base: 'middle',
    path: `${path}/otp`,
    access: create,
    audit: 'SEND',
    summary: 'Sends a one-time code to the number of a person who is being registered',
    body: z.object({ phone: number }),
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: ['DUPLICATE', 'EXACT_MATCH_LIMIT', ...Object.keys(otpErrors)],
  }),
  face: call({
    name: `${module}.face`,
    method: 'POST',
    base: 'middle',
    path: `${path}/face`,
    access: create,
    audit: 'COMPARE',
    summary: 'Staff compared the face with the identity card, while no SMS can be sent; with SMS it sends a code',
    body: z.object({ phone: number, ...faceBody }),
    result: faceMatched,
    errors: ['DUPLICATE', 'EXACT_MATCH_LIMIT', ...Object.keys(faceErrors)],
  }),
  verify: call({
    name: `${module}.verify`,
    method: 'POST',
    base: 'middle',
    path: `${path}/verify`,
    access: create,
    summary: 'Verifies the code; the number counts as verified for the person who asked',
    body: z.object({ phone: number, otp: z.string().check(z.regex(/^\d{6}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['OTP_FAILED'],
  }),
  create: call({
    name: `${module}.create`,
    method: 'POST',
    base: 'middle',
    path,
    access: create,
    idempotent: 'required',
    summary: 'Registers a member, who is pending until verified; the photos wait for a screener',
    body: registration,
    result: z.object({
      secureId: z.uuid(),
      memberNo: z.string(),
      status: z.literal('pending'),
      /** Of the card that was applied for. */
      verificationNo: z.nullable(z.string()),
    }),
    errors: ['NOT_ALLOWED', 'EXACT_MATCH_LIMIT', ...refusals, ...Object.keys(registrationErrors)],
  }),
  join: call({
    name: `${module}.join`,
    method: 'PUT',
    base: 'middle',
    path: 'membership/{secureId}/join',
    access: { privilege: 'membership:browse', action: 'update' },
    audit: 'ACTIVATE',
    summary: 'Begins the membership of a pending member once everything is verified; else says what is lacking',
    body: z.object({ version: z.int() }),
    result: z.object({ secureId: z.uuid(), version: z.int(), status: z.literal('active') }),
    errors: ['NOT_FOUND', 'STALE_VERSION', 'INVALID_STATE', 'VERIFICATION_INCOMPLETE'],
  }),
} as const;
