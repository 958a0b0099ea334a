import { useCan } from '@console/auth';
import { cardVerifications, type CardVerification } from '@console/contracts/cards/card-verification';
import { ResourceList, type ListColumn } from '@console/ui/list';
import { Age } from './Age.tsx';
import { FailedSteps } from './FailedSteps.tsx';
import { NextButton } from './NextButton.tsx';
import { paths } from './screens.tsx';

const columns: readonly (string | ListColumn<CardVerification>)[] = [
  'verificationNo', 'memberName', 'nik', 'sourceName', 'cardTypeName', 'preference', { field: 'failedSteps', render: ({ failedSteps }) => <FailedSteps steps={failedSteps} /> },
  'state', 'claimedBy', 'submittedAt', { field: 'ageHours', render: ({ ageHours }) => <Age hours={ageHours} /> },
];

/** All applications, the oldest first, and the way to the next one to be checked by hand. */
export default function ListPage() {
  const can = useCan(cardVerifications.privilege);
  return <ResourceList<CardVerification> resource={cardVerifications} columns={columns} paths={paths} toolbar={can('update') && <NextButton variant="primary" first />} />;
}
