import type { ProofRequired } from '@console/contracts/shell/proof';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settingIn } from '../settings/settings.ts';
import { proofKindsOf } from './kinds.ts';

/** The session's proof in the database; callers without a session, such as jobs, have none. */
const readProof = (db: Db, sessionId: string) =>
  db
    .selectFrom('user_session')
    .select(['mode', 'user_id', 'created_at', 'proven_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();

/**
 * Requires a recent proof of identity in the session.
 * @param db the transaction, when the caller is in one.
 * @throws Refusal PROOF_REQUIRED with the ways to prove it.
 * @example await requireProof(tx, services, caller);
 */
export async function requireProof(db: Db | Tx, { now }: Pick<Parts, 'now'>, caller: Caller): Promise<void> {
  const minutes = Number(await settingIn(db as Tx, 'STEP_UP_MINUTES'));
  const isFresh = (at: Date | string | undefined) =>
    at !== undefined && now().getTime() - new Date(at).getTime() < minutes * 60_000;
  if (isFresh(caller.provenAt)) return;
  // The cached caller may be some seconds old, and another process may have stored the proof.
  const session = await readProof(db, caller.sessionId);
  if (session && isFresh(session.proven_at ?? session.created_at)) return;
  const proofs = session ? await proofKindsOf(db, session) : [];
  throw new Refusal('PROOF_REQUIRED', { result: { proofs, minutes } satisfies ProofRequired });
}
