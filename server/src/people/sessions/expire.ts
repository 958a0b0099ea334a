import type { Parts } from '../../platform/per-services.ts';

/** Milliseconds for which ended sessions are kept for investigations. */
const keptMs = 30 * 86_400_000;

/**
 * Deletes what can never be used again: used ID tokens, and sessions with their refresh tokens a month after their end.
 */
export async function expireSessions({ db, now }: Parts): Promise<void> {
  const at = now();
  await db.deleteFrom('used_id_token').where('expires_at', '<=', at.toISOString()).execute();
  await db
    .deleteFrom('user_session')
    .where('expires_at', '<=', new Date(at.getTime() - keptMs).toISOString())
    .execute();
}
