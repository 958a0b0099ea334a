import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { revoke } from '../sessions/sessions.ts';
import { callers } from './callers.ts';
import { settings } from '../settings/settings.ts';

/**
 * Refuses a wrong proof of identity. It is counted for the session only, which ends at LOGIN_MAX_FAILURES; it neither
 * locks the sign-in of the account nor is it affected by such a lock.
 * @throws Refusal with the code, beside the field.
 */
export async function refuseProof(
  { services }: Application,
  { caller }: Pick<Context, 'caller'>,
  field: string,
  code: 'OLD_PASSWORD_WRONG' | 'PROOF_WRONG',
): Promise<never> {
  const { db } = services;
  const limit = await settings(services).number('LOGIN_MAX_FAILURES');
  const session = await db
    .updateTable('user_session')
    .set((row) => ({ wrong_proofs: row('wrong_proofs', '+', 1) }))
    .where('id', '=', caller.sessionId)
    .returning('wrong_proofs')
    .executeTakeFirst();
  if (session && session.wrong_proofs >= limit) {
    await revoke(db, services, [caller.sessionId], code);
    callers(services).forget();
  }
  throw new Refusal(code, { errors: [{ field, code }] });
}
