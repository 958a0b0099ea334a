import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** When the feed of a module was last taken over whole; `null` without such a run. */
export async function lastCompletedAt(db: Db, module: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select max(ended_at) as at from core_feed_run
    where module = ${module} and state = 'COMPLETED'`.execute(db);
  return rows[0]?.at ?? null;
}
