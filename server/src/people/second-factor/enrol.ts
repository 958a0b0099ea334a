import { randomUUID } from 'node:crypto';
import type { Enrolled, Enrolment, FactorKind } from '@console/contracts/shell/second-factor';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import { lockAccount } from '../sessions/sessions.ts';
import { factorsOf, type KeptFactor } from './factors.ts';
import { checkCreated, creationOptions } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { endStep, keepInStep, type Step } from './steps.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

/** Maximum number of second factors per person. */
const most = 10;

/** The owner of the new factor. */
export interface FactorOwner {
  readonly id: string;
  readonly username: string;
  readonly name: string;
}

/**
 * Starts an enrolment in a running step and stores its challenge there.
 * @throws Refusal FACTOR_LIMIT, PASSKEYS_IMPOSSIBLE
 */
export async function beginEnrolment(
  services: Services,
  owner: FactorOwner,
  key: string,
  kind: FactorKind,
): Promise<Enrolment> {
  const factors = await factorsOf(services.db, owner.id);
  if (factors.length >= most) throw new Refusal('FACTOR_LIMIT', { parameters: { limit: most } });
  if (kind === 'TOTP') {
    const secret = newSecret();
    const secretProtected = (await protectionOf(services)).encrypt(secret);
    await keepInStep(services.db, key, { challenge: null, secretProtected });
    return { kind, secret, address: addressOf(secret, owner.username) };
  }
  const options = await creationOptions(
    services,
    owner,
    factors.filter((factor) => factor.kind === 'PASSKEY'),
  );
  await keepInStep(services.db, key, { challenge: options.challenge, secretProtected: null });
  return { kind, options: { ...options } };
}

type Kept = Pick<
  KeptFactor,
  'secret_protected' | 'last_step' | 'credential_id' | 'public_key' | 'counter' | 'transports'
>;
const empty: Kept = {
  secret_protected: null,
  last_step: null,
  credential_id: null,
  public_key: null,
  counter: 0,
  transports: null,
};

async function keptOf(services: Services, step: Step, answer: Enrolled): Promise<Kept | null> {
  if (answer.kind === 'PASSKEY') {
    const created = step.challenge && (await checkCreated(services, answer.answer, step.challenge));
    return created ? { ...empty, ...created, counter: Number(created.counter) } : null;
  }
  if (!step.secretProtected) return null;
  const secret = (await protectionOf(services)).decrypt(step.secretProtected);
  const taken = stepOf(secret, answer.code, services.now());
  return taken === null ? null : { ...empty, secret_protected: step.secretProtected, last_step: taken };
}

/** A new factor, and the recovery codes that come with the first one. */
export interface NewFactor {
  readonly factor: KeptFactor;
  readonly recoveryCodes: string[];
}

/**
 * Finishes an enrolment: checks the answer to the step's challenge and activates the factor.
 * @param store called in the transaction that stores the factor
 * @throws Refusal FACTOR_WRONG, FACTOR_EXPIRED
 */
export async function finishEnrolment(
  services: Services,
  step: Step,
  answer: Enrolled,
  store: (tx: Tx, factor: KeptFactor) => Promise<void>,
): Promise<NewFactor> {
  const { db, now } = services;
  const kept = await keptOf(services, step, answer);
  if (!kept)
    throw new Refusal('FACTOR_WRONG', {
      errors: [{ field: answer.kind === 'TOTP' ? 'code' : 'answer', code: 'FACTOR_WRONG' }],
    });
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, step.userId);
    if (!(await endStep(tx, step.key))) throw new Refusal('FACTOR_EXPIRED');
    const first = (await factorsOf(tx, step.userId)).length === 0;
    if (answer.name.trim() === '') throw invalid({ field: 'name', code: 'REQUIRED' });
    const factor = await tx
      .insertInto('second_factor')
      .values({
        ...kept,
        id: randomUUID(),
        user_id: step.userId,
        kind: answer.kind,
        name: answer.name.trim(),
        created_at: now(),
        last_used_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await store(tx, factor);
    return { factor, recoveryCodes: first ? await newRecoveryCodes(tx, services, step.userId) : [] };
  });
}
