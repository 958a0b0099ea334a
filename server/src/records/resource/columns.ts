import type { Field } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Definition, Sql } from './definition.ts';
import { snakeCase } from './snake-case.ts';

const frame: Readonly<Record<string, string>> = {
  secureId: 'id',
  version: 'version',
  createdBy: 'created_by',
  createdAt: 'created_at',
  updatedBy: 'updated_by',
  updatedAt: 'updated_at',
};

/** The column of a field, or `null` when it is an expression. */
export function columnOf(definition: Definition, name: string): string | null {
  const column = definition.columns?.[name] ?? frame[name] ?? snakeCase(name);
  return typeof column === 'string' ? column : null;
}

/** The SQL expression of a field. */
export function expressionOf(definition: Definition, name: string): Sql {
  const derived = (definition.derived as Readonly<Record<string, Sql>> | undefined)?.[name];
  if (derived) return derived;
  const column = definition.columns?.[name] ?? frame[name] ?? snakeCase(name);
  return typeof column === 'string' ? sql.ref(`t.${column}`) : column;
}

/** Names of all fields of the record that SQL computes. */
export function selectedNames(resource: Resource, definition: Definition): string[] {
  const derived = Object.keys(definition.derived ?? {});
  return [...Object.keys(frame), ...(resource.status ? ['status'] : []), ...Object.keys(resource.fields), ...derived];
}

/** The select list of the record. */
export const selection = (resource: Resource, definition: Definition): Sql =>
  sql.join(
    selectedNames(resource, definition).map((name) => sql`${expressionOf(definition, name)} as ${sql.ref(name)}`),
  );

/** Whether the column is JSON, so that values need encoding. */
export const isJson = (field: Field): boolean => field.kind === 'object';
