import { text } from '@console/contracts/core/text';
import { riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { addressOf } from '@console/contracts/routes/address';
import { ResourceDetail } from '@console/ui/detail';
import { ActButton } from '@console/ui/states';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { useParams } from 'react-router';
import { Comparison } from './Comparison.tsx';
import { Decisions } from './Decisions.tsx';
import { messages } from './messages.ts';
import { changeable, paths } from './paths.ts';

const all = { ...paths, list: () => addressOf('/risk-profile-membership') };
const sections = [
  {
    title: text('Member', 'Member'),
    fields: ['memberName', 'memberNo', 'custNo', 'branch'],
  },
  {
    title: text('Penilaian', 'Assessment'),
    fields: ['grade', 'previousGrade', 'score', 'rulesVersion', 'method', 'state', 'assessedAt', 'validUntil'],
  },
  {
    title: text('Penanda dan bukti', 'Marks and evidence'),
    fields: ['politicallyExposed', 'sanctionsHit', 'eddRequired', 'eddMissing', 'sourceOfFunds', 'eddDocument', 'note'],
  },
  { title: text('Keputusan', 'Decision'), fields: ['decidedBy', 'decidedAt', 'decisionNote'] },
] as const;

/** A risk profile: grade, factors beside those of the one before, and the decision. */
export default function DetailPage() {
  const t = useMessages(messages);
  const { riskId = '' } = useParams();
  return (
    <ResourceDetail
      resource={riskProfiles}
      secureId={riskId}
      sections={sections as never}
      paths={all}
      offers={({ state }) => (changeable(state) ? ['update'] : [])}
      actions={(profile) => (
        <>
          {profile.state === 'DRAFT' && <ActButton resource={riskProfiles} name="submit" record={profile} />}
          <Decisions profile={profile} />
          <ActionLink to={addressOf('/membership/:memberId', profile.memberId)}>{t('member')}</ActionLink>
        </>
      )}
    >
      {(profile) => <Comparison key={profile.version} profile={profile} />}
    </ResourceDetail>
  );
}
