import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/per-services.ts';
import { isWithinValidity } from '../accounts/validity.ts';
import { digestOf } from '../../platform/digest.ts';
import { issueRefreshToken, revoke, revoked, sessionLimits, type Issued, type SessionLimits } from './sessions.ts';

/**
 * Milliseconds after its first use in which a refresh token may be used again: another tab may have refreshed at the
 * same moment, or the answer was lost. Only one of the children may live: when a second one is used too, there are two
 * holders, and the session ends (ADR 10).
 */
const graceMs = 10_000;

type Outcome =
  | { readonly issued: Issued }
  | {
      readonly refused: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED';
      readonly reused?: boolean;
      readonly because?: string | null;
    };

const readToken = (tx: Tx, digest: string) =>
  tx
    .selectFrom('refresh_token')
    .innerJoin('user_session', 'user_session.id', 'refresh_token.session_id')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .select([
      'refresh_token.session_id',
      'refresh_token.expires_at',
      'refresh_token.used_at',
      'refresh_token.parent',
      'user_session.expires_at as session_end',
      'user_session.revoked_at',
      'user_session.revoked_because',
      'app_user.id as user_id',
      'app_user.username',
      'app_user.name',
      'app_user.status',
      'app_user.deleted_at',
      'app_user.valid_from',
      'app_user.valid_to',
    ])
    .where('refresh_token.digest', '=', digest)
    .forUpdate(['refresh_token', 'user_session'])
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof readToken>>>;

/** Whether one of these children was used. */
const isUsed = async (tx: Tx, parent: string): Promise<boolean> =>
  (await tx
    .selectFrom('refresh_token')
    .select('digest')
    .where('parent', '=', parent)
    .where('used_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Whether a token is used by a second holder: long after its first use, or beside a used sibling. */
async function isSplit(tx: Tx, digest: string, row: Row, now: Date): Promise<boolean> {
  if (row.used_at === null) return row.parent !== null && (await isUsed(tx, row.parent));
  return now.getTime() - new Date(row.used_at).getTime() > graceMs || (await isUsed(tx, digest));
}

async function exchange(tx: Tx, parts: Parts, limits: SessionLimits, token: string): Promise<Outcome> {
  const now = parts.now();
  const digest = digestOf(token);
  const row = await readToken(tx, digest);
  if (!row) return { refused: 'TOKEN_INVALID' };
  if (row.revoked_at) return { refused: 'TOKEN_REVOKED', because: row.revoked_because };
  if (await isSplit(tx, digest, row, now)) {
    await revoke(tx, parts, [row.session_id], 'TOKEN_REUSED');
    return { refused: 'TOKEN_REVOKED', reused: true };
  }
  if (new Date(row.expires_at) <= now || new Date(row.session_end) <= now) return { refused: 'TOKEN_EXPIRED' };
  if (row.status !== 'active' || row.deleted_at || !isWithinValidity(row, now)) return { refused: 'TOKEN_REVOKED' };
  if (!row.used_at) await tx.updateTable('refresh_token').set({ used_at: now }).where('digest', '=', digest).execute();
  await tx.updateTable('user_session').set({ last_used_at: now }).where('id', '=', row.session_id).execute();
  const refreshToken = await issueRefreshToken(tx, parts, limits, {
    sessionId: row.session_id,
    sessionEnd: new Date(row.session_end),
    parent: digest,
  });
  return {
    issued: { sessionId: row.session_id, userId: row.user_id, username: row.username, name: row.name, refreshToken },
  };
}

/**
 * Exchanges a refresh token for the next one. Reuse of an old one ends the whole session.
 * @param onReuse called when a session was ended because of that.
 * @throws Refusal TOKEN_INVALID, TOKEN_EXPIRED or TOKEN_REVOKED.
 */
export async function refreshSession(parts: Parts, token: string, onReuse: () => void): Promise<Issued> {
  const limits = await sessionLimits(parts);
  // The refusal is thrown after the transaction, so that the revocation is committed.
  const outcome = await parts.db.transaction().execute((tx) => exchange(tx, parts, limits, token));
  if ('issued' in outcome) return outcome.issued;
  if (outcome.reused) onReuse();
  throw outcome.refused === 'TOKEN_REVOKED' ? revoked(outcome.because ?? null) : new Refusal(outcome.refused);
}
