import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import type { Sql } from './definition.ts';
import type { ListQuery } from './list-query.ts';
import { orderOf } from './order.ts';
import { jakartaDay, phasesInOrder } from './phase.ts';
import type { RegisteredResource } from './registered.ts';

/** Rows up to which phases are read one by one: each is read up to the end of the page. */
const deepest = 1_000;

interface Stretch {
  readonly reversed: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Whether a page is read phase by phase. No index has the order of phases, which changes every day: without this, all
 * records are sorted for each page. Where filters, a search or the scope leave few, those are found first and sorted.
 */
export const isReadByPhase = (
  { definition }: RegisteredResource,
  { filters, search, sorts }: ListQuery,
  scope: Scope,
  { reversed, offset, limit }: Stretch,
): boolean =>
  definition.byPhase === true &&
  sorts.length > 1 &&
  sorts[0]?.field === 'phase' &&
  search === null &&
  scope.type === 'all' &&
  Object.values(filters).every((value) => value === undefined) &&
  !reversed &&
  offset + limit <= deepest;

/**
 * `select id from …` of a page in the order of phases: each phase gives its first records in the order within it.
 * @param matching `from … where …` of the list
 */
export function pageByPhase(
  registered: RegisteredResource,
  sorts: ListQuery['sorts'],
  { offset, limit }: Stretch,
  { matching, now }: { readonly matching: Sql; readonly now: Date },
): Sql {
  const [first, ...within] = sorts;
  const order = orderOf(registered, within);
  const last = offset + limit;
  const ofPhases = phasesInOrder(jakartaDay(now)).map(
    (phase, at) => sql`(select t.id, ${sql.lit(at)} as phase, row_number() over (order by ${order}) as place
      ${matching} and ${phase} order by ${order} limit ${last})`,
  );
  return sql`select found.id from (${sql.join(ofPhases, sql` union all `)}) found
    order by found.phase ${sql.raw(first?.direction ?? 'asc')}, found.place limit ${limit} offset ${offset}`;
}
