import { text } from '@console/contracts/core/text';
import { surveys, type Survey } from '@console/contracts/membership/customer-survey';
import { screens } from '@console/ui/crud';
import { Revealable } from '@console/ui/reveal';
import { Figures } from './Figures.tsx';
import { FollowUpActions } from './FollowUpActions.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';

const memberPhone = {
  name: 'memberPhone',
  render: (record: Survey) => <Revealable resource={surveys} record={record} field="memberPhone" />,
} as const;

export default screens(surveys, {
  list: { note: <Figures />, linkFilters: ['memberId'] },
  detailSections: [
    { title: text('Member'), fields: ['memberName', 'memberNo', memberPhone, 'branch'] },
    {
      title: text('Survei', 'Survey'),
      fields: ['title', 'trigger', 'businessLine', 'reference', 'channel', 'sentAt', 'state', 'answeredAt'],
    },
    {
      title: text('Penilaian', 'Rating'),
      fields: ['nps', 'category', 'csat', { name: 'comment', wide: true }],
    },
    { title: text('Tindak lanjut', 'Follow-up'), fields: ['followUp', 'owner', 'dueAt'] },
  ],
  detail: {
    offers: [],
    actions: (survey) => <FollowUpActions survey={survey} />,
    children: ({ secureId }) => <GivenAnswers secureId={secureId} />,
  },
});
