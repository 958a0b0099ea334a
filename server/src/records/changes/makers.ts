import type { Tx } from '../../platform/context.ts';
import { isWithinValidity } from '../../people/auth/validity.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Refuses to let take effect what somebody asked for who may not sign in any more: only a rejection is left. Names that
 * are no user's, as of jobs, ask for nothing.
 * @param usernames everybody who shaped what is decided on
 * @throws Refusal MAKER_RIGHTS_LOST
 */
export async function guardMakers(tx: Tx, usernames: readonly string[], now: Date): Promise<void> {
  if (usernames.length === 0) return;
  const makers = await tx
    .selectFrom('app_user_view')
    .select(['status', 'deleted_at', 'valid_from', 'valid_to'])
    .where('username', 'in', usernames)
    .execute();
  if (makers.some((maker) => maker.status !== 'active' || maker.deleted_at || !isWithinValidity(maker, now)))
    throw new Refusal('MAKER_RIGHTS_LOST');
}
