import type { CardHistory } from '@console/contracts/cards/history';
import { useMessages } from '@console/ui/messages';
import { CardNumber } from '../CardNumber.tsx';
import { CardStatusTag } from '../CardStatusTag.tsx';
import './history.css';
import { messages } from './messages.ts';

/** The chain of replaced numbers, from the oldest to the current one. */
export function Chain({ chain, cardId }: { readonly chain: CardHistory['chain']; readonly cardId: string }) {
  const t = useMessages(messages);
  if (chain.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('chain')}</h2>
      <ol className="card-chain">
        {chain.map(({ secureId, cardNo, cardStatus }) => (
          <li key={secureId}>
            {secureId === cardId ? (
              <strong>
                <CardNumber cardNo={cardNo} /> ({t('current')})
              </strong>
            ) : (
              <CardNumber cardNo={cardNo} cardId={secureId} />
            )}{' '}
            <CardStatusTag status={cardStatus} />
          </li>
        ))}
      </ol>
    </section>
  );
}
