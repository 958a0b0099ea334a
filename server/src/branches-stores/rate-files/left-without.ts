import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { tenorsWithoutRate } from '../branch-rates/coverage.ts';
import { beforeIn } from './in-the-way.ts';
import type { Looked } from './look-up.ts';
import type { Applied } from './target.ts';

/**
 * Finds the tenors that a row leaves without a rate after the last day of a file: those of rates that run longer and
 * whose place it takes. None for a file without a last day.
 */
export async function tenorsLeftWithout(
  db: Db | Tx,
  line: BusinessLine,
  applied: Applied,
  looked: readonly Looked[],
): Promise<(of: Looked) => readonly number[]> {
  const { keys, effectiveTo } = applied;
  if (effectiveTo === null) return () => [];
  const runsOn = ({ until }: { readonly until: string | null }) => until === null || until > effectiveTo;
  const longer = ({ placed }: Looked) =>
    placed.flatMap((each, at) => {
      const before = beforeIn(each);
      return before && runsOn(before) ? [{ id: before.id, ...keys[at]! }] : [];
    });
  const ended = looked.flatMap((of) => longer(of).map(({ id }) => id));
  const offices = looked.flatMap(({ office }) => office?.id ?? []);
  const groups = [...new Set(keys.map(({ groupId }) => groupId))];
  const start = { ...applied, effectiveFrom: dayAfter(effectiveTo, 1) };
  const without = await tenorsWithoutRate(db, line, offices, groups, start, ended);
  return (of) =>
    longer(of).flatMap(({ groupId, from, to }) =>
      without(of.office!.id, groupId, []).filter((tenor) => from <= tenor && tenor <= to),
    );
}
