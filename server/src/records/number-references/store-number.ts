import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** Maximum number of stored numbers per user; the oldest are deleted. */
const mostPerUser = 500;
/** Days without use after which a number is deleted. */
export const keptDays = 30;
const day = 86_400_000;

interface Kept {
  readonly id: string;
  readonly userId: string;
  readonly encrypted: string;
  readonly now: Date;
}

/** Stores a number. @returns whether the id belongs to the user; a repeated call changes nothing */
export async function keepReference(db: Db, { id, userId, encrypted, now }: Kept): Promise<boolean> {
  await db
    .insertInto('number_reference')
    .values({ id, user_id: userId, number_encrypted: encrypted, created_at: now, used_at: now })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  await sql`delete from number_reference where id in (
    select id from number_reference where user_id = ${userId}
      order by created_at desc, id offset ${mostPerUser})`.execute(db);
  return (await readReference(db, id, userId)) !== undefined;
}

/** The user's encrypted number with this id. */
export const readReference = (db: Db, id: string, userId: string) =>
  db
    .selectFrom('number_reference')
    .select('number_encrypted')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The encrypted numbers with these ids, of any user; updates their last use at most once a day. */
export async function useReferences(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('number_reference')
    .select(['id', 'number_encrypted', 'used_at'])
    .where('id', 'in', ids)
    .execute();
  const stale = rows.filter(({ used_at: used }) => now.getTime() - new Date(used).getTime() > day);
  if (stale.length > 0)
    await db
      .updateTable('number_reference')
      .set({ used_at: now })
      .where(
        'id',
        'in',
        stale.map(({ id }) => id),
      )
      .execute();
  return new Map(rows.map(({ id, number_encrypted: encrypted }) => [id, encrypted]));
}

/** Deletes numbers that were not used for a long time. */
export const forgetReferences = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('number_reference')
    .where('used_at', '<', new Date(now.getTime() - keptDays * day).toISOString())
    .execute();
};
