import { sql, type RawBuilder } from 'kysely';
import type { Caller, Scope, Tx } from '../../platform/context.ts';
import { coversStored } from '../../people/scope/covers.ts';
import { visible } from '../resource/predicates.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** Whether the caller sees a pending change that creates a record, besides its maker. */
function createdWithin({ definition }: RegisteredResource, scope: Scope): RawBuilder<boolean> {
  const own = definition.approval?.reach?.within(scope);
  if (own) return sql<boolean>`${own}`;
  return definition.scope === undefined ? sql<boolean>`true` : coversStored(scope, sql`c.reach`);
}

/**
 * Changes, as `c`, of records that the caller sees. The record of a create does not exist yet: where records have a
 * scope, its change is visible to its maker, and to those who see all that the maker sees or whose scope the module
 * accepts.
 */
export function visibleIn(registered: RegisteredResource, caller: Caller): RawBuilder<boolean> {
  const { resource, definition } = registered;
  return sql<boolean>`(c.module = ${resource.module}
    and ((c.record_id is null and (c.maker_id = ${caller.userId}::uuid or ${createdWithin(registered, caller.scope)}))
      or exists (select 1 from ${sql.table(definition.table)} t ${definition.joins ?? sql``}
      where t.id = c.record_id and ${visible(registered, caller.scope)})))`;
}

/** Whether the caller sees this change. */
export async function seesChange(tx: Tx, registered: RegisteredResource, id: string, caller: Caller): Promise<boolean> {
  const { rows } = await sql`select from change_request c
    where c.id = ${id}::uuid and ${visibleIn(registered, caller)}`.execute(tx);
  return rows.length > 0;
}

/** Whether a person of this scope, who did not make it, sees a change: a condition for a statement of its own. */
export function awaitedWithin(
  registered: RegisteredResource,
  { id, record_id: recordId }: { readonly id: string; readonly record_id: string | null },
  scope: Scope,
): RawBuilder<boolean> {
  const { table, joins = sql`` } = registered.definition;
  return recordId === null
    ? sql<boolean>`exists (select from change_request c
        where c.id = ${id}::uuid and ${createdWithin(registered, scope)})`
    : sql<boolean>`exists (select from ${sql.table(table)} t ${joins}
        where t.id = ${recordId}::uuid and ${visible(registered, scope)})`;
}
