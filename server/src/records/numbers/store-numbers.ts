import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import { visible } from '../resource/predicates.ts';
import { from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { matchings } from '../resource/matching.ts';

/** Maximum number of lists of numbers per user; the oldest are deleted. */
const mostPerUser = 50;
/** Days without use after which numbers are deleted. */
export const keptDays = 30;

/** The different numbers among pasted texts, after normalising their notation. */
export function distinct(registered: RegisteredResource, texts: readonly string[]): string[] {
  const fields = matchings(registered);
  const seen = new Map<string, string>();
  for (const text of texts.map((each) => each.trim()).filter((each) => each !== '')) {
    const name = JSON.stringify(fields.map(({ key }) => key(text)));
    if (!seen.has(name)) seen.set(name, text);
  }
  return [...seen.values()];
}

/** Stores numbers for a user. @returns the id of their list. */
export async function keepNumbers(
  db: Db,
  registered: RegisteredResource,
  userId: string,
  numbers: readonly string[],
  encrypt: (text: string) => string,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const keys = matchings(registered).flatMap(({ field, key }) =>
    [...new Set(numbers.map(key).filter((value) => value !== null))].map((value) => ({
      list_id: id,
      field,
      key: value,
    })),
  );
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('number_list')
      .values({
        id,
        user_id: userId,
        module: registered.resource.module,
        numbers: encrypt(JSON.stringify(numbers)),
        created_at: now,
        used_at: now,
      })
      .execute();
    await sql`insert into number_list_key select *
      from jsonb_populate_recordset(null::number_list_key, ${JSON.stringify(keys)}::jsonb)`.execute(tx);
    await sql`delete from number_list
      where id in (select id from number_list where user_id = ${userId}
      order by created_at desc, id offset ${mostPerUser})`.execute(tx);
  });
  return id;
}

/** The numbers of a list that no record in the scope has. */
export async function missingNumbers(
  db: Db,
  registered: RegisteredResource,
  listId: string,
  numbers: readonly string[],
  scope: Scope,
): Promise<string[]> {
  const fields = matchings(registered);
  const held = new Set<string>();
  for (const { field, column } of fields) {
    const { rows } = await sql<{ key: string }>`
      select k.key from number_list_key k where k.list_id = ${listId} and k.field = ${field}
        and exists (select 1 ${from(registered)} where ${visible(registered, scope)} and ${column} = k.key)`.execute(
      db,
    );
    for (const { key } of rows) held.add(JSON.stringify([field, key]));
  }
  return numbers.filter((text) => !fields.some(({ field, key }) => held.has(JSON.stringify([field, key(text)]))));
}

/** Deletes numbers that were not used for a long time. */
export const forgetNumbers = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('number_list')
    .where('used_at', '<', new Date(now.getTime() - keptDays * 86_400_000).toISOString())
    .execute();
};
