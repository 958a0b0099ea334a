import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

export type Outcome = 'SENT' | 'DELIVERED' | 'FAILED' | 'SKIPPED';
export interface Counted {
  readonly outcome: Outcome;
  readonly cause: string | null;
  readonly count: number;
}

/** Adds the results of a batch to the counts of the notification and of the hour. */
export async function addTally(tx: Tx, id: string, counted: readonly Counted[], now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const sum = (...outcomes: readonly Outcome[]) =>
    counted.filter(({ outcome }) => outcomes.includes(outcome)).reduce((total, { count }) => total + count, 0);
  for (const { outcome, cause, count } of counted) {
    await sql`
      insert into notification_tally (notification_id, hour, outcome, cause, count)
        values (${id}, ${hour}, ${outcome}, ${cause ?? ''}, ${count})
      on conflict (notification_id, hour, outcome, cause) do update
        set count = notification_tally.count + excluded.count`.execute(tx);
  }
  await sql`
    update notification
      set sent_count = sent_count + ${sum('SENT', 'DELIVERED')},
      delivered_count = delivered_count + ${sum('DELIVERED')},
      failed_count = failed_count + ${sum('FAILED')}, skipped_count = skipped_count + ${sum('SKIPPED')}
        where id = ${id}`.execute(tx);
}

/** Counts equal results together. */
export function countedOf(results: readonly { readonly outcome: Outcome; readonly cause: string | null }[]): Counted[] {
  const found = new Map<string, { outcome: Outcome; cause: string | null; count: number }>();
  for (const { outcome, cause } of results) {
    const key = `${outcome}:${cause ?? ''}`;
    found.set(key, { outcome, cause, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
