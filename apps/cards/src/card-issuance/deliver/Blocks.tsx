import { printedCardNumber } from '@console/contracts/core/card-number';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { blocksToPack, type Block } from './blocks.ts';
import { messages } from './messages.ts';

/** The packing list names every card; a row names this many blocks. */
const shownBlocks = 12;

/** Numbers of the cards that go into a parcel, block by block, so that nobody packs what lies between. */
export function Blocks({ blocks, quantity }: { readonly blocks: readonly Block[]; readonly quantity: number }) {
  const t = useMessages(messages);
  const packed = blocksToPack(blocks, quantity);
  const further = packed.slice(shownBlocks);
  return (
    <ul className="deliver-blocks">
      {packed.slice(0, shownBlocks).map(({ firstNo, lastNo, count }) => (
        <li key={firstNo}>
          <span className="card-number">
            {printedCardNumber(firstNo)}
            {count > 1 && ` – ${printedCardNumber(lastNo)}`}
          </span>{' '}
          ({t('cardsIn', { count: formatNumber(count) })})
        </li>
      ))}
      {further.length > 0 && (
        <li>
          {t('moreBlocks', {
            blocks: formatNumber(further.length),
            count: formatNumber(further.reduce((sum, { count }) => sum + count, 0)),
          })}
        </li>
      )}
    </ul>
  );
}
