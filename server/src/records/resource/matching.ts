import { isPersonalNumber } from '@console/contracts/core/personal-number';
import type { Field } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { expressionOf } from './columns.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';

/** One field of a list that pasted numbers are compared with. */
export interface Matching {
  readonly field: string;
  readonly personal: Field['personal'];
  readonly column: Sql;
  /** The column value for a pasted text; `null` when the text cannot match. */
  readonly key: (text: string) => string | null;
}

/**
 * How each field that the contract names is compared.
 * @throws TypeError for a personal field that would be stored unencrypted.
 */
export function matchings({
  resource,
  definition,
}: Pick<RegisteredResource, 'resource' | 'definition'>): readonly Matching[] {
  return (resource.list.numbers ?? []).map((name) => {
    const field = resource.fields[name] ?? resource.derived[name];
    const own = definition.numbers?.[name];
    if (!field) throw new TypeError(`${resource.module} has no field ${name}`);
    if (field.personal && !own)
      throw new TypeError(
        `${resource.module}.${name} is personal: its definition must say what a number is matched with`,
      );
    const plain = field.kind !== 'text';
    const expression = expressionOf(definition as never, name);
    return {
      field: name,
      personal: field.personal,
      column: own?.column ?? (plain ? expression : sql`lower(${expression})`),
      key: (text) => {
        const value = normalise(field, text.replace(/^\s*'/, ''));
        if (typeof value !== 'string') return null;
        const key = own ? own.key(value) : plain ? value : value.toLowerCase();
        // A person's number cannot match another kind of field, and is not stored unencrypted.
        return key !== null && isPersonalNumber(key) && !(field.kind === 'card' && key.length === 16) ? null : key;
      },
    };
  });
}

const keysOf = (listId: string, module: string, field: string): Sql => sql`
  select k.key from number_list_key k join number_list n on n.id = k.list_id
    where n.id = ${listId} and n.module = ${module} and k.field = ${field}`;

/** Records that match one of the pasted numbers; none when the numbers were deleted. */
export const ofPasted = (registered: RegisteredResource, listId: string): Sql =>
  sql`(${sql.join(
    matchings(registered).map(
      ({ field, column }) => sql`${column} in (${keysOf(listId, registered.resource.module, field)})`,
    ),
    sql` or `,
  )})`;
