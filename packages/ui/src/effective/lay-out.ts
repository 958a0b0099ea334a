import type { Period } from '@console/contracts/core/resource';

const dayMs = 86_400_000;

/** A period as a bar: start and width in percent of the picture. */
export interface Bar extends Period {
  readonly start: number;
  readonly width: number;
  readonly open: boolean;
}

/**
 * Where periods lie in a picture that also shows today. Open ones reach to its end.
 * @example
 * layOut([period], '2026-06-01').bars[0]?.start; // 0
 */
export function layOut(
  rows: readonly Period[],
  today: string,
): { readonly bars: readonly Bar[]; readonly now: number } {
  const days = rows.flatMap(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo ?? effectiveFrom]);
  const times = [...days, today].map((day) => Date.parse(day));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  // Room after the last day, in which open periods are seen to go on.
  const span = Math.max(last - first + dayMs, 30 * dayMs) * 1.1;
  const percent = (from: number) => (100 * from) / span;
  return {
    now: percent(Date.parse(today) - first),
    bars: rows.map((row) => {
      const from = Date.parse(row.effectiveFrom);
      const until = row.effectiveTo === null ? first + span : Date.parse(row.effectiveTo) + dayMs;
      return { ...row, start: percent(from - first), width: percent(until - from), open: row.effectiveTo === null };
    }),
  };
}
