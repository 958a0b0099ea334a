import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Writer } from './check.ts';
import { columnOf } from './columns.ts';
import type { GuardedAction } from './definition.ts';
import { judgement, outcomeOf } from './judge.ts';
import type { RegisteredResource, Row } from './registered.ts';

/** How many records of a module reference a record. */
export interface ReferencedBy {
  readonly module: string;
  readonly count: number;
}

/** 409: the record cannot be deleted while others reference it. */
export const inUse = (referencedBy: readonly ReferencedBy[]): Refusal =>
  new Refusal('IN_USE', { result: { referencedBy } });

type Guard = (
  tx: Tx,
  action: GuardedAction,
  rows: readonly Row[],
  caller: Writer['caller'],
  all: boolean,
) => Promise<ReadonlyMap<string, Refusal>>;

/** Existing records of other resources that reference these records, by the referenced id. */
async function references(
  tx: Tx,
  { definition, peers }: RegisteredResource,
  ids: readonly string[],
): Promise<Map<string, ReferencedBy[]>> {
  const found = new Map<string, ReferencedBy[]>();
  for (const peer of peers.values()) {
    for (const [field, table] of Object.entries(peer.definition.references ?? {})) {
      const column = columnOf(peer.definition as never, field);
      if (table !== definition.table || !column) continue;
      const isList = peer.resource.fields[field]?.kind === 'references';
      const names = isList ? sql`named.id = any(t.${sql.ref(column)})` : sql`named.id = t.${sql.ref(column)}`;
      const { rows } = await sql<{ id: string; count: number }>`
        select named.id, count(*) as count
          from unnest(${ids}::uuid[]) named(id) join ${sql.table(peer.definition.table)} t on ${names}
        where ${peer.definition.where ?? sql`t.deleted_at is null`} group by named.id`.execute(tx);
      for (const { id, count } of rows)
        found.set(id, [...(found.get(id) ?? []), { module: peer.resource.module, count }]);
    }
  }
  return found;
}

/**
 * Why an action is refused, by secureId (`all`: over a whole filter): by the module's guard, by the caller's own
 * rights, and for a delete also while other records reference the record.
 */
export async function refusals(
  tx: Tx,
  registered: RegisteredResource,
  action: GuardedAction,
  rows: readonly Row[],
  { caller }: Writer,
  all = false,
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = new Map(await (registered.definition.guard as Guard | undefined)?.(tx, action, rows, caller, all));
  // An update is judged when it is stored, because its result is known only then.
  for (const row of action === 'update' ? [] : rows) {
    const change = { action, before: row, after: outcomeOf(action, row, null) };
    const refusal = refused.has(row.secureId) ? null : await judgement(tx, registered, change, caller);
    if (refusal) refused.set(row.secureId, refusal);
  }
  if (action !== 'delete') return refused;
  const used = await references(
    tx,
    registered,
    rows.map((row) => row.secureId),
  );
  for (const [id, referencedBy] of used) if (!refused.has(id)) refused.set(id, inUse(referencedBy));
  return refused;
}
