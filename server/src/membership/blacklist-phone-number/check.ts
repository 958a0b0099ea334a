import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { checkField, normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import type { BarredPhone } from '../../branches-stores/index.ts';
import type { Db } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

/** Rows that bar their number today. */
const barsToday = sql`state in ('ACTIVE', 'REMOVAL_PROPOSED') and deleted_at is null
  and (now() at time zone 'Asia/Jakarta')::date between effective_from and coalesce(effective_until, 'infinity')`;

/** Whether the number of a keyed hash is barred today, as an expression over the column of the hash. */
export const phoneIsBarred: BarredPhone = (hash) =>
  sql`exists (select from blacklist_phone where phone_hash = ${hash} and ${barsToday})`;

/** The open rows that bar numbers today, by the hash of the number. */
async function barring(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`select id, phone_hash as hash from blacklist_phone
    where phone_hash = any(${hashes}::text[]) and ${barsToday}`.execute(db);
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

/** Those of these hashes whose numbers are barred today. */
export const barredPhones = async (db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await barring(db, hashes)).keys());

/** Whether a member's number, by its hash, is barred today; not counted as an attempt to use it. */
export const isPhoneBarred = async (db: Db, hash: string): Promise<boolean> =>
  (await barredPhones(db, [hash])).has(hash);

/**
 * Whether a number may be used today. A refused use is recorded with its place; the reason of the bar is never
 * answered.
 * @throws Refusal VALIDATION for what is no number: nothing is said of it
 */
export async function checkPhone(
  db: Db,
  texts: ProtectedText,
  { phone, place }: { phone: string; place?: string | undefined },
): Promise<{ allowed: boolean }> {
  const { phone: field } = blacklistPhoneNumbers.fields;
  const fault = checkField('phone', field, phone);
  if (fault) throw invalid(fault);
  const hash = texts.hash(String(normalise(field, phone)));
  const barredBy = (await barring(db, [hash])).get(hash);
  if (barredBy === undefined) return { allowed: true };
  await db
    .insertInto('blacklist_attempt')
    .values({ blacklist_id: barredBy, place: place ?? '-' })
    .execute();
  return { allowed: false };
}
