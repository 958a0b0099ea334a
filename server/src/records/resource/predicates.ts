import type { Conditions } from '@console/contracts/core/conditions/where';
import { noneChosen, tagsFrom, type Field } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { conditionsPredicate } from './conditions.ts';
import { containing } from './contains.ts';
import { ofPasted } from './matching.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { expressionOf } from './columns.ts';
import { searchedText } from './searched-text.ts';
import type { Sql } from './definition.ts';
import type { Selection } from './list-query.ts';
import type { RegisteredResource } from './registered.ts';

const all = (predicates: readonly Sql[]): Sql => (predicates.length > 0 ? sql.join(predicates, sql` and `) : sql`true`);
const any = (predicates: readonly Sql[]): Sql => sql`(${sql.join(predicates, sql` or `)})`;

/** The words that a list asks for, whatever their case. */
const wordsIn = (value: unknown): string[] =>
  tagsFrom(value as string | readonly string[]).map((word) => word.toLowerCase());

function filterPredicate(registered: RegisteredResource, name: string, value: unknown, now: Date): Sql {
  const { definition, resource } = registered;
  if (name === 'secureId') return sql`t.id = any(${value}::uuid[])`;
  const kind = resource.list.filters[name]?.kind;
  if (kind === 'conditions') return conditionsPredicate(registered, value as Conditions, now);
  if (kind === 'pasted') return ofPasted(registered, value as string);
  const own = (definition.filters as Readonly<Record<string, (value: unknown) => Sql>> | undefined)?.[name];
  if (own) return own(value);
  const expression =
    name === 'status' && !definition.columns?.['status']
      ? sql.ref('t.status')
      : expressionOf(definition as never, name);
  if (kind === 'tags') return sql`lower(${expression}::text)::text[] @> ${wordsIn(value)}`;
  if (kind === 'reference' && value === noneChosen) return sql`${expression} is null`;
  return Array.isArray(value) ? sql`${expression} = any(${value})` : sql`${expression} = ${value}`;
}

/** Personal data only matches its full value (docs/model/platform.md#search). */
function searchPredicate({ resource, definition }: RegisteredResource, text: string): Sql {
  const pattern = containing(text);
  if (definition.search) return definition.search(pattern, text);
  const fields: Readonly<Record<string, Field>> = { ...resource.fields, ...resource.derived };
  return any(
    resource.list.search.map((name) => {
      const field = fields[name];
      const expression = expressionOf(definition as never, name);
      return field?.personal
        ? sql`${expression} = ${normalise(field, text)}`
        : sql`${searchedText(field, expression)} ilike ${pattern}`;
    }),
  );
}

/** The records that a person with this scope sees. */
export function visible({ definition }: RegisteredResource, scope: Scope): Sql {
  const { where = sql`t.deleted_at is null`, scope: scoped } = definition;
  if (!scoped) return where;
  return all([where, typeof scoped === 'string' ? inBranches(scope, `t.${scoped}`) : scoped(scope)]);
}

/** Which records pass filters, by name and value. @param now what periods such as "last 7 days" are counted from */
export const filtered = (
  registered: RegisteredResource,
  filters: readonly (readonly [name: string, value: unknown])[],
  now = new Date(),
): Sql => all(filters.map(([name, value]) => filterPredicate(registered, name, value, now)));

/**
 * Which records a list shows: those visible that pass the filters and the search.
 * @example sql`select count(*) ${from(registered)} where ${selected(registered, selection, caller.scope, now)}`
 */
export function selected(
  registered: RegisteredResource,
  { filters, search }: Pick<Selection, 'filters' | 'search'>,
  scope: Scope,
  now: Date,
): Sql {
  const narrowed = registered.definition.narrow?.(filters, now, scope, search);
  return all([
    visible(registered, scope),
    ...(narrowed ? [narrowed] : []),
    filtered(registered, Object.entries(filters), now),
    ...(search && (registered.resource.list.search.length > 0 || registered.definition.search)
      ? [searchPredicate(registered, search)]
      : []),
  ]);
}
