import type { StockFigures } from '@console/contracts/cards/card-stock/stock';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './stock.css';

const parts = ['free', 'waiting', 'held', 'minimum'] as const;

/** Legend for the colours of the bars. */
export function StockLegend() {
  const t = useMessages(messages);
  return (
    <ul className="stock-legend" aria-hidden="true">
      {parts.map((part) => (
        <li key={part}>
          <span className={`stock-key stock-bar-${part}`} />
          {t(part)}
        </li>
      ))}
    </ul>
  );
}

/** An office's stock as a bar up to its maximum, with a mark at its minimum. */
export function StockBar({
  stock,
  scaleMaximum: most,
}: {
  readonly stock: Pick<StockFigures, 'free' | 'waiting' | 'held'> & {
    readonly minimum: number;
    readonly maximum: number;
  };
  readonly scaleMaximum: number;
}) {
  const t = useMessages(messages);
  const { free, waiting, held, minimum } = stock;
  const share = (count: number) => ({ inlineSize: `${Math.min(100, (count / Math.max(1, most)) * 100)}%` });
  return (
    <span className="stock-bar" role="img" aria-label={t('bar', { free, waiting, held, minimum })}>
      <span className="stock-bar-free" style={share(free)} />
      <span className="stock-bar-waiting" style={share(waiting)} />
      <span className="stock-bar-held" style={share(held)} />
      <span className="stock-bar-minimum" style={{ insetInlineStart: share(minimum).inlineSize }} />
    </span>
  );
}
