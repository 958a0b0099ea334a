// Long: the life of a session, from its opening to its end.
import { randomUUID } from 'node:crypto';
import { displaced } from '@console/contracts/core/call';
import type { SignInMode } from '@console/contracts/shell/profile';
import type { TokenPair } from '@console/contracts/shell/auth';
import type { Db, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settings } from '../settings/settings.ts';
import { accessTokens } from './access-token.ts';
import { Refusal } from '../../platform/refusal.ts';
import { digestOf } from '../../platform/digest.ts';
import { newRefreshToken } from './refresh-token.ts';

/** A session ends after 12 hours, however often it is refreshed. */
const absoluteMs = 12 * 60 * 60 * 1000;

/** Why the oldest session beyond SESSION_MAX ended. */
const overMaximum = 'SESSION_MAX';

export interface SessionOwner {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
}

export interface SessionPlace {
  readonly mode: SignInMode;
  readonly ip: string;
  readonly userAgent: string;
  /** When the person proved their identity, if before now. */
  readonly provenAt?: Date | null;
}

/** A new or refreshed session, before its tokens are signed. */
export interface Issued extends SessionOwner {
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** The settings for sessions. */
export interface SessionLimits {
  readonly refreshMs: number;
  readonly sessionMax: number;
}

/** Reads the limits. Call it before a transaction, in which a second connection must not be awaited. */
export async function sessionLimits(parts: Parts): Promise<SessionLimits> {
  const [refreshSeconds, sessionMax] = await Promise.all([
    settings(parts).number('REFRESH_TOKEN_SECONDS'),
    settings(parts).number('SESSION_MAX'),
  ]);
  return { refreshMs: refreshSeconds * 1000, sessionMax };
}

/**
 * Issues another refresh token for a running session, valid until its own end or the session's, whichever comes first.
 */
export async function issueRefreshToken(
  tx: Tx,
  parts: Parts,
  { refreshMs }: SessionLimits,
  { sessionId, sessionEnd, parent }: { sessionId: string; sessionEnd: Date; parent: string | null },
): Promise<string> {
  const issuedAt = parts.now();
  const refreshToken = newRefreshToken();
  const expiresAt = new Date(Math.min(issuedAt.getTime() + refreshMs, sessionEnd.getTime()));
  await tx
    .insertInto('refresh_token')
    .values({
      digest: digestOf(refreshToken),
      session_id: sessionId,
      parent,
      issued_at: issuedAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return refreshToken;
}

/** Signs the access token for a refresh token. */
export async function tokenPairOf(parts: Parts, issued: Issued): Promise<TokenPair> {
  const seconds = await settings(parts).number('ACCESS_TOKEN_SECONDS');
  return {
    access_token: await accessTokens(parts).sign(issued, seconds),
    refresh_token: issued.refreshToken,
    username: issued.username,
  };
}

/** Ends the oldest sessions beyond the limit, never the new one, even when others were opened at the same moment. */
async function revokeOldest(
  tx: Tx,
  parts: Parts,
  { sessionMax }: SessionLimits,
  userId: string,
  opened: string,
): Promise<void> {
  const running = await tx
    .selectFrom('user_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', '!=', opened)
    .where('expires_at', '>', parts.now().toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const excess = running.slice(sessionMax - 1).map((row) => row.id);
  if (excess.length > 0) await revoke(tx, parts, excess, overMaximum);
}

/** The refusal of a session that was ended. It says when a sign-in elsewhere was the cause. */
export const revoked = (because: string | null): Refusal =>
  new Refusal('TOKEN_REVOKED', because === overMaximum ? { sessionEnd: displaced } : {});

/** Opens a session; the oldest beyond SESSION_MAX end. */
export async function openSession(
  tx: Tx,
  parts: Parts,
  limits: SessionLimits,
  owner: SessionOwner,
  { mode, ip, userAgent, provenAt }: SessionPlace,
): Promise<Issued> {
  const createdAt = parts.now();
  const expiresAt = new Date(createdAt.getTime() + absoluteMs);
  const sessionId = randomUUID();
  await tx
    .insertInto('user_session')
    .values({
      id: sessionId,
      user_id: owner.userId,
      mode,
      ip,
      user_agent: userAgent,
      created_at: createdAt,
      last_used_at: createdAt,
      expires_at: expiresAt,
      revoked_at: null,
      revoked_because: null,
      proven_at: provenAt && provenAt < createdAt ? provenAt : createdAt,
    })
    .execute();
  await revokeOldest(tx, parts, limits, owner.userId, sessionId);
  const first = { sessionId, sessionEnd: expiresAt, parent: null };
  return { ...owner, sessionId, refreshToken: await issueRefreshToken(tx, parts, limits, first) };
}

/**
 * Ends sessions. After the transaction the caller must clear the cached callers.
 * @returns how many were running.
 */
export async function revoke(
  tx: Tx | Db,
  parts: Parts,
  sessionIds: readonly string[],
  because: string,
): Promise<number> {
  if (sessionIds.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('user_session')
    .set({ revoked_at: parts.now(), revoked_because: because })
    .where('id', 'in', sessionIds)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Serialises changes of a user's credentials and sign-ins of the user. */
export const lockAccount = async (tx: Tx | Db, userId: string): Promise<void> => {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
};

/**
 * Ends everything authenticated with a user's credentials: sessions with their refresh tokens, started sign-in steps,
 * and the data of the embedded identity service. Every change of credentials calls it in its own transaction.
 * @param except the session that continues, with its own steps.
 * @returns how many sessions were running.
 * @example await revokeAll(tx, services, user.secureId, 'ENDED_BY_ADMIN');
 */
export async function revokeAll(
  tx: Tx | Db,
  parts: Parts,
  userId: string,
  because: string,
  except?: string,
): Promise<number> {
  await lockAccount(tx, userId);
  await tx
    .deleteFrom('second_factor_step')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (steps) => steps.where('key', 'not like', `% ${except}`))
    .execute();
  await tx.deleteFrom('oidc_payload').where('account_id', '=', userId).execute();
  const running = await tx
    .selectFrom('user_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  return revoke(
    tx,
    parts,
    running.map((row) => row.id).filter((id) => id !== except),
    because,
  );
}
