import { prevents } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { expressionOf } from './columns.ts';
import { targetOf } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';

/** Fields whose record may not become inactive below this one, as the contract of that record says (`usedBy`). */
export function parentFields(registered: RegisteredResource): string[] {
  const { module, fields } = registered.resource;
  return Object.keys(fields).filter((name) => {
    if (fields[name]?.kind !== 'reference') return false;
    const use = targetOf(registered, name)?.resource.usedBy[module];
    return use?.field === name && prevents(use, 'deactivate');
  });
}

/**
 * Records that may not become active, because one that they belong to is inactive: the counterpart of IN_USE, which
 * keeps that one active while they are.
 */
export async function belowInactive(
  tx: Tx,
  registered: RegisteredResource,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> {
  const ids = rows.map((row) => row.secureId);
  const found = new Set<string>();
  for (const name of parentFields(registered)) {
    const { table } = targetOf(registered, name)!.definition;
    const parent = expressionOf(registered.definition as never, name);
    const query = sql<{ id: string }>`
      select t.id from ${sql.table(registered.definition.table)} t
      where t.id = any(${ids}::uuid[]) and ${parent} is not null and not exists (
        select 1 from ${sql.table(table)} p where p.id = ${parent} and p.status = 'active' and p.deleted_at is null)`;
    const { rows: below } = await query.execute(tx);
    for (const { id } of below) found.add(id);
  }
  return found;
}
