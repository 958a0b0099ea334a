import { sql, type Generated } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { recordColumns, type RecordColumns } from '../../platform/database/record-columns.ts';

/** Columns that every master has (docs/model/cards.md#masters, docs/model/membership.md#masters). */
export interface NamedColumns extends RecordColumns {
  code: string;
  name: string;
  status: Generated<'active' | 'inactive'>;
}

/** Columns of a master whose records have a place among the others. */
export interface MasterColumns extends NamedColumns {
  sort_order: number;
}

/**
 * Creates the table of a master. Codes and names are unique, ignoring case, among records that are not deleted.
 * @param own definitions of the other columns, as SQL
 * @param sorted whether records have a place among the others
 */
export async function createMaster(db: Db, table: string, own: string, sorted = true): Promise<void> {
  await sql`create table ${sql.table(table)} (${recordColumns}, code text not null, name text not null, ${sql.raw(own)}
    ${sql.raw(sorted ? ', sort_order int not null,' : ',')}
    status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
  for (const column of ['code', 'name']) {
    await sql`create unique index ${sql.id(`${table}_${column}_key`)} on ${sql.table(table)} (lower(${sql.id(column)}))
      where deleted_at is null`.execute(db);
  }
}
