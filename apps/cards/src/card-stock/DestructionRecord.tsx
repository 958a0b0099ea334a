import { printedCardNumber } from '@console/contracts/core/card-number';
import { writeOffReasons, type WriteOff } from '@console/contracts/cards/card-stock/write-off';
import { Button } from '@console/ui/core';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { useState } from 'react';
import { Facts } from '../shared/Facts.tsx';
import { PaperDialog, Signatures } from '../shared/paper/PaperDialog.tsx';
import { messages } from './messages.ts';

/** The destruction record, signed at the shredder and uploaded afterwards. */
function Sheet({
  writeOff: { writeOffNo, office, cardType, cards, reason, witness1, witness2, editors, cardNos },
}: {
  readonly writeOff: WriteOff;
}) {
  const t = useMessages(messages);
  const text = useText();
  const why = text(writeOffReasons.find(({ value }) => value === reason)!.title);
  return (
    <>
      <h2>
        {t('minutes')} {writeOffNo}
      </h2>
      <Facts
        facts={[
          [t('office'), office],
          [t('type'), cardType],
          [t('why'), why],
          [t('cards'), formatNumber(cards)],
          [t('preparedBy'), editors.join(', ')],
        ]}
      />
      <p>{t('statement', { cards: formatNumber(cards) })}</p>
      <ol className="paper-numbers">
        {cardNos.map((cardNo) => (
          <li key={cardNo}>
            <span className="card-number">{printedCardNumber(cardNo)}</span>
          </li>
        ))}
      </ol>
      <Signatures of={[[t('destroyedBy')], [t('witness1'), witness1], [t('witness2'), witness2]]} />
    </>
  );
}

/** Opens the printable destruction record, once the write-off is approved. */
export function DestructionRecord({ writeOff }: { readonly writeOff: WriteOff }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  if (writeOff.state !== 'APPROVED' && writeOff.state !== 'EXECUTED') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('printMinutes')}</Button>
      {isOpen && (
        <PaperDialog title={t('minutes')} onClose={() => setOpen(false)}>
          <Sheet writeOff={writeOff} />
        </PaperDialog>
      )}
    </>
  );
}
