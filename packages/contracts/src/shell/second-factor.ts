import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { text } from '../core/text.ts';
import { tokenPair } from './auth.ts';
import { passkeyAnswer } from './proof.ts';

/** A second factor of local sign-in: codes of an authenticator (RFC 6238), or a passkey (WebAuthn). */
export const factorKinds = ['TOTP', 'PASSKEY'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Characters of the name that its owner gives a factor. */
export const factorName = { minimum: 3, maximum: 60 } as const;
/** Recovery codes that are given at a time. */
export const recoveryCodeCount = 10;

const factor = z.object({
  secureId: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Factor = z.infer<typeof factor>;
/** The own factors. `required`: a role demands one; `passkeys`: the address of the console lets browsers make them. */
const ownFactors = z.object({
  factors: z.array(factor),
  recoveryCodesLeft: z.int(),
  required: z.boolean(),
  passkeys: z.boolean(),
});

/** Signs of a code that is typed, a recovery code with its dashes among them. */
export const codeMaximum = 40;
const code = z.string().check(z.maxLength(codeMaximum));
const options = z.record(z.string(), z.unknown());
/** What a browser is given to enrol: the secret with its address for a QR code, or the options of a passkey. */
const enrolment = z.union([
  z.object({ kind: z.literal('TOTP'), secret: z.string(), address: z.string() }),
  z.object({ kind: z.literal('PASSKEY'), options }),
]);
export type Enrolment = z.infer<typeof enrolment>;
const wish = z.object({ kind: z.enum(factorKinds) });
const name = z.string().check(z.minLength(factorName.minimum), z.maxLength(factorName.maximum));
/** What finishes an enrolment: the first code, or the browser's answer. */
const enrolled = z.union([
  z.object({ kind: z.literal('TOTP'), name, code }),
  z.object({ kind: z.literal('PASSKEY'), name, answer: passkeyAnswer }),
]);
export type Enrolled = z.infer<typeof enrolled>;
/** What is offered in the second step of a sign-in. */
const offer = z.union([
  z.object({ kind: z.literal('TOTP'), code }),
  z.object({ kind: z.literal('PASSKEY'), answer: passkeyAnswer }),
  z.object({ kind: z.literal('RECOVERY'), code }),
]);
export type FactorOffer = z.infer<typeof offer>;

/** Body of the 401 `second_factor_required` and `second_factor_enrolment`, besides error and description. */
export interface SecondStep {
  /** Names this sign-in in the calls of its second step. */
  readonly ticket: string;
  /** What the person has; of an enrolment, what may be enrolled. */
  readonly kinds: readonly FactorKind[];
}

/** Codes of second factors besides the shared ones. */
export const factorErrors = {
  FACTOR_WRONG: { status: 422, text: text('Kode atau passkey tidak cocok', 'The code or passkey is not right') },
  FACTOR_EXPIRED: {
    status: 409,
    text: text('Langkah ini sudah kedaluwarsa, mulai lagi', 'This step has expired, begin again'),
  },
  FACTOR_LIMIT: { status: 409, text: text('Maksimal {limit} faktor kedua', 'At most {limit} second factors') },
  PASSKEYS_IMPOSSIBLE: {
    status: 409,
    text: text('Passkey tidak tersedia di alamat konsol ini', 'Passkeys cannot be used at the address of this console'),
  },
} as const;

const ticket = z.string();
const sign = { base: 'auth', access: 'public', method: 'POST' } as const;
const own = { base: 'middle', access: 'session' } as const;
const path = 'auth/me/second-factors';

/** The second step of a local sign-in. */
export const secondStepCalls = {
  verify: call({
    ...sign,
    name: 'auth.second-factor',
    path: 'login/second-factor',
    summary: 'Second step of a sign-in: a code, a passkey or a recovery code',
    flat: true,
    body: z.object({ ticket, offer }),
    result: tokenPair,
    errors: ['FACTOR_WRONG', 'FACTOR_EXPIRED'],
  }),
  options: call({
    ...sign,
    name: 'auth.second-factor.options',
    path: 'login/second-factor/options',
    summary: 'What the browser needs to ask for a passkey',
    body: z.object({ ticket }),
    result: options,
    errors: ['FACTOR_EXPIRED', 'PASSKEYS_IMPOSSIBLE'],
  }),
  enrol: call({
    ...sign,
    name: 'auth.second-factor.enrol',
    path: 'login/second-factor/enrol',
    summary: 'Begins the enrolment that a role demands at the sign-in',
    body: z.object({ ticket, wish }),
    result: enrolment,
    errors: ['FACTOR_EXPIRED', 'PASSKEYS_IMPOSSIBLE'],
  }),
  enrolled: call({
    ...sign,
    name: 'auth.second-factor.enrolled',
    path: 'login/second-factor/enrolled',
    summary: 'Finishes the enrolment and signs in; the recovery codes are shown this once',
    flat: true,
    body: z.object({ ticket, enrolled }),
    result: z.object({ ...tokenPair.shape, recovery_codes: z.array(z.string()) }),
    errors: ['FACTOR_WRONG', 'FACTOR_EXPIRED', 'FACTOR_LIMIT'],
  }),
} as const;

/** The own second factors. */
export const factorCalls = {
  list: call({
    ...own,
    name: 'auth.me.second-factors',
    method: 'GET',
    path,
    summary: 'Second factors of the signed-in user',
    result: ownFactors,
  }),
  begin: call({
    ...own,
    name: 'auth.me.second-factors.begin',
    method: 'POST',
    path: `${path}/begin`,
    summary: 'Begins to enrol a second factor',
    stepUp: 'always',
    body: wish,
    result: enrolment,
    errors: ['FACTOR_LIMIT', 'PASSKEYS_IMPOSSIBLE'],
  }),
  add: call({
    ...own,
    name: 'auth.me.second-factors.add',
    method: 'POST',
    path,
    summary: 'Finishes to enrol a second factor; with the first come recovery codes, shown this once',
    stepUp: 'always',
    body: enrolled,
    result: z.object({ factor, recoveryCodes: z.array(z.string()) }),
    errors: ['FACTOR_WRONG', 'FACTOR_EXPIRED', 'FACTOR_LIMIT'],
  }),
  rename: call({
    ...own,
    name: 'auth.me.second-factors.rename',
    method: 'PUT',
    path,
    summary: 'Gives a second factor another name',
    body: z.object({ secureId: z.uuid(), name }),
    result: factor,
  }),
  remove: call({
    ...own,
    name: 'auth.me.second-factors.remove',
    method: 'DELETE',
    path,
    summary: 'Removes a second factor',
    stepUp: 'always',
    body: z.object({ secureId: z.uuid() }),
    result: z.null(),
  }),
  recoveryCodes: call({
    ...own,
    name: 'auth.me.recovery-codes',
    method: 'POST',
    path: 'auth/me/recovery-codes',
    summary: 'Makes new recovery codes, shown this once; the old ones end',
    stepUp: 'always',
    result: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  proveOptions: call({
    ...own,
    name: 'auth.me.prove.options',
    method: 'POST',
    path: 'auth/me/prove/options',
    summary: 'What the browser needs to ask for a passkey as a proof',
    result: options,
    errors: ['PASSKEYS_IMPOSSIBLE'],
  }),
  removeOfUser: call({
    base: 'middle',
    access: { privilege: 'user:browse', action: 'update' },
    name: 'user.second-factors.remove',
    method: 'DELETE',
    path: 'user/second-factors',
    summary: 'Removes all second factors of another user, who is told by mail; admins only',
    stepUp: 'always',
    body: z.object({ secureId: z.uuid(), reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    result: z.object({ removed: z.int() }),
    errors: ['SELF_RESET'],
  }),
} as const;
