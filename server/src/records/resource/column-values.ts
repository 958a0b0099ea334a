import type { Checked } from './check.ts';
import { columnOf, isJson } from './columns.ts';
import type { RegisteredResource } from './registered.ts';

/** Column values of a record's fields, without fields that are expressions. */
export function columnValues(
  { resource, definition }: RegisteredResource,
  { values, store }: Checked,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const column = columnOf(definition as never, name);
    if (column && name in values)
      columns[column] = isJson(field) && values[name] !== null ? JSON.stringify(values[name]) : values[name];
  }
  return { ...columns, ...store };
}
