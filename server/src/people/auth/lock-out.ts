import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db, RequestInfo, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settings } from '../settings/settings.ts';
import { isKnownDevice } from './devices.ts';

/** Origin of sign-in attempts: a known browser of the account, or a network. */
export interface Origin {
  readonly key: string;
  /** The person has signed in with this browser before: failures elsewhere do not lock it. */
  readonly known: boolean;
}

/**
 * Failures from all unknown origins together that lock the account for all of them, as a multiple of the limit of one
 * origin.
 */
export const elsewhereFactor = 4;
const day = 86_400_000;

/** The network of an address that one person may control: of IPv6 the first 64 bits. */
function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...middle, ...last].slice(0, 4).join(':');
}

/** The origin of a request, under which its attempts on the account are counted. */
export async function originOf(db: Db | Tx, userId: string, { ip, device }: RequestInfo): Promise<Origin> {
  if (device !== undefined && (await isKnownDevice(db, device, userId)))
    return { key: `device:${device}`, known: true };
  return { key: `address:${networkOf(ip)}`, known: false };
}

/** Until when attempts from this origin are locked; `null` when they are not. */
export async function lockedUntil(
  db: Db | Tx,
  account: { readonly id: string; readonly locked_until: string | null },
  { key, known }: Origin,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select('locked_until')
    .where('user_id', '=', account.id)
    .where('origin', '=', key)
    .executeTakeFirst();
  const locks = [row?.locked_until, known ? null : account.locked_until]
    .flatMap((lock) => (lock ? [new Date(lock)] : []))
    .filter((lock) => lock > now);
  return locks.length > 0 ? new Date(Math.max(...locks.map(Number))) : null;
}

/**
 * Counts a failed attempt for its origin, and from an unknown origin also for the account. The origin is locked at
 * LOGIN_MAX_FAILURES; all unknown origins are locked at four times as many, or at as many when `strict`, because the
 * password was already correct. The count restarts after a lock has expired.
 */
export async function countFailure(
  parts: Parts,
  { id }: { readonly id: string },
  { key, known }: Origin,
  strict = false,
): Promise<void> {
  const [limit, minutes] = await Promise.all([
    settings(parts).number('LOGIN_MAX_FAILURES'),
    settings(parts).number('LOGIN_LOCK_MINUTES'),
  ]);
  const now = parts.now();
  const until = new Date(now.getTime() + minutes * 60_000);
  await sql`
    insert into sign_in_failure as f (user_id, origin, failures, locked_until, at)
    values (${id}, ${key}, 1, case when ${limit} <= 1 then ${until}::timestamptz end, ${now})
    on conflict (user_id, origin) do update set at = excluded.at,
      failures = case when f.locked_until <= ${now} then 1 else f.failures + 1 end,
      locked_until = case
        when (case when f.locked_until <= ${now} then 1 else f.failures + 1 end) >= ${limit} then ${until}::timestamptz
        when f.locked_until <= ${now} then null else f.locked_until end`.execute(parts.db);
  if (known) return;
  const failures = sql<number>`case when locked_until <= ${now} then 1 else failed_logins + 1 end`;
  const most = strict ? limit : limit * elsewhereFactor;
  await parts.db
    .updateTable('app_user')
    .where('id', '=', id)
    .set({
      failed_logins: failures,
      locked_until: sql`case when ${failures} >= ${most} then ${until}::timestamptz when locked_until <= ${now}
        then null else locked_until end`,
    })
    .execute();
}

/**
 * Clears the failures of an origin after a successful attempt. @returns false when concurrent attempts have locked the
 * origin
 */
export async function endFailures(tx: Tx, userId: string, { key, known }: Origin, now: Date): Promise<boolean> {
  const account = await tx
    .selectFrom('app_user')
    .select(['id', 'locked_until'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!account || (await lockedUntil(tx, account, { key, known }, now)) !== null) return false;
  await tx.deleteFrom('sign_in_failure').where('user_id', '=', userId).where('origin', '=', key).execute();
  await tx
    .updateTable('app_user')
    .where('id', '=', userId)
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', now.toISOString())]))
    .set({ failed_logins: 0, locked_until: null })
    .execute();
  return true;
}

/**
 * Unlocks an account for all origins.
 * @example await clearFailures(tx, account.id);
 */
export async function clearFailures(tx: Tx | Db, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('user_id', '=', userId).execute();
  await tx.updateTable('app_user').set({ failed_logins: 0, locked_until: null }).where('id', '=', userId).execute();
}

/** Deletes old failures. */
export const forgetFailures = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('sign_in_failure')
    .where('at', '<', new Date(now.getTime() - day).toISOString())
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', now.toISOString())]))
    .execute();
};
