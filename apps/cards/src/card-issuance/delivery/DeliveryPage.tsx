import { deliveries, type Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { ActionButton, ActionLink } from '@console/ui/why';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../paths.ts';
import { IssuanceName } from '../shared/IssuanceName.tsx';
import { messages } from './messages.ts';
import { Papers } from './Papers.tsx';
import { RecallDialog } from './RecallDialog.tsx';
import { Receipts } from './Receipts.tsx';

const has = (name: keyof Delivery) => ({ name, visible: (record: Delivery) => record[name] !== null });
const sections: readonly DetailSection<Delivery>[] = [
  { title: text('Kiriman', 'Delivery'), fields: ['deliveryNo', 'mode', 'state'] },
  {
    title: text('Perjalanan', 'Route'),
    fields: [
      'origin',
      has('destination'),
      'courierCode',
      has('awbNo'),
      has('sealNo'),
      'dispatchedAt',
      'expectedAt',
      has('recalledAt'),
    ],
  },
  {
    title: text('Jumlah', 'Counts'),
    fields: ['sent', 'received', 'missing', 'damaged', 'returned', 'lost', 'pending'],
  },
];

function Actions({ delivery, base }: { readonly delivery: Delivery; readonly base: string }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<'recall' | 'packing' | 'labels' | null>(null);
  const { actions, mode } = delivery;
  return (
    <>
      {actions.includes('recall') && (
        <ActionButton variant="danger" onClick={() => setOpen('recall')}>
          {t('recall')}
        </ActionButton>
      )}
      {actions.includes('print') && <ActionButton onClick={() => setOpen('packing')}>{t('packing')}</ActionButton>}
      {actions.includes('print') && mode === 'CUSTOMER' && (
        <ActionButton onClick={() => setOpen('labels')}>{t('labels')}</ActionButton>
      )}
      <ActionLink to={`${base}/card-list`}>{t('cardList')}</ActionLink>
      {actions.includes('receive') && (
        <ActionLink variant="primary" to={`${base}/upload-receipt`}>
          {t('upload')}
        </ActionLink>
      )}
      {open === 'recall' && <RecallDialog delivery={delivery} onClose={() => setOpen(null)} />}
      {(open === 'packing' || open === 'labels') && (
        <Papers delivery={delivery} kind={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** One parcel: its destination, the results of its cards, and its receipts. */
export default function DeliveryPage() {
  const { detailId = '', deliveryId = '' } = useParams();
  const t = useMessages(messages);
  const base = paths.delivery(detailId, deliveryId);
  return (
    <ResourceDetail
      resource={deliveries}
      secureId={deliveryId}
      within={{ field: 'issuanceId', secureId: detailId }}
      sections={sections}
      offers={[]}
      actions={(delivery) => <Actions delivery={delivery} base={base} />}
      banner={({ overdue, pending }) =>
        overdue &&
        pending > 0 && (
          <div className="panel" role="note">
            {t('overdue')}
          </div>
        )
      }
    >
      {(delivery) => (
        <>
          <IssuanceName delivery={delivery} />
          <Receipts delivery={delivery} />
        </>
      )}
    </ResourceDetail>
  );
}
