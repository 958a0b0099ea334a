import type { SignInMode } from '@console/contracts/shell/profile';
import type { TokenPair } from '@console/contracts/shell/auth';
import type { RequestInfo, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { openSession, sessionLimits, tokenPairOf } from '../sessions/sessions.ts';
import { callers } from './callers.ts';
import type { SignInAccount } from './credentials.ts';
import { endFailures, originOf } from './lock-out.ts';
import { stampOf } from './credential-stamp.ts';
import { auditSignIn } from './sign-in-audit.ts';

/** Records the sign-in. A correct password does not count if concurrent attempts locked the account. */
async function recordSignIn(
  tx: Tx,
  userId: string,
  mode: SignInMode,
  request: RequestInfo,
  now: Date,
): Promise<boolean> {
  if (mode === 'LOCAL' && !(await endFailures(tx, userId, await originOf(tx, userId, request), now))) return false;
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .where('id', '=', userId)
    .set({ last_login_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Opens the session of an authenticated account, clears its failures and audits LOGIN.
 * @param provenAt time of the authentication, if it was not now.
 * @returns `null` when concurrent attempts locked the account, or the credentials have changed since.
 */
export async function startSession(
  parts: Parts,
  account: SignInAccount,
  mode: SignInMode,
  request: RequestInfo,
  provenAt: Date | null = null,
): Promise<TokenPair | null> {
  const now = parts.now();
  const limits = await sessionLimits(parts);
  const issued = await parts.db.transaction().execute(async (tx) => {
    if (!(await recordSignIn(tx, account.id, mode, request, now))) return null;
    // The row is locked: a change since the check is visible now, and no further change can happen before the session
    // exists.
    if ((await stampOf(tx, account.id)) !== account.credentials) return null;
    await auditSignIn(tx, 'LOGIN', { username: account.username, account, request });
    return openSession(
      tx,
      parts,
      limits,
      { userId: account.id, username: account.username, name: account.name },
      { mode, ip: request.ip, userAgent: request.userAgent, provenAt },
    );
  });
  if (!issued) return null;
  callers(parts).forget();
  return tokenPairOf(parts, issued);
}
