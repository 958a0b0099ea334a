import { lossRules, type Identification } from '@console/contracts/cards/card-lost';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { verifiedOtp } from '../otp/otp.ts';

/** Two of code, mother's maiden name and identity card; the code must have been verified here. @throws Refusal NOT_IDENTIFIED */
export async function guardIdentified(
  tx: Tx,
  memberId: string,
  ways: readonly Identification[],
  at: Date,
): Promise<void> {
  const known = new Set(ways);
  if (known.has('OTP') && (await verifiedOtp(tx, { purpose: 'LOSS', subjectId: memberId }, at)) === null)
    known.delete('OTP');
  if (known.size < lossRules.identifications) throw new Refusal('NOT_IDENTIFIED');
}
