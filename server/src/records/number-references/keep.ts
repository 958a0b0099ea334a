import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** Numbers that one user has at most; the oldest go. */
const mostPerUser = 500;
/** Days after which a number that nobody looked for is forgotten. */
export const keptDays = 30;
const day = 86_400_000;

interface Kept {
  readonly id: string;
  readonly userId: string;
  readonly encrypted: string;
  readonly now: Date;
}

/** Keeps a number once. @returns whether the id is the user's own */
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

/** What somebody keeps under an id, encrypted. */
export const readReference = (db: Db, id: string, userId: string) =>
  db
    .selectFrom('number_reference')
    .select('number_encrypted')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** What is kept under ids, encrypted, whoever keeps it: noted as used, once a day. */
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

/** Forgets numbers that nobody has looked for in long. */
export const forgetReferences = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('number_reference')
    .where('used_at', '<', new Date(now.getTime() - keptDays * day).toISOString())
    .execute();
};
