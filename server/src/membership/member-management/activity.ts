import { accountRules, type AccountActivity } from '@console/contracts/membership/member-management';
import type { Caller, Db } from '../../platform/context.ts';
import { waysOf } from './identify.ts';
import { memberOf } from './members-of.ts';

const shownLinks = 10;

/** What happened with an account: devices, sessions, attempts to sign in and links. */
export async function activityOf(
  db: Db,
  accountId: string,
  caller: Pick<Caller, 'username'>,
  now: Date,
): Promise<AccountActivity> {
  const member = await memberOf(db, accountId);
  const [devices, { sessions }, signIns, links, identifiedBy] = await Promise.all([
    db
      .selectFrom('member_device')
      .select(['device_id as deviceId', 'model', 'bound_at as boundAt', 'last_seen_at as lastSeenAt'])
      .where('account_id', '=', accountId)
      .orderBy('bound_at')
      .orderBy('device_id')
      .execute(),
    db
      .selectFrom('member_session')
      .select((row) => row.fn.countAll<number>().as('sessions'))
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('member_sign_in')
      .select(['at', 'channel', 'device', 'result'])
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(accountRules.shownSignIns)
      .execute(),
    db
      .selectFrom('member_link')
      .select([
        'purpose',
        'created_at as createdAt',
        'created_by as createdBy',
        'expires_at as expiresAt',
        'sent_at as sentAt',
        'used_at as usedAt',
      ])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(shownLinks)
      .execute(),
    waysOf(db, { memberId: member.id, caller, now }),
  ]);
  return {
    devices,
    sessions: Number(sessions),
    signIns,
    links,
    identifiedBy: [...identifiedBy],
    phoneChanged: member.phone_hash !== member.username_hash,
  };
}
