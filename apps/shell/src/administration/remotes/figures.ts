import { measures, type HealthRow, type Measure } from '@console/contracts/platform/releases/reports';

/** Reported figures of one release, summed over all hours. */
export interface ReleaseFigures {
  readonly version: string;
  readonly starts: number;
  /** Share of all starts, 0 to 1; `null` without starts. */
  readonly share: number | null;
  readonly calls: number;
  readonly failedCalls: number;
  readonly cspViolations: number;
  readonly failures: Readonly<Record<string, number>>;
  /** 75th percentile of each reported measure, as the upper bound of its bucket; `null` above the last bound. */
  readonly p75: Partial<Readonly<Record<Measure, number | null>>>;
}

/**
 * The upper bound of the bucket that contains the percentile; `null` in the last bucket, which has no bound;
 * `undefined` without values.
 */
export function percentile(
  counts: readonly number[],
  bounds: readonly number[],
  share: number,
): number | null | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let cumulative = 0;
  const at = counts.findIndex((count) => (cumulative += count) >= all * share);
  return bounds[at] ?? null;
}

const added = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]),
  );

function p75Of(rows: readonly HealthRow[]): ReleaseFigures['p75'] {
  return Object.fromEntries(
    (Object.keys(measures) as Measure[]).flatMap((measure) => {
      const bounds = measures[measure];
      const counts = Array.from({ length: bounds.length + 1 }, (_, at) =>
        rows.reduce((sum, { classes }) => sum + (classes[measure]?.[at] ?? 0), 0),
      );
      const value = percentile(counts, bounds, 0.75);
      return value === undefined ? [] : [[measure, value]];
    }),
  );
}

/** One row per release, summed over its hours, the most used first. */
export function figuresOf(rows: readonly HealthRow[]): readonly ReleaseFigures[] {
  const all = rows.reduce((sum, { starts }) => sum + starts, 0);
  return [...new Set(rows.map(({ version }) => version))]
    .map((version): ReleaseFigures => {
      const hours = rows.filter((row) => row.version === version);
      const sum = (of: 'starts' | 'calls' | 'failedCalls' | 'cspViolations') =>
        hours.reduce((total, hour) => total + hour[of], 0);
      const starts = sum('starts');
      return {
        version,
        starts,
        share: all === 0 ? null : starts / all,
        calls: sum('calls'),
        failedCalls: sum('failedCalls'),
        cspViolations: sum('cspViolations'),
        failures: hours.reduce<Record<string, number>>((total, { failures }) => added(total, failures), {}),
        p75: p75Of(hours),
      };
    })
    .toSorted((one, other) => other.starts - one.starts);
}
