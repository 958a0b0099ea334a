import { countLimit } from '@console/contracts/envelope';
import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { Sql } from './definition.ts';
import type { Selection } from './list-query.ts';
import type { RegisteredResource } from './registered.ts';

/** Rows that lie together in the order and are still found faster by their own index than by walking there. */
const mostTogether = 1_500_000;

/**
 * Whether a large list finds its rows first and sorts them, rather than walking along the index of its order until a page
 * is full. The planner would always walk: it takes rows for evenly spread, and for a page of a rare name, or of cards made
 * in a month long ago, passes over millions. Its estimate of how many there are is good enough to tell.
 * @param matching `from … where …` of the list
 */
export async function isSorted(db: Db | Tx, { definition }: RegisteredResource, { filters }: Pick<Selection, 'filters'>, matching: Sql): Promise<boolean> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) select t.id ${matching}`.execute(db);
  const estimate = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  const liesTogether = definition.together?.some((name) => filters[name] !== undefined) ?? false;
  return estimate <= (liesTogether ? mostTogether : countLimit);
}
