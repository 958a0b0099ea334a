import { callers } from '../../platform/auth/callers.ts';
import { countFailure, isLocked, readAccount } from '../../platform/auth/credentials.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { revoke } from '../../platform/sessions/sessions.ts';

/** Refuses a wrong password of one's own. It counts like a failed sign-in; when it locks the account the session ends as well. */
export async function refusePassword({ services }: Application, caller: Caller, field: string): Promise<never> {
  await countFailure(services, { id: caller.userId });
  const account = await readAccount(services.db, caller.username);
  if (account && isLocked(account, services.now())) {
    await revoke(services.db, services, [caller.sessionId], 'OLD_PASSWORD_WRONG');
    callers(services).forget();
  }
  throw new Refusal('OLD_PASSWORD_WRONG', { errors: [{ field, code: 'OLD_PASSWORD_WRONG' }] });
}
