import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';

/**
 * Requires that a user decides on what somebody else did.
 * @throws Refusal SELF_APPROVAL, STAND_IN_OF_MAKER, VALIDATION for a name that is no user's
 */
export async function requireSecondPerson(tx: Tx, maker: string, decider: string, now: Date): Promise<void> {
  const user = await tx.selectFrom('app_user_view').select('id').where('username', '=', decider).executeTakeFirst();
  if (!user) throw invalid({ field: 'approver', code: 'NOT_FOUND' });
  await guardSecondPerson(tx, {
    secondPerson: 'other',
    makers: [maker],
    decider: { userId: user.id, username: decider },
    now,
  });
}
