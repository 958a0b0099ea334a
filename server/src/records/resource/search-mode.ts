import type { Conditions } from '@console/contracts/core/conditions/where';
import { countLimit } from '@console/contracts/core/list-limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from './definition.ts';
import type { Selection } from './list-query.ts';
import type { RegisteredResource } from './registered.ts';

/**
 * Maximum number of rows that a filter of `together` selects for its own index to be faster than the index of the
 * order.
 */
const mostTogether = 1_500_000;

/**
 * How a large list finds a page: `few` and `together` find all rows first and sort them, `spread` walks along the index
 * of the order until a page is full.
 */
export type SearchMode = 'few' | 'together' | 'spread';

/** Whether all rows that conditions select lie in one period of a field, which has an index in a long list. */
function inPeriod(where: unknown): boolean {
  const { match, groups } = (where as Conditions | undefined) ?? { match: 'any', groups: [] };
  const periods = groups.map(
    (group) =>
      (group.match === 'all' || group.conditions.length === 1) &&
      group.conditions.some(({ operator }) => operator === 'relative' || operator === 'between'),
  );
  return match === 'all' ? periods.includes(true) : periods.length > 0 && !periods.includes(false);
}

/**
 * Chooses the search mode by the planner's estimate of the row count. The planner itself would always walk the index:
 * it assumes evenly spread rows, and would read millions of rows for a page of a rare name or of an old month.
 * @param matching `from … where …` of the list
 */
export async function searchModeOf(
  db: Db | Tx,
  { definition }: RegisteredResource,
  { filters }: Pick<Selection, 'filters'>,
  matching: Sql,
): Promise<SearchMode> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
  }>`explain (format json) select t.id ${matching}`.execute(db);
  const estimate = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  if (estimate <= countLimit) return 'few';
  const liesTogether =
    inPeriod(filters['where']) || (definition.together?.some((name) => filters[name] !== undefined) ?? false);
  return liesTogether && estimate <= mostTogether ? 'together' : 'spread';
}
