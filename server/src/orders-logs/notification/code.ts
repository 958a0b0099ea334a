import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

const digits = 4;
const monthOf = (now: Date): string =>
  new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 7).replace('-', '');

/** The next code of the month, `NTF-{yyyymm}-{4 digits}`; concurrent callers are serialised. */
export async function nextCode(tx: Tx, now: Date): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('notification-code'))`.execute(tx);
  const prefix = `NTF-${monthOf(now)}-`;
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(substr(code, ${prefix.length + 1})::int), 0) as last from notification
    where code like ${`${prefix}%`}`.execute(tx);
  return `${prefix}${String((rows[0]?.last ?? 0) + 1).padStart(digits, '0')}`;
}
