import type { Parts } from '../../platform/per-services.ts';

/** How long ended sessions are still kept, for those who look into what happened. */
const keptMs = 30 * 86_400_000;

/**
 * Removes what can never be used again: spent ID tokens, and sessions with their refresh tokens a month after their
 * end.
 */
export async function expireSessions({ db, now }: Parts): Promise<void> {
  const at = now();
  await db.deleteFrom('used_id_token').where('expires_at', '<=', at.toISOString()).execute();
  await db
    .deleteFrom('user_session')
    .where('expires_at', '<=', new Date(at.getTime() - keptMs).toISOString())
    .execute();
}
