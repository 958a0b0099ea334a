import { queryEndpoint } from '@console/api';
import { printedCardNumber } from '@console/contracts/core/card-number';
import type { DeliveryPaper } from '@console/contracts/cards/card-issuance/deliver';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { Facts } from '../../shared/Facts.tsx';
import { PaperDialog, Signatures } from '../../shared/paper/PaperDialog.tsx';
import { messages } from './messages.ts';
import './papers.css';

const reading = queryEndpoint(issuanceCalls.papers, { keepFor: 0 });

function Label({ line }: { readonly line: DeliveryPaper }) {
  return (
    <li className="paper-label">
      <strong>{line.recipientName}</strong>
      <span>{line.address}</span>
      <span>{[line.area, line.zipCode].filter(Boolean).join(' ')}</span>
      <span>{line.phone}</span>
      <span className="card-number">{line.awbNo}</span>
    </li>
  );
}

function Packing({ delivery, lines }: { readonly delivery: Delivery; readonly lines: readonly DeliveryPaper[] }) {
  const t = useMessages(messages);
  const isHome = delivery.mode === 'CUSTOMER';
  return (
    <>
      <h2>
        {t('packing')} {delivery.deliveryNo}
      </h2>
      <p>
        {delivery.origin} → {delivery.destination ?? '-'}
      </p>
      <Facts
        facts={[
          [t('courier'), delivery.courierCode],
          [t('awb'), delivery.awbNo],
          [t('seal'), delivery.sealNo],
          [t('sent'), formatNumber(delivery.sent)],
          [t('date'), formatDate(delivery.dispatchedAt, 'DD MMM YYYY HH:mm')],
        ]}
      />
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col" className="number">
              #
            </th>
            <th scope="col">{t('card')}</th>
            <th scope="col">{t('name')}</th>
            {isHome && <th scope="col">{t('awb')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.cardNo}>
              <td className="number">{index + 1}</td>
              <td className="card-number">{printedCardNumber(line.cardNo)}</td>
              <td>{line.nameOnCard ?? '-'}</td>
              {isHome && <td>{line.awbNo}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Signatures
        of={isHome ? [[t('handedOver')], [t('courier')]] : [[t('handedOver')], [t('courier')], [t('receivedBy')]]}
      />
    </>
  );
}

/** Printed papers of a parcel: the card list with signature lines for every handover, or a label per member. */
export function Papers({
  delivery,
  kind,
  onClose,
}: {
  readonly delivery: Delivery;
  readonly kind: 'packing' | 'labels';
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const papers = reading.useQuery({ parameters: { secureId: delivery.secureId } });
  return (
    <PaperDialog title={t(kind)} onClose={onClose} ready={papers.data !== undefined}>
      <Part of={papers}>
        {({ lines }) =>
          kind === 'packing' ? (
            <Packing delivery={delivery} lines={lines} />
          ) : (
            <ul className="paper-labels">
              {lines.map((line) => (
                <Label key={line.cardNo} line={line} />
              ))}
            </ul>
          )
        }
      </Part>
    </PaperDialog>
  );
}
