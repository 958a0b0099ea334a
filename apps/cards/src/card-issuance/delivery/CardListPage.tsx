import { mutationEndpoint } from '@console/api';
import {
  deliveries,
  deliveryLines,
  type Delivery,
  type DeliveryLine,
} from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { text } from '@console/contracts/core/text';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { ResourceList, type BulkAction, type RowAction, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { ActionLink } from '@console/ui/why';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { follows } from '../actions/follows.ts';
import { paths } from '../paths.ts';
import { IssuanceName } from '../shared/IssuanceName.tsx';
import { messages } from './messages.ts';
import { TickByScanning } from './TickByScanning.tsx';

const confirmCall = mutationEndpoint(issuanceCalls.confirmInHand, {
  invalidates: [...follows.invalidates, 'card-pickup'],
});
const linkFilters = ['deliveryId'];
const ofOffice: Columns<DeliveryLine> = ['cardNo', 'result', 'cardStatus', 'nameOnCard', 'eventDate', 'receivedBy'];
const ofMembers: Columns<DeliveryLine> = [
  'cardNo',
  'result',
  'cardStatus',
  'eventDate',
  'receivedBy',
  'relation',
  'reason',
  'awbNo',
  'attemptNo',
  'recipientName',
  'zipCode',
  { field: 'address', hidden: true },
  { field: 'phone', hidden: true },
];
const inHandTitle = text('Konfirmasi di tangan', 'Confirm in hand');

function Lines({ delivery }: { readonly delivery: Delivery }) {
  const t = useMessages(messages);
  const { secureId, version, actions, mode } = delivery;
  const [send] = confirmCall.useMutation();
  const fixed = useMemo(() => ({ deliveryId: secureId }), [secureId]);
  const offers = actions.includes('confirmInHand');
  const acts = useMemo(() => {
    const confirmLines = (lines: readonly DeliveryLine[], done: () => void = () => {}) => {
      if (lines.some(({ inHand }) => !inHand)) return notify.error(t('notReturned'));
      return confirm(
        { title: t('askInHand', { count: lines.length }), text: t('inHandText'), action: t('inHand') },
        async () => {
          const answer = await send({ body: { secureId, version, lineIds: lines.map((line) => line.secureId) } });
          if ('error' in answer) throw answer.error;
          notify.success(t('confirmed', { count: lines.length }));
          done();
        },
      );
    };
    const row: readonly RowAction<DeliveryLine>[] = offers
      ? [{ key: 'in-hand', title: inHandTitle, offered: ({ inHand }) => inHand, run: (line) => confirmLines([line]) }]
      : [];
    const bulk: readonly BulkAction<DeliveryLine>[] = offers
      ? [{ key: 'in-hand', title: inHandTitle, run: ({ rows, clear }) => confirmLines(rows, clear) }]
      : [];
    return { row, bulk };
  }, [offers, secureId, send, t, version]);
  return (
    <ResourceList<DeliveryLine>
      resource={deliveryLines}
      heading={false}
      columns={mode === 'OFFICE' ? ofOffice : ofMembers}
      fixed={fixed}
      linkFilters={linkFilters}
      rowActions={acts.row}
      bulkActions={acts.bulk}
      rowLabel={({ cardNo }) => cardNo}
    />
  );
}

/** The cards of a parcel, ticked off by scanning while unpacking. */
export default function CardListPage() {
  const { detailId = '', deliveryId = '' } = useParams();
  const t = useMessages(messages);
  const base = paths.delivery(detailId, deliveryId);
  return (
    <RecordGate resource={deliveries} secureId={deliveryId} within={{ field: 'issuanceId', secureId: detailId }}>
      {(delivery) => (
        <Page
          title={`${t('cardList')} ${delivery.deliveryNo}`}
          actions={
            delivery.actions.includes('receive') && <ActionLink to={`${base}/upload-receipt`}>{t('upload')}</ActionLink>
          }
        >
          <IssuanceName delivery={delivery} />
          {delivery.pending > 0 && (
            <TickByScanning
              delivery={delivery}
              receipt={
                delivery.actions.includes('receive') && delivery.mode === 'OFFICE' ? `${base}/upload-receipt` : null
              }
            />
          )}
          <Lines delivery={delivery} />
        </Page>
      )}
    </RecordGate>
  );
}
