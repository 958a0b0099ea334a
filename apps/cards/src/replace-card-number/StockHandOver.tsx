import { useErrorText } from '@console/ui/feedback';
import type { FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { HandOver } from '../card-pickup/HandOver.tsx';
import { endpoints as pickUps } from '../card-pickup/screens.tsx';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { messages } from './messages.ts';

interface StockHandOverProps {
  readonly found: FoundForReplacement & { readonly open: NonNullable<FoundForReplacement['open']> };
  readonly onDone: () => void;
}

/** Hands over a card from the safe in place of the old one: scanned and checked as at the pick-up counter. */
export default function StockHandOver({ found: { member, open }, onDone }: StockHandOverProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [begin] = pickUps.open.useMutation();
  const [picked, setPicked] = useState(open.pickUp);
  const scan = async (cardNo: string) => {
    const answer = await begin({ body: { memberId: member.secureId, cardNo, replacementId: open.secureId } });
    if ('error' in answer) return errorText(answer.error);
    setPicked({ ...answer.data, type: 'STOCK' });
    return null;
  };
  return (
    <section className="desk" aria-label={t('handOver')}>
      <h2>{t('handOver')}</h2>
      {picked ? (
        <HandOver key={picked.secureId} pickUp={picked} scanned onDone={onDone} />
      ) : (
        <div className="panel">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the counter scans next without touching the keyboard */}
          <ScanInput label={t('scanStock', { type: open.cardType })} onScan={scan} acts autoFocus />
        </div>
      )}
    </section>
  );
}
