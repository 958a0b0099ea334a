import { carriers, type AssignmentLineDetail } from '@console/contracts/cards/card-assignment';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { Button } from '@console/ui/core';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { useState } from 'react';
import { Facts } from '../shared/Facts.tsx';
import { PaperDialog, Signatures } from '../shared/paper/PaperDialog.tsx';
import { messages } from './messages.ts';

/** Delivery note of a line, signed by sender, carrier and receiver. */
export function DeliveryNote({ line }: { readonly line: AssignmentLineDetail }) {
  const t = useMessages(messages);
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const carrier = `${text(carriers.find(({ value }) => value === line.carrier)!.title)} ${line.carrierRef ?? ''}`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deliveryNote')}</Button>
      {isOpen && (
        <PaperDialog title={t('deliveryNote')} onClose={() => setOpen(false)}>
          <h2>
            {t('deliveryNote')} {line.assignmentNo}/{line.lineNo}
          </h2>
          <p>
            {line.origin} → {line.destination}
          </p>
          <Facts
            facts={[
              [t('type'), line.cardType],
              [t('quantity'), formatNumber(line.quantity)],
              [t('carrier'), carrier],
              [t('sentAt'), line.sentAt && formatDate(line.sentAt, 'DD MMM YYYY HH:mm')],
            ]}
          />
          <ol className="paper-numbers">
            {line.cards.map(({ cardNo, cardId }) => (
              <li key={cardId}>
                <span className="card-number">{printedCardNumber(cardNo)}</span>
              </li>
            ))}
          </ol>
          <Signatures of={[[t('handedOver')], [t('carrier')], [t('receivedBy')]]} />
        </PaperDialog>
      )}
    </>
  );
}
