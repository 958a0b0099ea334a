import { countLimit } from '@console/contracts/core/envelope';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from './definition.ts';
import type { Selection } from './list-query.ts';
import type { RegisteredResource } from './registered.ts';

/** Rows that lie together in the order and are still found faster by their own index than by walking there. */
const mostTogether = 1_500_000;

/**
 * How a large list finds a page: `few` and `together` are found first and sorted, `spread` is walked along the index of
 * the order until a page is full.
 */
export type Manner = 'few' | 'together' | 'spread';

/**
 * The planner would always walk: it takes rows for evenly spread, and for a page of a rare name, or of cards made in a
 * month long ago, passes over millions. Its estimate of how many there are is good enough to tell.
 * @param matching `from … where …` of the list
 */
export async function mannerOf(
  db: Db | Tx,
  { definition }: RegisteredResource,
  { filters }: Pick<Selection, 'filters'>,
  matching: Sql,
): Promise<Manner> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
  }>`explain (format json) select t.id ${matching}`.execute(db);
  const estimate = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  if (estimate <= countLimit) return 'few';
  const liesTogether = definition.together?.some((name) => filters[name] !== undefined) ?? false;
  return liesTogether && estimate <= mostTogether ? 'together' : 'spread';
}
