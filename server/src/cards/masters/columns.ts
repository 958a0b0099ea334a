import { sql, type Generated } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { recordColumns, type RecordColumns } from '../../platform/database/record-columns.ts';

/** Columns that every card master has (docs/model/cards.md#masters). */
export interface MasterColumns extends RecordColumns {
  code: string;
  name: string;
  sort_order: number;
  status: Generated<'active' | 'inactive'>;
}

/**
 * Creates the table of a master. Codes and names are unique, ignoring case, among records that are not deleted.
 * @param own definitions of the other columns, as SQL
 */
export async function createMaster(db: Db, table: string, own: string): Promise<void> {
  await sql`create table ${sql.table(table)} (${recordColumns}, code text not null, name text not null, ${sql.raw(own)},
    sort_order int not null,
    status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
  for (const column of ['code', 'name']) {
    await sql`create unique index ${sql.id(`${table}_${column}_key`)} on ${sql.table(table)} (lower(${sql.id(column)}))
      where deleted_at is null`.execute(db);
  }
}
