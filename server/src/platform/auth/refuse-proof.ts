import type { Context } from '../context.ts';
import type { Application } from '../http/application.ts';
import { Refusal } from '../http/refusal.ts';
import { revoke } from '../sessions/sessions.ts';
import { callers } from './callers.ts';
import { readAccount } from './credentials.ts';
import { countFailure, lockedUntil, originOf } from './failures.ts';

/**
 * Refuses a wrong proof of oneself. It counts like a failed sign-in; when it locks the account the session ends as well.
 * @throws Refusal with the code, beside the field.
 */
export async function refuseProof(
  { services }: Application,
  { caller, request }: Pick<Context, 'caller' | 'request'>,
  field: string,
  code: 'OLD_PASSWORD_WRONG' | 'PROOF_WRONG',
): Promise<never> {
  const { db } = services;
  const origin = await originOf(db, caller.userId, request);
  await countFailure(services, { id: caller.userId }, origin, true);
  const account = await readAccount(db, caller.username);
  if (account && (await lockedUntil(db, account, origin, services.now())) !== null) {
    await revoke(db, services, [caller.sessionId], code);
    callers(services).forget();
  }
  throw new Refusal(code, { errors: [{ field, code }] });
}
