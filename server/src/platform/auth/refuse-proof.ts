import type { Caller } from '../context.ts';
import type { Application } from '../http/application.ts';
import { Refusal } from '../http/refusal.ts';
import { revoke } from '../sessions/sessions.ts';
import { callers } from './callers.ts';
import { countFailure, isLocked, readAccount } from './credentials.ts';

/**
 * Refuses a wrong proof of oneself. It counts like a failed sign-in; when it locks the account the session ends as well.
 * @throws Refusal with the code, beside the field.
 */
export async function refuseProof(
  { services }: Application,
  caller: Caller,
  field: string,
  code: 'OLD_PASSWORD_WRONG' | 'PROOF_WRONG',
): Promise<never> {
  await countFailure(services, { id: caller.userId });
  const account = await readAccount(services.db, caller.username);
  if (account && isLocked(account, services.now())) {
    await revoke(services.db, services, [caller.sessionId], code);
    callers(services).forget();
  }
  throw new Refusal(code, { errors: [{ field, code }] });
}
