import {
  replacements,
  replacementStepCalls,
  replacementSteps,
  type Replacement,
} from '@console/contracts/cards/replace-card-number';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { StepButtons } from '../documents/StepButtons.tsx';
import { messages } from '../replace-card-number/messages.ts';
import { columns, paths } from '../replace-card-number/screens.tsx';
import { CardNumber } from '../shared/CardNumber.tsx';

const filled = (name: keyof Replacement) => ({ name, visible: (record: Replacement) => record[name] !== null });
const sections: readonly DetailSection<Replacement>[] = [
  {
    title: text('Penggantian', 'Replacement'),
    fields: [
      'replacementNo',
      'state',
      'reason',
      { name: 'oldCardNo', render: ({ oldCardNo }) => <CardNumber cardNo={oldCardNo} /> },
      {
        name: 'newCardNo',
        visible: ({ newCardNo }) => newCardNo !== null,
        render: ({ newCardNo }) => <CardNumber cardNo={newCardNo!} />,
      },
      'result',
      'cardType',
      'keepExpiry',
      filled('lossNo'),
    ],
  },
  { title: text('Member'), fields: ['memberName', 'memberNo'] },
  { title: text('Biaya', 'Fee'), fields: ['fee', filled('feeMode'), filled('cashReceiptNo')] },
  {
    title: text('Keputusan', 'Decision'),
    fields: ['maker', 'createdAt', filled('approver'), filled('note'), filled('completedAt')],
  },
];
const linkFilters = ['memberId'];

/** The member's earlier replacements, so that the approver sees whether this is the first. */
function OfMember({ memberId }: { readonly memberId: string }) {
  const t = useMessages(messages);
  const fixed = useMemo(() => ({ memberId }), [memberId]);
  return (
    <section aria-label={t('ofMember')}>
      <h2>{t('ofMember')}</h2>
      <ResourceList<Replacement>
        resource={replacements}
        heading={false}
        columns={columns}
        fixed={fixed}
        linkFilters={linkFilters}
        paths={paths}
        rowLabel={({ replacementNo }) => replacementNo}
      />
    </section>
  );
}

/** One replacement with its request, for the approver, and the possible actions. */
export default function DetailPage() {
  const { replacementId = '' } = useParams();
  return (
    <ResourceDetail
      resource={replacements}
      secureId={replacementId}
      sections={sections}
      offers={[]}
      actions={(record) => (
        <StepButtons resource={replacements} record={record} steps={replacementSteps} calls={replacementStepCalls} />
      )}
    >
      {({ memberId }) => <OfMember memberId={memberId} />}
    </ResourceDetail>
  );
}
