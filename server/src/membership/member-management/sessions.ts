import { createHash, randomBytes } from 'node:crypto';
import { accountRules, type AccountChannel } from '@console/contracts/membership/member-management';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** A fast hash is enough for 256 random bits, which cannot be guessed. */
export const sessionHash = (session: string): string => createHash('sha256').update(session).digest('hex');

/** Begins a session on a device. @returns what the application holds, answered once. */
export async function beginSession(
  tx: Tx,
  { accountId, deviceId, channel, at }: { accountId: string; deviceId: string; channel: AccountChannel; at: Date },
): Promise<{ readonly session: string; readonly expiresAt: string }> {
  const session = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + accountRules.sessionDays * 86_400_000);
  await tx
    .insertInto('member_session')
    .values({
      hash: sessionHash(session),
      account_id: accountId,
      device_id: deviceId,
      channel,
      started_at: at,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { session, expiresAt: toWireInstant(expiresAt) };
}

/** Ends the sessions of accounts, or those on one device. */
export async function endSessions(tx: Tx, accountIds: readonly string[], at: Date, deviceId?: string): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .updateTable('member_session')
    .set({ revoked_at: at })
    .where('account_id', 'in', accountIds)
    .where('revoked_at', 'is', null)
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId!))
    .execute();
}

/** The member whose session it is; `undefined` once it has ended, or the account is not active. */
export async function standingSession(
  db: Db,
  session: string,
  at: Date,
): Promise<{ readonly memberNo: string; readonly expiresAt: string } | undefined> {
  return db
    .selectFrom('member_session as s')
    .innerJoin('member_account as a', 'a.id', 's.account_id')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .select(['m.member_no as memberNo', 's.expires_at as expiresAt'])
    .where('s.hash', '=', sessionHash(session))
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', at.toISOString())
    .where('a.state', '=', 'ACTIVE')
    .executeTakeFirst();
}
