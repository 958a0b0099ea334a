import type { FieldError } from '@console/contracts/core/errors';
import type { Field } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import { same } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { filtered } from './predicates.ts';
import type { RegisteredResource, Row } from './registered.ts';

type Values = Readonly<Record<string, unknown>>;

/** The resource whose list of values a field offers; `null` for a list that no resource serves. */
export const listOffering = (
  { peers }: Pick<RegisteredResource, 'peers'>,
  { lov, target }: Field,
): RegisteredResource | null =>
  (lov &&
    target &&
    [...peers.values()].find(
      ({ resource: { path, operations } }) => `${path}/lov` === lov && operations.includes('lov'),
    )) ||
  null;

/** The same; `null` also for a field whose module checks the choice itself. */
export const offeredBy = (registered: Pick<RegisteredResource, 'peers'>, field: Field): RegisteredResource | null =>
  field.inAnyState ? null : listOffering(registered, field);

interface Offered {
  readonly id: string;
  /** Whether it passes the fixed parameters of the list. */
  readonly fixed: boolean;
  /** Whether it is one of those that the parents leave. */
  readonly narrowed: boolean;
}

/**
 * A chosen record must be one that the form offers: of its line or kind, and below the chosen parent. What was chosen
 * before stays.
 */
export async function offeredErrors(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  before: Row | null,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, field] of Object.entries(registered.resource.fields)) {
    const offered = offeredBy(registered, field);
    if (!offered) continue;
    const parameters = Object.entries(field.lovParameters ?? {});
    const parents = Object.entries(field.narrowedBy ?? {}).filter(([, parent]) => values[parent] != null);
    const isSamePlace = before !== null && parents.every(([, parent]) => same(values[parent], before[parent]));
    const old = new Set(isSamePlace ? [before[name] ?? []].flat() : []);
    const ids = [...new Set([values[name] ?? []].flat() as string[])].filter((id) => !old.has(id));
    if (ids.length === 0 || (parameters.length === 0 && parents.length === 0)) continue;
    const { table, joins = sql``, lookups = sql`` } = offered.definition;
    const fixed = filtered(offered, parameters);
    const narrowed = filtered(
      offered,
      parents.map(([parameter, parent]) => [parameter, values[parent]] as const),
    );
    const { rows } = await sql<Offered>`select t.id, (${fixed}) as fixed, (${narrowed}) as narrowed
      from ${sql.table(table)} t ${joins} ${lookups} where t.id = any(${ids}::uuid[])`.execute(tx);
    if (rows.length < ids.length) errors.push({ field: name, code: 'NOT_FOUND' });
    else if (rows.some((row) => !row.fixed)) errors.push({ field: name, code: 'NOT_ALLOWED' });
    else if (rows.some((row) => !row.narrowed)) errors.push({ field: name, code: 'NOT_OF_PARENT' });
  }
  return errors;
}
