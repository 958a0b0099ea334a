import type { FactorOffer } from '@console/contracts/shell/second-factor';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import { factorsOf, type KeptFactor } from './factors.ts';
import { checkAnswer } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { endStep, type Step } from './steps.ts';
import { stepOf } from './totp.ts';

/** Marks a code's time step as used. @returns false when it or a later one was used before */
async function takeStep({ db, now }: Services, factor: KeptFactor, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: now() })
    .where('id', '=', factor.id)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function checkCode(services: Services, factors: readonly KeptFactor[], code: string): Promise<boolean> {
  const protection = await protectionOf(services);
  for (const factor of factors) {
    if (factor.kind !== 'TOTP' || factor.secret_protected === null) continue;
    const step = stepOf(protection.decrypt(factor.secret_protected), code, services.now());
    if (step !== null && (await takeStep(services, factor, step))) return true;
  }
  return false;
}

async function checkPasskey(
  services: Services,
  factors: readonly KeptFactor[],
  answer: Readonly<Record<string, unknown>>,
  step: Step | null,
): Promise<boolean> {
  const passkey = factors.find(({ credential_id: id }) => id !== null && id === answer['id']);
  if (!passkey || !step?.challenge) return false;
  const counter = await checkAnswer(services, passkey, answer, step.challenge);
  if (counter === null) return false;
  await services.db
    .updateTable('second_factor')
    .set({ counter, last_used_at: services.now() })
    .where('id', '=', passkey.id)
    .execute();
  return true;
}

/**
 * Whether the proof is a second factor of the user. Codes, challenges of passkeys and recovery codes are accepted once.
 * @param step the step whose challenge a passkey answers; it ends, whether the answer is right or wrong
 */
export async function checkFactor(
  services: Services,
  userId: string,
  offer: FactorOffer,
  step: Step | null,
): Promise<boolean> {
  if (offer.kind === 'RECOVERY') return useRecoveryCode(services, userId, offer.code);
  const factors = await factorsOf(services.db, userId);
  if (offer.kind === 'TOTP') return checkCode(services, factors, offer.code);
  // Of two concurrent answers, one finds the challenge.
  if (step?.purpose === 'PROVE' && !(await endStep(services.db, step.key))) return false;
  return checkPasskey(services, factors, offer.answer, step);
}
