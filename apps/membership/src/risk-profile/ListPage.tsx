import { riskProfiles, type RiskProfile } from '@console/contracts/membership/risk-profile-membership';
import { ResourceList } from '@console/ui/list';
import { Figures } from './Figures.tsx';
import { paths } from './paths.ts';

const linkFilters = ['memberId'] as const;

/** Risk profiles of all members; rows open their page among those of members. */
export default function ListPage() {
  return (
    <ResourceList<RiskProfile>
      resource={riskProfiles}
      paths={{ detail: paths.detail }}
      note={<Figures />}
      linkFilters={linkFilters}
      offers={() => []}
    />
  );
}
