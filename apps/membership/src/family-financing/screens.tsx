import { text } from '@console/contracts/core/text';
import { familyFinancings, type FamilyFinancing } from '@console/contracts/membership/family-financing';
import { screens } from '@console/ui/crud';
import { Revealable } from '@console/ui/reveal';
import { FamilyActions } from './FamilyActions.tsx';
import { Review } from './Review.tsx';

const kkNo = (field: 'mainKkNo' | 'familyKkNo') => ({
  name: field,
  render: (record: FamilyFinancing) => <Revealable resource={familyFinancings} record={record} field={field} />,
});

export default screens(familyFinancings, {
  detailSections: [
    {
      title: text('Permohonan', 'Request'),
      fields: ['mainName', 'mainNo', 'familyName', 'familyNo', 'branch', 'relation', 'businessLine', 'submittedAt'],
    },
    { title: text('Kartu keluarga', 'Family cards'), fields: [kkNo('mainKkNo'), kkNo('familyKkNo'), 'certificate'] },
    {
      title: text('Sub-limit', 'Sub-limit'),
      fields: ['subLimitRequested', 'subLimitApproved', 'used', 'validUntil'],
    },
    { title: text('Keputusan', 'Decision'), fields: ['reviewer', 'approver', { name: 'note', wide: true }] },
  ],
  list: { linkFilters: ['memberId'] },
  detail: {
    offers: [],
    actions: (record) => <FamilyActions record={record} />,
    children: ({ secureId, version }) => <Review key={version} secureId={secureId} />,
  },
});
