import { cardVerifications, type CardVerification } from '@console/contracts/cards/card-verification';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { Part } from '@console/ui/page';
import { Revealable } from '@console/ui/reveal';
import { useParams } from 'react-router';
import { CardNumber } from '../shared/CardNumber.tsx';
import '../shared/desk/desk.css';
import { Age } from './Age.tsx';
import { Attempts } from './Attempts.tsx';
import { DetailActions } from './DetailActions.tsx';
import { Facts } from './Facts.tsx';
import { FailedSteps } from './FailedSteps.tsx';
import { History } from './History.tsx';
import { endpoints } from './screens.tsx';
import './verification.css';

const filled = (name: keyof CardVerification) => ({
  name,
  visible: (record: CardVerification) => record[name] !== null,
});
const revealed = (name: 'nik' | 'phone' | 'deliveryAddress') => ({
  name,
  visible: (record: CardVerification) => record[name] !== null,
  render: (record: CardVerification) => <Revealable resource={cardVerifications} record={record} field={name} />,
});

const sections: readonly DetailSection<CardVerification>[] = [
  {
    title: text('Pengajuan', 'Application'),
    fields: [
      'verificationNo',
      'state',
      'sourceName',
      'cardTypeName',
      'nameOnCard',
      'preference',
      filled('pickUpBranchName'),
      revealed('deliveryAddress'),
      'submittedAt',
      { name: 'ageHours', title: text('Umur', 'Age'), render: ({ ageHours }) => <Age hours={ageHours} /> },
      'resubmitCount',
      { name: 'failedSteps', render: ({ failedSteps }) => <FailedSteps steps={failedSteps} /> },
      { ...filled('cardNo'), render: ({ cardNo }) => <CardNumber cardNo={cardNo!} /> },
    ],
  },
  { title: text('Member'), fields: ['memberName', 'memberNo', revealed('nik'), revealed('phone'), 'branchName'] },
  {
    title: text('Keputusan', 'Decision'),
    fields: [
      filled('claimedBy'),
      filled('claimedAt'),
      'verifier',
      filled('decidedBy'),
      filled('decidedAt'),
      filled('decisionNote'),
    ],
  },
];

/** Attempts and history, fetched separately; an approver also compares the data with the photos. */
function Parts({ record }: { readonly record: CardVerification }) {
  const { secureId, version } = record;
  const reading = endpoints.desk.useQuery({ parameters: { secureId } }, { fresh: true });
  return (
    <Part of={{ ...reading, data: reading.currentData }}>
      {(desk) => (
        <div key={version} className="verify-parts">
          {desk.applicant.inClear && <Facts desk={desk} record={record} />}
          <Attempts desk={desk} />
          <History desk={desk} />
        </div>
      )}
    </Part>
  );
}

/** One application: its data, the attempts side by side, the possible actions, and its history. */
export default function DetailPage() {
  const { cardVerificationId = '' } = useParams();
  return (
    <ResourceDetail
      resource={cardVerifications}
      secureId={cardVerificationId}
      sections={sections}
      offers={[]}
      actions={(record) => <DetailActions record={record} />}
    >
      {(record) => <Parts record={record} />}
    </ResourceDetail>
  );
}
