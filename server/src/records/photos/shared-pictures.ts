import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** Table with the hashes of the pictures that a table of photos has of several subjects. */
export const sharedOf = (table: string): string => `${table}_shared`;

/**
 * Keeps which pictures several members or orders sent, so that nobody compares millions of photos to list the few. A
 * second look repeats a photo of the same subject, and shares nothing.
 */
export async function keepSharedPictures(db: Db, table: string, subject: string): Promise<void> {
  const [shared, name] = [sharedOf(table), `${table}_shares`];
  await sql.raw(`create table ${shared} (file_hash text primary key)`).execute(db);
  await sql
    .raw(
      `insert into ${shared} select file_hash from ${table} group by file_hash
        having min(${subject}::text) <> max(${subject}::text)`,
    )
    .execute(db);
  // Two copies of a picture that come at once see each other: the second waits for the first.
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock(hashtextextended('${table}:' || new.file_hash, 0));
        if exists (select from ${table} p where p.file_hash = new.file_hash and p.${subject} <> new.${subject}) then
          insert into ${shared} values (new.file_hash) on conflict do nothing;
        end if;
        return new; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger ${name} before insert on ${table} for each row when (new.recheck_of is null)
        execute function ${name}()`,
    )
    .execute(db);
}
