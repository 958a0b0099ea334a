import type { Field } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import { expressionOf } from './columns.ts';
import type { Sql } from './definition.ts';
import type { Sort } from './list-query.ts';
import { referenceOrder } from './references.ts';
import type { RegisteredResource } from './registered.ts';

/** Sorts names the same on every database, whatever its locale. */
const collation = sql`collate "und-x-icu"`;

const opposite = { asc: 'desc', desc: 'asc' } as const;

interface OrderOptions {
  /** The reverse order, for pages read from the end. */
  readonly reversed?: boolean;
  /** Written so that no index serves the order: rows are found by the filters, then sorted. */
  readonly unindexed?: boolean;
}

function sortExpression(
  registered: RegisteredResource,
  { field: name, direction }: Sort,
  { reversed = false, unindexed = false }: OrderOptions,
): Sql {
  const { resource, definition } = registered;
  const own = definition.sorts?.[name] ?? referenceOrder(registered, name);
  const field: Field | undefined = resource.fields[name] ?? resource.derived[name];
  const expression = own ?? expressionOf(definition as never, name);
  const plain =
    !own && (field?.kind === 'text' || field?.kind === 'paragraph') ? sql`${expression} ${collation}` : expression;
  const collated = unindexed ? sql`coalesce(${plain}, ${plain})` : plain;
  // Blanks are always last. Only written where blanks can occur: an index on the plain column does not serve `nulls
  // last`.
  const blanksMoved = direction === 'desc' && field?.required === false;
  if (!reversed) return blanksMoved ? sql`${collated} desc nulls last` : sql`${collated} ${sql.raw(direction)}`;
  return blanksMoved ? sql`${collated} asc nulls first` : sql`${collated} ${sql.raw(opposite[direction])}`;
}

/** The order of a list: records alike in it by what they are, and the id last, so that pages never overlap. */
export function orderOf(registered: RegisteredResource, sorts: readonly Sort[], options: OrderOptions = {}): Sql {
  const last = sorts.at(-1);
  const { direction = 'asc' } = last ?? {};
  const way = sql.raw(options.reversed ? opposite[direction] : direction);
  const ties = (last && registered.definition.ties?.[last.field]) ?? [];
  return sql.join([
    ...sorts.map((sort) => sortExpression(registered, sort, options)),
    ...ties.map((column) => sql`${column} ${way}`),
    sql`t.id ${way}`,
  ]);
}
