import { sql } from 'kysely';
import type { SchemaStep } from './migrate.ts';

type Db = Parameters<SchemaStep['up']>[0];

/** Rows of the table are never changed or removed. */
export async function appendOnly(db: Db, table: string): Promise<void> {
  await sql`create function ${sql.ref(`${table}_is_append_only`)}() returns trigger language plpgsql as
    $$ begin raise exception 'rows of % are never changed or removed', tg_table_name; end $$`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete or truncate
    on ${sql.table(table)} for each statement
    execute function ${sql.ref(`${table}_is_append_only`)}()`.execute(db);
}

/** At the end of a transaction no movement is later than the one that its account names as the last. */
export async function countsEach(
  db: Db,
  { movement, account, key }: { readonly movement: string; readonly account: string; readonly key: string },
): Promise<void> {
  const name = `${movement}_is_counted`;
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin
    if (select last_movement_no from ${sql.table(account)} where id = new.${sql.ref(key)})
      is distinct from (select max(seq_no) from ${sql.table(movement)} where ${sql.ref(key)} = new.${sql.ref(key)}) then
      raise exception 'an account of % does not name its last movement', tg_table_name;
    end if;
    return null; end $$`.execute(db);
  await sql`create constraint trigger ${sql.ref(name)} after insert on ${sql.table(movement)}
    deferrable initially deferred for each row execute function ${sql.ref(name)}()`.execute(db);
}
