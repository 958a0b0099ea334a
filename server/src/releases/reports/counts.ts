import { measures, type HealthRow, type Measure } from '@console/contracts/platform/releases/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

const hourMs = 3_600_000;

/** A count reported for a release. */
export interface Counted {
  readonly remote: string;
  readonly version: string;
  /** `starts`, `calls`, `failedCalls`, `csp`, `failure:<kind>`, `<measure>:<class>`. */
  readonly series: string;
  readonly count: number;
}

/** The class of a measured value: the index of the first bound that is at least the value. */
export function classOf(measure: Measure, value: number): number {
  const bounds: readonly number[] = measures[measure];
  const index = bounds.findIndex((bound) => value <= bound);
  return index < 0 ? bounds.length : index;
}

/**
 * Adds to the counts of the hour, in one statement and in a fixed order, so that concurrent reports do not deadlock.
 */
export async function addCounts(db: Db | Tx, counted: readonly Counted[], at: Date): Promise<void> {
  const sums = new Map<string, Counted>();
  for (const each of counted) {
    const key = `${each.remote} ${each.version} ${each.series}`;
    sums.set(key, { ...each, count: (sums.get(key)?.count ?? 0) + each.count });
  }
  const rows = [...sums.entries()]
    .filter(([, { count }]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { remote, version, series, count }]) => ({ remote_id: remote, version, series, count }));
  if (rows.length === 0) return;
  await sql`
    insert into release_count (remote_id, version, hour, series, count)
    select remote_id, version, ${new Date(Math.floor(at.getTime() / hourMs) * hourMs)}, series, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (remote_id text, version text, series text,
      count bigint)
    on conflict (remote_id, hour, version, series) do update set count = release_count.count + excluded.count`.execute(
    db,
  );
}

/** The 75th percentile, from classes: the upper bound of its class. `null` without values. */
export function percentile75(measure: Measure, classes: readonly number[]): number | null {
  const bounds: readonly number[] = measures[measure];
  const all = classes.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const index = classes.findIndex((count) => (seen += count) >= all * 0.75);
  return bounds[index] ?? (bounds.at(-1) as number) * 2;
}

type Row = { -readonly [Key in keyof HealthRow]: HealthRow[Key] };

function add(row: Row, series: string, count: number): void {
  const [name = '', rest = ''] = series.split(':');
  if (name === 'starts' || name === 'calls' || name === 'failedCalls') row[name] += count;
  else if (name === 'csp') row.cspViolations += count;
  else if (name === 'failure') row.failures = { ...row.failures, [rest]: (row.failures[rest] ?? 0) + count };
  else if (Object.hasOwn(measures, name)) {
    const classes = row.classes[name] ?? Array.from({ length: measures[name as Measure].length + 1 }, () => 0);
    row.classes = {
      ...row.classes,
      [name]: classes.map((before, index) => (index === Number(rest) ? before + count : before)),
    };
  }
}

/** The reported counts of remotes since a time, by remote, release and hour. */
export async function readCounts(
  db: Db,
  since: Date,
  remote?: string,
): Promise<(HealthRow & { readonly remote: string })[]> {
  const rows = await db
    .selectFrom('release_count')
    .selectAll()
    .where('hour', '>=', since.toISOString())
    .$if(remote !== undefined, (all) => all.where('remote_id', '=', remote as string))
    .orderBy('hour')
    .orderBy('version')
    .execute();
  const known = new Map<string, Row & { remote: string }>();
  for (const { remote_id: id, version, hour, series, count } of rows) {
    const key = `${id} ${version} ${hour}`;
    const row = known.get(key) ?? {
      remote: id,
      version,
      hour,
      starts: 0,
      calls: 0,
      failedCalls: 0,
      cspViolations: 0,
      failures: {},
      classes: {},
    };
    known.set(key, row);
    add(row, series, count);
  }
  return [...known.values()];
}
