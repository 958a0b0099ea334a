import { useCan, useProfile } from '@console/auth';
import { isOfOffice } from '@console/contracts/core/page-needs';
import { text } from '@console/contracts/core/text';
import { riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { messages } from './messages.ts';
import { createPath } from './paths.ts';

const list = childTab(riskProfiles, {
  parent: 'memberId',
  routes: {
    module: 'membership',
    privilege: riskProfiles.privilege,
    pages: { detail: '/membership/risk-detail-page/:riskId' },
  },
  title: text('Risiko', 'Risk'),
  columns: ['profileNo', 'grade', 'previousGrade', 'score', 'method', 'assessedAt', 'validUntil', 'state'],
});

/** The way to the page that rates the member, for those who may. */
function Assess({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const can = useCan(riskProfiles.privilege);
  const profile = useProfile();
  if (!can('create') || profile.state !== 'loaded') return null;
  const { scope, flag } = profile.data;
  if (!isOfOffice('above-branch', { mappingType: scope.type, isAdmin: flag === 'admin' })) return null;
  return (
    <div className="page-actions">
      <ActionLink to={createPath(secureId)}>{t('create')}</ActionLink>
    </div>
  );
}

/** Risk profiles of a member, the latest first. */
export const riskTab: DetailTab<{ readonly secureId: string }> = {
  ...list,
  content: (member) => (
    <>
      <Assess secureId={member.secureId} />
      {list.content(member)}
    </>
  ),
};
