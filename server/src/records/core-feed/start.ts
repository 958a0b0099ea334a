import { randomUUID } from 'node:crypto';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Stores a run of a module.
 * @returns its id
 * @throws Refusal SYNC_RUNNING while another run of the module is active
 */
export async function storeRun(
  db: Db | Tx,
  { module, startedBy, now }: { readonly module: string; readonly startedBy: string; readonly now: Date },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('core_feed_run')
    .values({
      id,
      module,
      started_by: startedBy,
      delivery: null,
      is_full: null,
      checksum: null,
      absent_after: null,
      code: null,
      audit_id: null,
      worker: null,
      created_at: now,
    })
    .execute()
    .catch((error: { code?: string; constraint?: string }) => {
      throw error.code === '23505' && error.constraint === 'core_feed_run_running'
        ? new Refusal('SYNC_RUNNING')
        : error;
    });
  return id;
}

/** Stores a run that a person starts, together with the answer of the call. */
export const storeManualRun = (db: Db, context: Context, module: string, now: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const runId = await storeRun(tx, { module, startedBy: context.caller.username, now });
    await context.remember(tx, { runId });
    return runId;
  });
