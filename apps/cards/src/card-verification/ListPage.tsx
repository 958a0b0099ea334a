import { useCan } from '@console/auth';
import { cardVerifications, type CardVerification } from '@console/contracts/cards/card-verification';
import { text } from '@console/contracts/core/text';
import { ResourceList, type Columns } from '@console/ui/list';
import { Age } from './Age.tsx';
import { FailedSteps } from './FailedSteps.tsx';
import { NextButton } from './NextButton.tsx';
import { paths } from './screens.tsx';

const columns: Columns<CardVerification> = [
  'verificationNo',
  'state',
  'memberName',
  { field: 'ageHours', title: text('Umur', 'Age'), render: ({ ageHours }) => <Age hours={ageHours} /> },
  { field: 'failedSteps', render: ({ failedSteps }) => <FailedSteps steps={failedSteps} /> },
  'claimedBy',
  'sourceName',
  'cardTypeName',
  'preference',
  'nik',
  'submittedAt',
];

/** All applications, the oldest first, and a button for the next one to check manually. */
export default function ListPage() {
  const can = useCan(cardVerifications.privilege);
  return (
    <ResourceList<CardVerification>
      resource={cardVerifications}
      columns={columns}
      paths={paths}
      toolbar={can('update') && <NextButton variant="primary" first />}
    />
  );
}
