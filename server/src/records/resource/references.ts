import type { Field } from '@console/contracts/core/fields';
import { referenceNames } from '@console/contracts/core/reference';
import { sql } from 'kysely';
import { choiceOf } from './choice.ts';
import { columnOf, expressionOf } from './columns.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';

/** A field that holds ids of records in a table. */
export interface ReferenceField {
  readonly name: string;
  readonly field: Field | undefined;
  readonly table: string;
  /** The resource that serves the table, where the contract names it. */
  readonly target: RegisteredResource | null;
}

/**
 * The resource that a field refers to. Modules register in any order, so it is looked up when a call runs.
 * @throws Error when no module serves it
 */
export function targetOf({ resource, peers }: RegisteredResource, name: string): RegisteredResource | null {
  const module = resource.fields[name]?.target?.module;
  if (module === undefined) return null;
  const target = peers.get(module);
  if (!target) throw new Error(`${resource.module}.${name} refers to ${module}, which no module serves`);
  return target;
}

/** Fields of a resource that refer to records: those whose contract names a resource, and those of its definition. */
export function referenceFields(registered: RegisteredResource): ReferenceField[] {
  const { resource, definition } = registered;
  const byContract = Object.keys(resource.fields).filter((name) => resource.fields[name]?.target !== undefined);
  const tables = new Map<string, string>([
    ...Object.entries<string>(definition.references ?? {}),
    ...byContract.map((name) => [name, targetOf(registered, name)!.definition.table] as const),
  ]);
  return [...tables].map(([name, table]) => ({
    name,
    field: resource.fields[name],
    table,
    target: targetOf(registered, name),
  }));
}

/** One value of the record that a field refers to, read by its id: at most one row. */
function ofTarget(registered: RegisteredResource, name: string, value: (target: RegisteredResource) => Sql): Sql {
  const target = targetOf(registered, name)!;
  const { table, joins = sql``, lookups = sql`` } = target.definition;
  // In the subquery `wanted` the name `t` still means the row that refers; beside it, the row referred to.
  return sql`(select ${value(target)}
    from (select ${expressionOf(registered.definition as never, name)} as id) wanted,
      ${sql.table(table)} t ${joins} ${lookups} where t.id = wanted.id)`;
}

/** The records that stand behind the ids of a record, as one column; `null` when the contract has none. */
export function referencesColumn(registered: RegisteredResource): Sql | null {
  const names = referenceNames(registered.resource.fields);
  if (names.length === 0) return null;
  const parts = names.map((name) => {
    const referred = ofTarget(registered, name, (target) => {
      const { code, name: label } = choiceOf(target);
      const status = target.resource.status ? sql`t.status = 'active'` : sql`true`;
      return sql`jsonb_build_object('code', ${code}, 'name', ${label}, 'active', t.deleted_at is null and ${status})`;
    });
    return sql`${sql.lit(name)}, ${referred}`;
  });
  return sql`jsonb_build_object(${sql.join(parts)})`;
}

/** What a list sorted by a reference is sorted by: the code of the record referred to. */
export const referenceOrder = (registered: RegisteredResource, name: string): Sql | null =>
  registered.resource.fields[name]?.target === undefined
    ? null
    : ofTarget(registered, name, (target) => choiceOf(target).code);

/** Where the ids of a reference lie; `null` for an expression. */
export const referenceColumn = (registered: RegisteredResource, name: string): string | null =>
  columnOf(registered.definition as never, name);
