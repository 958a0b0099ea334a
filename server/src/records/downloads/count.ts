import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import type { Selection } from '../resource/list-query.ts';
import { selected } from '../resource/predicates.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** Number of selected records, exact up to `most`; `most + 1` when there are more. */
export async function countUpTo(
  db: Db,
  registered: RegisteredResource,
  selection: Selection,
  scope: Scope,
  now: Date,
  most: number,
): Promise<number> {
  const { definition } = registered;
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from ${sql.table(definition.table)} t ${definition.joins ?? sql``}
      where ${selected(registered, selection, scope, now)} limit ${most + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
