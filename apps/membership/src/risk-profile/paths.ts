import type { RiskProfile } from '@console/contracts/membership/risk-profile-membership';
import { addressOf, recordAt } from '@console/contracts/routes/address';

/** The pages of risk profiles stand among those of members. */
export const paths = {
  detail: recordAt('/membership/risk-detail-page/:riskId'),
  update: recordAt('/membership/risk-update-page/:riskId'),
} as const;

/** The page that rates a member. */
export const createPath = (memberId: string): string => `${addressOf('/membership/risk-create')}?memberId=${memberId}`;

/** States in which a profile is still written. */
export const changeable = (state: RiskProfile['state']): boolean => state === 'DRAFT' || state === 'REJECTED';
