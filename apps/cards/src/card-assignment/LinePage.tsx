import { addressOf } from '@console/contracts/routes/address';
import {
  assignments,
  assignmentCardResults,
  carriers,
  lineStates,
  type AssignmentLineDetail,
} from '@console/contracts/cards/card-assignment';
import { useCan } from '@console/auth';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent, Page, ScrollTable, useBreadcrumb, RecordNotFoundContent } from '@console/ui/page';
import { Spin } from '@console/ui/core';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { useParams } from 'react-router';
import { CardNumber } from '../shared/CardNumber.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { messages } from './messages.ts';
import { Receive } from './Receive.tsx';
import { Remarks } from './Remarks.tsx';
import { endpoints } from './screens.tsx';
import '../shared/desk/desk.css';

const remarkLength = { minimum: 1, maximum: 250 };

function Facts({ line }: { readonly line: AssignmentLineDetail }) {
  const t = useMessages(messages);
  const text = useText();
  const facts = [
    [t('state'), <OptionTag key="state" value={line.state} options={lineStates} />],
    [t('origin'), line.origin],
    [t('destination'), line.destination],
    [t('type'), line.cardType],
    [t('quantity'), line.quantity],
    [t('carrier'), `${text(carriers.find(({ value }) => value === line.carrier)!.title)} ${line.carrierRef ?? ''}`],
    [t('received'), line.received],
    [t('damaged'), line.damaged],
    [t('missing'), line.missing],
    [t('pending'), line.pending],
    ...(line.sentAt ? [[t('sentAt'), formatDate(line.sentAt, 'DD MMM YYYY HH:mm')]] : []),
    ...(line.receivedBy
      ? [[t('receivedBy'), `${line.receivedBy}, ${formatDate(line.receivedAt, 'DD MMM YYYY HH:mm')}`]]
      : []),
  ] as const;
  return (
    <section className="panel">
      <dl className="facts">
        {facts.map(([title, value]) => (
          <div key={String(title)}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Cards({ line }: { readonly line: AssignmentLineDetail }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('cards')}</h2>
      <ScrollTable label={t('cards')}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('cardNo')}</th>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {line.cards.map(({ cardNo, cardId, type, result }) => (
              <tr key={cardId}>
                <td>
                  <CardNumber cardNo={cardNo} />
                </td>
                <td>{type}</td>
                <td>
                  <OptionTag value={result} options={assignmentCardResults} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}

/**
 * One line: its cards and remarks; the receiver accepts or rejects, the sender recalls
 * (docs/model/cards.md#assignment).
 */
export default function LinePage() {
  const { assignId = '', detailAssignId = '' } = useParams();
  const t = useMessages(messages);
  const can = useCan(assignments.privilege);
  const { data: line, error, refetch } = endpoints.line.useQuery({ parameters: { secureId: detailAssignId } });
  const [reject] = endpoints.reject.useMutation();
  const [recall] = endpoints.recall.useMutation();
  useBreadcrumb(line && `${line.assignmentNo}/${line.lineNo}`);
  useBreadcrumb(line?.assignmentNo, addressOf('/card-assignment/:assignId', assignId));
  if (error && !line) return <ErrorContent error={error} onRetry={() => void refetch()} record />;
  if (!line) return <Spin />;
  if (line.assignmentId !== assignId) return <RecordNotFoundContent />;
  const take = (title: string, action: string, act: typeof reject) =>
    confirm(
      {
        title,
        subject: `${line.assignmentNo}/${line.lineNo}`,
        action,
        danger: true,
        reason: 'required',
        reasonTitle: t('remark'),
        reasonLength: remarkLength,
      },
      async ({ reason }) => {
        const answer = await act({ body: { secureId: line.secureId, version: line.version, remark: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('done'));
      },
    );
  const mayTurn = can('update') && line.state === 'SENT';
  const isOpen = line.state === 'SENT' || line.state === 'PARTIALLY_RECEIVED';
  return (
    <Page
      title={`${line.assignmentNo} · ${t('line', { n: line.lineNo })}`}
      actions={
        <>
          {line.sentAt && <DeliveryNote line={line} />}
          {mayTurn && line.isSender && (
            <ActionButton variant="danger" onClick={() => take(t('recallTitle'), t('recall'), recall)}>
              {t('recall')}
            </ActionButton>
          )}
          {mayTurn && line.isReceiver && (
            <ActionButton variant="danger" onClick={() => take(t('rejectTitle'), t('reject'), reject)}>
              {t('reject')}
            </ActionButton>
          )}
        </>
      }
    >
      <Facts line={line} />
      {isOpen && line.isReceiver && line.pending > 0 && can('update') && <Receive key={line.version} line={line} />}
      <Cards line={line} />
      <Remarks line={line} open={can('update') && (isOpen || line.state === 'DRAFT')} />
    </Page>
  );
}
