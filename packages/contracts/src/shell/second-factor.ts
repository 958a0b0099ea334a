import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { tokenPair } from './auth.ts';
import {
  factor,
  ownFactors,
  options,
  enrolment,
  wish,
  name,
  enrolled,
  offer,
  ticket,
} from './second-factor/records.ts';

export {
  factorKinds,
  type FactorKind,
  factorName,
  recoveryCodeCount,
  type Factor,
  codeMaximum,
  type Enrolment,
  type Enrolled,
  type FactorOffer,
  type SecondStep,
  factorErrors,
} from './second-factor/records.ts';

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
    audit: 'SECOND_FACTOR_REMOVE',
    method: 'DELETE',
    path: 'user/second-factors',
    summary: 'Removes all second factors of another user, who is told by mail; admins only',
    stepUp: 'always',
    body: z.object({ secureId: z.uuid(), reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    result: z.object({ removed: z.int() }),
    errors: ['SELF_RESET'],
  }),
} as const;
