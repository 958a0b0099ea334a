import { useCan } from '@console/auth';
import {
  extensionLimitText,
  extensionRefusal,
  openPickUpStates,
  pickUps,
  type PickUp,
} from '@console/contracts/cards/card-pickup';
import { text } from '@console/contracts/core/text';
import { FactList, ResourceDetail, type DetailField, type DetailSection } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { StoredImage } from '@console/ui/upload';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CardNumber } from '../shared/CardNumber.tsx';
import { Extend } from './Extend.tsx';
import { HandOver } from './HandOver.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';
import { useCounter } from './use-counter.ts';

const filled = (name: keyof PickUp) => ({ name, visible: (record: PickUp) => record[name] !== null });
const sections: readonly DetailSection<PickUp>[] = [
  {
    title: text('Pengambilan', 'Pick-up'),
    fields: [
      'pickUpNo',
      'state',
      'type',
      { name: 'cardNo', render: ({ cardNo }) => <CardNumber cardNo={cardNo} /> },
      'cardType',
      filled('nameOnCard'),
      'branch',
      filled('arrivedAt'),
      filled('deadline'),
      filled('daysLeft'),
      filled('extensionCount'),
      { name: 'replacesECard', visible: ({ type }) => type === 'STOCK' },
    ],
  },
  { title: text('Member'), fields: ['memberName', 'memberNo', 'memberNik', 'memberPhone'] },
];
type Shown = PickUp & Readonly<Record<string, unknown>>;
const handedOver: readonly DetailField<Shown>[] = [
  'collector',
  'proxyName',
  'proxyNik',
  'proxyRelation',
  'ktpSeen',
  'faceManual',
  'faceScore',
  'otpVerifiedAt',
  'closedAt',
  'closedBy',
].map((name) => filled(name as keyof PickUp));
const pictures = (['photo', 'signature', 'proxyLetter'] as const).map((name): DetailField<Shown> => ({
  ...filled(name),
  render: (record) => <StoredImage fileId={record[name]!} width={240} />,
}));

/** How the card was handed over, and who received it. */
function HandedOver({ record }: { readonly record: PickUp }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('handedOver')}</h2>
      <FactList resource={pickUps} fields={[...handedOver, ...pictures]} record={record as Shown} />
    </section>
  );
}

/** One pick-up: its data, and the possible actions. */
export default function DetailPage() {
  const { pickUpId = '' } = useParams();
  const t = useMessages(messages);
  const can = useCan(pickUps.privilege);
  const read = useText();
  const isCounter = useCounter();
  const [extending, setExtending] = useState<PickUp>();
  const [cancel] = endpoints.cancel.useMutation();
  const onCancel = ({ secureId, version, pickUpNo }: PickUp) =>
    confirm(
      {
        title: t('cancelTitle'),
        subject: pickUpNo,
        action: t('cancel'),
        danger: true,
        reason: 'required',
        reasonLength: { minimum: 5, maximum: 250 },
      },
      async ({ reason }) => {
        const answer = await cancel({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('cancelled'));
      },
    );
  const why = isCounter ? undefined : t('counterOnly');
  const extensionWhy = ({ extensionCount, extensionLimit }: PickUp) => {
    const refusal = extensionRefusal(extensionCount, extensionLimit);
    return refusal && read(extensionLimitText, refusal.parameters);
  };
  return (
    <>
      <ResourceDetail
        resource={pickUps}
        secureId={pickUpId}
        sections={sections}
        offers={[]}
        actions={(record) =>
          can('update') && (
            <>
              {record.state === 'IN_PROGRESS' && (
                <ActionButton variant="danger" why={why} onClick={() => onCancel(record)}>
                  {t('cancel')}
                </ActionButton>
              )}
              {['WAITING', 'EXPIRED'].includes(record.state) && (
                <ActionButton
                  variant={record.state === 'EXPIRED' ? 'primary' : 'plain'}
                  why={extensionWhy(record)}
                  onClick={() => setExtending(record)}
                >
                  {t('extend')}
                </ActionButton>
              )}
            </>
          )
        }
      >
        {(record) =>
          record.state === 'COMPLETED' ? (
            <HandedOver record={record} />
          ) : (
            openPickUpStates.includes(record.state) &&
            can('update') &&
            (isCounter ? (
              <HandOver key={record.secureId} pickUp={record} onDone={() => {}} />
            ) : (
              <p className="panel desk-note" role="note">
                {t('counterOnly')}
              </p>
            ))
          )
        }
      </ResourceDetail>
      {extending && <Extend pickUp={extending} onClose={() => setExtending(undefined)} />}
    </>
  );
}
