import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

/** The open row that bars a number today, if any. */
async function barring(db: Db, hash: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`select id from blacklist_phone
    where phone_hash = ${hash} and state in ('ACTIVE', 'REMOVAL_PROPOSED') and deleted_at is null
      and (now() at time zone 'Asia/Jakarta')::date between effective_from and coalesce(effective_until,
        'infinity')`.execute(db);
  return rows[0];
}

/** Whether a member's number, by its hash, is barred today; not counted as an attempt to use it. */
export const isPhoneBarred = async (db: Db, hash: string): Promise<boolean> => (await barring(db, hash)) !== undefined;

/**
 * Whether a number may be used today. A refused use is recorded with its place; the reason of the bar is never
 * answered.
 */
export async function checkPhone(
  db: Db,
  texts: ProtectedText,
  { phone, place }: { phone: string; place?: string | undefined },
): Promise<{ allowed: boolean }> {
  const hash = texts.hash(String(normalise(blacklistPhoneNumbers.fields.phone, phone)));
  const barred = await barring(db, hash);
  if (!barred) return { allowed: true };
  await db
    .insertInto('blacklist_attempt')
    .values({ blacklist_id: barred.id, place: place ?? '-' })
    .execute();
  return { allowed: false };
}
