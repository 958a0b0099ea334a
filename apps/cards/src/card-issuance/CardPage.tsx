import { mutationEndpoint, queryEndpoint } from '@console/api';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import type { IssuedCard } from '@console/contracts/cards/card-issuance/issued-card';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent, Page, ScrollTable, useBreadcrumb } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useParams } from 'react-router';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { follows } from './actions/follows.ts';
import { IssuedCardFacts } from './IssuedCardFacts.tsx';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

const reading = queryEndpoint(issuanceCalls.card, { follows: follows.invalidates });
const spoiledCall = mutationEndpoint(issuanceCalls.spoiled, follows);
const cancelCall = mutationEndpoint(issuanceCalls.cancelCard, follows);
const cancelSpoiledCall = mutationEndpoint(issuanceCalls.cancelSpoiled, follows);

function Actions({
  card: { cardId, version, cardNo, kind, actions },
  issuanceId,
}: {
  readonly card: IssuedCard;
  readonly issuanceId: string;
}) {
  const t = useMessages(messages);
  const [spoil] = spoiledCall.useMutation();
  const [cancel] = cancelCall.useMutation();
  const [cancelSpoiled] = cancelSpoiledCall.useMutation();
  const item = { secureId: issuanceId, cardId, version };
  const subject = printedCardNumber(cardNo);
  const onSpoiled = () =>
    confirm(
      {
        title: t('askSpoiled'),
        subject,
        text: t('spoiledText'),
        action: t('spoiled'),
        reason: 'required',
        reasonTitle: t('spoiledNote'),
      },
      async ({ reason }) => {
        const answer = await spoil({ body: { ...item, note: reason! } });
        if ('error' in answer) throw answer.error;
        notify.success(t('reported'));
      },
    );
  const onCancel = (send: typeof cancel) =>
    confirm(
      {
        title: t('askCancelCard'),
        subject,
        text: t(kind === 'PERSONAL' ? 'cancelOfMember' : 'cancelOfStock'),
        action: t('cancelCard'),
        danger: true,
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await send({ body: { ...item, reason: reason! } });
        if ('error' in answer) throw answer.error;
        notify.success(t('cardCancelled'));
      },
    );
  return (
    <>
      {actions.includes('cancelCard') && (
        <ActionButton variant="danger" onClick={() => onCancel(cancel)}>
          {t('cancelCard')}
        </ActionButton>
      )}
      {actions.includes('cancelSpoiled') && (
        <ActionButton variant="danger" onClick={() => onCancel(cancelSpoiled)}>
          {t('cancelSpoiled')}
        </ActionButton>
      )}
      {actions.includes('spoiled') && (
        <ActionButton variant="primary" onClick={onSpoiled}>
          {t('spoiled')}
        </ActionButton>
      )}
    </>
  );
}

/** One card of an issuance: what is printed on it, and its history. */
export default function CardPage() {
  const { detailId = '', cardId = '' } = useParams();
  const t = useMessages(messages);
  const { data, error, refetch } = reading.useQuery({ parameters: { secureId: detailId, cardId } });
  useBreadcrumb(data && printedCardNumber(data.cardNo));
  useBreadcrumb(data?.issuanceNo, paths.detail({ secureId: detailId }));
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} record />;
  if (!data) return null;
  return (
    <Page
      title={
        <>
          <span className="card-number">{printedCardNumber(data.cardNo)}</span>{' '}
          <CardStatusTag status={data.status as CardStatus} />
        </>
      }
      actions={
        <>
          <PageLink className="button" to={paths.detail({ secureId: detailId })}>
            {t('back')}
          </PageLink>
          <Actions card={data} issuanceId={detailId} />
        </>
      }
    >
      <IssuedCardFacts card={data} />
      <section className="panel">
        <h2>{t('movements')}</h2>
        <ScrollTable label={t('movements')}>
          <table className="plain-table">
            <thead>
              <tr>
                {(['seq', 'step', 'document', 'by', 'at', 'remark'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.movements.map(({ seqNo, code, toStatus, documentNo, actor, actedAt, remark }) => (
                <tr key={seqNo}>
                  <td>{seqNo}</td>
                  <td>
                    {code} · {toStatus}
                  </td>
                  <td>{documentNo ?? '-'}</td>
                  <td>{actor}</td>
                  <td>{formatDate(actedAt, 'DD-MM-YYYY HH:mm')}</td>
                  <td>{remark ?? '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </section>
    </Page>
  );
}
