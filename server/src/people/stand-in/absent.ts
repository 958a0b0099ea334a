import { sql, type RawBuilder } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { jakartaDate } from '../accounts/validity.ts';
import { approving } from './approving.ts';

/** A person that a stand-in represents now. */
export interface Absent {
  readonly userId: string;
  readonly username: string;
}

/** `from … where …` of the people that this person represents now. */
function represented(standInId: string, now: Date): RawBuilder<unknown> {
  const today = jakartaDate(now);
  return sql`from stand_in s join app_user u on u.id = s.user_id
    where s.stand_in_id = ${standInId}::uuid and s.ended_at is null
      and s.from_date <= ${today}::date and ${today}::date <= s.until_date`;
}

/** The people that this person represents now. */
export async function absentOf(tx: Db | Tx, standInId: string, now: Date): Promise<Absent[]> {
  const { rows } = await sql<Absent>`
    select u.id as "userId", u.username ${represented(standInId, now)} order by u.username`.execute(tx);
  return rows;
}

/**
 * Whether a person may count as another one than these makers, as a condition of a list: it leaves out what
 * `secondPersonRefusal` refuses as SELF_APPROVAL or STAND_IN_OF_MAKER.
 * @param makers an array of usernames
 */
export const othersMade = (
  makers: RawBuilder<unknown>,
  { userId, username }: Pick<Caller, 'userId' | 'username'>,
  now: Date,
): RawBuilder<boolean> =>
  sql<boolean>`not ${makers} && array(
    select ${username}::text union all select u.username ${represented(userId, now)})`;

/** Usernames of those of them who approve on the privilege themselves: a decision on it is made for them too. */
export async function decidedFor(
  tx: Db | Tx,
  standInId: string,
  privilege: string,
  now: Date,
): Promise<readonly string[]> {
  const absent = await absentOf(tx, standInId, now);
  if (absent.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct p.user_id as id from user_privilege_view p
    where p.user_id = any(${absent.map(({ userId }) => userId)}::uuid[]) and p.privilege = ${privilege}
      and p.level = any(${approving}::text[])`.execute(tx);
  const holders = new Set(rows.map(({ id }) => id));
  return absent.filter(({ userId }) => holders.has(userId)).map(({ username }) => username);
}
