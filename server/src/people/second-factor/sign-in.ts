import {
  secondStepCalls,
  type Enrolled,
  type FactorOffer,
  type SecondStep,
} from '@console/contracts/shell/second-factor';
import type { TokenPair } from '@console/contracts/shell/auth';
import { callers } from '../auth/callers.ts';
import { accountRefusal, readAccountById, lockOf, type SignInAccount } from '../auth/credentials.ts';
import { countFailure, originOf } from '../auth/lock-out.ts';
import { knownFromNow } from '../auth/answer-with-browser-cookie.ts';
import { stampOf } from '../auth/credential-stamp.ts';
import { signInLimit } from '../auth/rate-limit.ts';
import { describe, refusedAnswer } from '../auth/credential-refusal.ts';
import { actorOfSignIn, auditRefusedSignIn, auditSignIn } from '../auth/sign-in-audit.ts';
import { startSession } from '../auth/start-session.ts';
import type { RequestInfo } from '../../platform/context.ts';
import { Answer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { storePassword } from '../passwords/change.ts';
import { lockAccount } from '../sessions/sessions.ts';
import { digestOf } from '../../platform/digest.ts';
import { checkFactor } from './check.ts';
import { beginEnrolment, finishEnrolment } from './enrol.ts';
import { factorsOf, isRequired, kindsAmong } from './factors.ts';
import { passkeysPossible, requestOptions } from './passkeys.ts';
import { endStep, issueTicket, keepInStep, stepAt, type Step } from './steps.ts';
import { notifyOwner } from './notify-owner.ts';

/**
 * What is still needed after a correct password: the user's second factor, or the enrolment that a role requires.
 * @param newPasswordHash the requested new password, stored when the factor is correct.
 * @returns `null` when nothing is needed
 */
export async function secondStepOf(
  services: Services,
  account: SignInAccount,
  newPasswordHash?: string,
): Promise<Answer | null> {
  const kinds = kindsAmong(await factorsOf(services.db, account.id));
  const error = kinds.length > 0 ? 'second_factor_required' : 'second_factor_enrolment';
  if (kinds.length === 0 && !(await isRequired(services.db, account.id))) return null;
  const ticket = await issueTicket(
    services,
    account,
    kinds.length > 0 ? 'VERIFY' : 'ENROL',
    newPasswordHash === undefined ? {} : { newPasswordHash },
  );
  const offered =
    kinds.length > 0 ? kinds : passkeysPossible(services) ? (['TOTP', 'PASSKEY'] as const) : (['TOTP'] as const);
  return new Answer(401, {
    error,
    error_description: describe({ error }),
    ticket,
    kinds: offered,
  } satisfies SecondStep & Record<string, unknown>);
}

/** The account of a step, which may have been locked or deactivated since the password was checked. */
async function accountOf(services: Services, step: Step, request: RequestInfo): Promise<SignInAccount | Answer> {
  const account = await readAccountById(services.db, step.userId);
  if (!account) throw new Refusal('FACTOR_EXPIRED');
  const origin = await originOf(services.db, account.id, request);
  const refused = (await lockOf(services, account, origin)) ?? (await accountRefusal(services, account));
  return refused ? refusedAnswer(refused) : account;
}

async function begin(services: Services, account: SignInAccount, request: RequestInfo): Promise<TokenPair> {
  const pair = await startSession(services, account, 'LOCAL', request);
  // Concurrent attempts have locked the account.
  if (!pair) throw new Refusal('FACTOR_EXPIRED');
  return pair;
}

/** Stores the password that waited for the factor. @returns the account after the change */
async function changed(
  services: Services,
  account: SignInAccount,
  hash: string,
  request: RequestInfo,
): Promise<SignInAccount> {
  await services.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account.id);
    if ((await stampOf(tx, account.id)) !== account.credentials) throw new Refusal('FACTOR_EXPIRED');
    await storePassword(tx, services, account, hash);
    await auditSignIn(tx, 'PASSWORD_CHANGE', { username: account.username, account, request });
  });
  callers(services).forget();
  const now = await readAccountById(services.db, account.id);
  if (now?.password_hash !== hash) throw new Refusal('FACTOR_EXPIRED');
  return now;
}

async function verify(services: Services, ticket: string, offer: FactorOffer, request: RequestInfo): Promise<Answer> {
  const step = await stepAt(services, digestOf(ticket), 'VERIFY');
  const account = await accountOf(services, step, request);
  if (account instanceof Answer) return account;
  const { username } = account;
  if (!(await checkFactor(services, account.id, offer, step))) {
    await keepInStep(services.db, step.key, { challenge: null, secretProtected: null });
    const origin = await originOf(services.db, account.id, request);
    await countFailure(services, account, origin, true);
    await auditRefusedSignIn(services.db, { username, account, request }, { error: 'second_factor_wrong' });
    const now = await readAccountById(services.db, account.id);
    const lock = now ? await lockOf(services, now, origin) : null;
    if (lock) {
      await endStep(services.db, step.key);
      return refusedAnswer(lock);
    }
    throw new Refusal('FACTOR_WRONG', {
      errors: [{ field: offer.kind === 'PASSKEY' ? 'answer' : 'code', code: 'FACTOR_WRONG' }],
    });
  }
  // A ticket is valid once.
  if (!(await endStep(services.db, step.key))) throw new Refusal('FACTOR_EXPIRED');
  const now = step.newPasswordHash ? await changed(services, account, step.newPasswordHash, request) : account;
  return knownFromNow(services, now, request, await begin(services, now, request));
}

async function enrolled(services: Services, ticket: string, answer: Enrolled, request: RequestInfo) {
  const step = await stepAt(services, digestOf(ticket), 'ENROL');
  const account = await accountOf(services, step, request);
  if (account instanceof Answer) return account;
  const { recoveryCodes } = await finishEnrolment(services, step, answer, async (tx, { name }) =>
    notifyOwner(tx, services, account, {
      action: 'SECOND_FACTOR_ADD',
      actor: await actorOfSignIn(tx, account.username, account, request),
      names: [name],
    }),
  );
  // The new factor changed the stamp of the account; check that nothing else did.
  const now = await readAccountById(services.db, account.id);
  if (!now || now.password_hash !== account.password_hash) throw new Refusal('FACTOR_EXPIRED');
  callers(services).forget();
  const pair = await begin(services, now, request);
  return knownFromNow(services, now, request, { ...pair, recovery_codes: recoveryCodes });
}

/** The second step of a local sign-in; each call names the sign-in by its ticket. */
export function registerSecondStep(app: Application): void {
  const { services } = app;
  const rateLimit = signInLimit(services);
  serve(app, secondStepCalls.verify, ({ body, request }) => verify(services, body.ticket, body.offer, request), {
    rateLimit,
  });
  serve(
    app,
    secondStepCalls.options,
    async ({ body, db }) => {
      const step = await stepAt(services, digestOf(body.ticket), 'VERIFY');
      const passkeys = (await factorsOf(db, step.userId)).filter(({ kind }) => kind === 'PASSKEY');
      const options = await requestOptions(services, passkeys);
      await keepInStep(db, step.key, { challenge: options.challenge, secretProtected: null });
      return { ...options };
    },
    { rateLimit },
  );
  serve(
    app,
    secondStepCalls.enrol,
    async ({ body, request }) => {
      const step = await stepAt(services, digestOf(body.ticket), 'ENROL');
      const account = await accountOf(services, step, request);
      if (account instanceof Answer) throw new Refusal('FACTOR_EXPIRED');
      return beginEnrolment(services, account, step.key, body.wish.kind);
    },
    { rateLimit },
  );
  serve(app, secondStepCalls.enrolled, ({ body, request }) => enrolled(services, body.ticket, body.enrolled, request), {
    rateLimit,
  });
}
