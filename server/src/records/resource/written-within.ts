import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Scope, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';

/** The scope in which records are written, with the field that names it; `null` where they are national. */
function writtenScope({ definition }: RegisteredResource): { field?: string; scope: (scope: Scope) => Sql } | null {
  const { scope, writtenWithin } = definition;
  if (writtenWithin) return writtenWithin as never;
  if (scope === undefined) return null;
  return { scope: typeof scope === 'function' ? scope : (of) => inBranches(of, `t.${scope}`) };
}

/**
 * Refuses a record that was just stored outside the scope of who writes it (docs/model/platform.md#scope).
 * @throws Refusal VALIDATION beside the field that names the place, else FORBIDDEN
 */
export async function requireWithin(
  tx: Tx,
  registered: RegisteredResource,
  id: string,
  { caller }: { readonly caller: Caller | null },
  action: 'create' | 'update',
): Promise<void> {
  const written = caller && caller.scope.type !== 'all' ? writtenScope(registered) : null;
  if (!caller || !written) return;
  const { table, joins = sql`` } = registered.definition;
  const { rows } = await sql`select from ${sql.table(table)} t ${joins}
    where t.id = ${id} and ${written.scope(caller.scope)}`.execute(tx);
  if (rows.length > 0) return;
  if (written.field) throw invalid({ field: written.field, code: 'NOT_ALLOWED' });
  throw new Refusal('FORBIDDEN', { privilege: registered.resource.privilege, action });
}
