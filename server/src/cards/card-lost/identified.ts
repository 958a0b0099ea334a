import { lossRules, type Identification } from '@console/contracts/cards/card-lost';
import { hasMatchedMothersName, verifiedOtp } from '../../membership/index.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Requires two of one-time code, mother's maiden name and identity card. The code must have been verified at this desk,
 * and the name compared by the same user.
 * @throws Refusal NOT_IDENTIFIED
 */
export async function guardIdentified(
  tx: Tx,
  memberId: string,
  ways: readonly Identification[],
  caller: Pick<Caller, 'username'>,
  at: Date,
): Promise<void> {
  const known = new Set(ways);
  if (known.has('OTP') && (await verifiedOtp(tx, { purpose: 'LOSS', subjectId: memberId }, at)) === null)
    known.delete('OTP');
  if (known.has('MAIDEN_NAME') && !(await hasMatchedMothersName(tx, memberId, caller, at))) known.delete('MAIDEN_NAME');
  if (known.size < lossRules.identifications) throw new Refusal('NOT_IDENTIFIED');
}
