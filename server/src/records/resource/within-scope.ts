import type { FieldError } from '@console/contracts/core/errors';
import type { Field } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import { allowsBranch, inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Scope, Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { currentReads, SharedReads } from '../../platform/shared-reads.ts';
import { columnOf } from './columns.ts';
import type { Sql } from './definition.ts';
import { listOffering } from './offered.ts';
import { targetOf } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';

type Values = Readonly<Record<string, unknown>>;

/** The scope in which records are chosen; `null` where everybody may choose all of them. */
function scopeOfChoices({ definition: { scope, lov } }: RegisteredResource): ((scope: Scope) => Sql) | null {
  if (lov?.scope) return lov.scope;
  if (scope === undefined) return null;
  return typeof scope === 'function' ? scope : (of) => inBranches(of, `t.${scope}`);
}

/** A branch that the record itself belongs to. Branches are known to all, so the fault says what is not allowed. */
function branchErrors({ resource, definition }: RegisteredResource, values: Values, scope: Scope): FieldError[] {
  if (typeof definition.scope !== 'string') return [];
  const field = Object.keys(resource.fields).find((name) => columnOf(definition as never, name) === definition.scope);
  const branchId = field ? values[field] : null;
  return field && typeof branchId === 'string' && !allowsBranch(scope, branchId)
    ? [{ field, code: 'NOT_ALLOWED' }]
    : [];
}

async function isWithin(
  tx: Tx,
  { definition }: RegisteredResource,
  { ids, scope, within }: { readonly ids: readonly string[]; readonly scope: Scope; readonly within: Sql },
  reads: SharedReads,
): Promise<boolean> {
  const { table, joins = sql`` } = definition;
  const read = sql`select from ${sql.table(table)} t ${joins} where t.id = any(${ids}::uuid[]) and ${within}`;
  const { rows } = await reads.once(['within', table, ids, scope], () => read.execute(tx));
  return rows.length === ids.length;
}

/**
 * A body may only name what lies inside the scope (docs/model/platform.md#scope): the branch of the record, and records
 * that the person could choose. What was named before stays. Records outside are as unknown as those that do not exist.
 */
export async function scopeErrors(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  before: Row | null,
  caller: Pick<Caller, 'scope'> | null,
): Promise<FieldError[]> {
  if (!caller || caller.scope.type === 'all') return [];
  const { scope } = caller;
  const errors = branchErrors(registered, values, scope);
  const fields: readonly (readonly [string, Field])[] = Object.entries(registered.resource.fields);
  for (const [name, field] of fields) {
    const chosen = listOffering(registered, field) ?? targetOf(registered, name);
    const within = chosen && scopeOfChoices(chosen)?.(scope);
    if (!chosen || !within || errors.some((error) => error.field === name)) continue;
    const old = new Set([before?.[name] ?? []].flat());
    const ids = [...new Set([values[name] ?? []].flat() as string[])].filter((id) => !old.has(id));
    if (ids.length === 0) continue;
    // Records of the module itself may come and go beside this one.
    const reads = chosen.definition.table === registered.definition.table ? new SharedReads() : currentReads();
    if (!(await isWithin(tx, chosen, { ids, scope, within }, reads))) errors.push({ field: name, code: 'NOT_FOUND' });
  }
  return errors;
}

/** Refuses values that name what lies outside the scope. @throws Refusal VALIDATION */
export async function requireNamedWithin(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  caller: Pick<Caller, 'scope'>,
): Promise<void> {
  const errors = await scopeErrors(tx, registered, values, null, caller);
  if (errors.length > 0) throw invalid(...errors);
}
