import type { Field, Fields } from '@console/contracts/core/fields';
import { referenceNames } from '@console/contracts/core/reference';
import type { Resource } from '@console/contracts/core/resource';
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

/** Fields of a record whose values may refer to others: those that it stores, and those that SQL finds for it. */
const shownFields = ({ fields, derived }: Resource): Fields => ({ ...fields, ...derived });

/**
 * The resource that a field refers to. Modules register in any order, so it is looked up when a call runs. `null` for a
 * field whose contract names none, and where only a part of the modules is served.
 */
export function targetOf({ resource, peers }: RegisteredResource, name: string): RegisteredResource | null {
  const module = shownFields(resource)[name]?.target?.module;
  if (module === undefined) return null;
  return peers.get(module) ?? null;
}

/**
 * Fields of a resource whose records the mechanism checks and counts: those whose contract names a resource, and those
 * of its definition.
 */
export function referenceFields(registered: RegisteredResource): ReferenceField[] {
  const { resource, definition } = registered;
  const tables = new Map<string, string>([
    ...Object.entries((definition.references ?? {}) as Readonly<Record<string, string>>),
    ...Object.keys(resource.fields).flatMap((name) => {
      const target = resource.fields[name]?.inAnyState ? null : targetOf(registered, name);
      return target ? [[name, target.definition.table] as const] : [];
    }),
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
  const names = referenceNames(shownFields(registered.resource));
  if (names.length === 0) return null;
  const parts = names.map((name) => {
    const referred =
      targetOf(registered, name) &&
      ofTarget(registered, name, (target) => {
        const { code, name: label } = choiceOf(target);
        const status = target.resource.status ? sql`t.status = 'active'` : sql`true`;
        return sql`jsonb_build_object('code', ${code}, 'name', ${label}, 'active', t.deleted_at is null and ${status})`;
      });
    return sql`${sql.lit(name)}, ${referred ?? sql`null`}`;
  });
  return sql`jsonb_build_object(${sql.join(parts)})`;
}

/** What a list sorted by a reference is sorted by: the code of the record referred to. */
export const referenceOrder = (registered: RegisteredResource, name: string): Sql | null =>
  targetOf(registered, name) && ofTarget(registered, name, (target) => choiceOf(target).code);

/** Where the ids of a reference lie; `null` for an expression. */
export const referenceColumn = (registered: RegisteredResource, name: string): string | null =>
  columnOf(registered.definition as never, name);
