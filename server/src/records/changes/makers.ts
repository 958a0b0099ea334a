import type { Tx } from '../../platform/context.ts';
import { isWithinValidity } from '../../people/accounts/validity.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Refuses to apply what was requested by a user who can no longer sign in; it can only be rejected. Names that belong
 * to no user, such as those of jobs, are skipped.
 * @param usernames everyone who edited what is decided on
 * @throws Refusal MAKER_RIGHTS_LOST
 * @example await guardMakers(tx, [request.created_by], services.now());
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
