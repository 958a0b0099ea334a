import { generatedInCall, type GenerationPart } from '@console/contracts/cards/card-generator/generation';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import './generator.css';
import { messages } from './messages.ts';

/** The print orders that a generation would create. */
export function PartsTable({
  parts,
  offices = false,
}: {
  readonly parts: readonly GenerationPart[];
  readonly offices?: boolean;
}) {
  const t = useMessages(messages);
  const columns = [
    'cardType',
    'vendor',
    'quantity',
    ...(offices ? ['offices' as const] : []),
    'firstNumber',
    'lastNumber',
  ] as const;
  return (
    <ScrollTable label={t('previewTitle')}>
      <table className="plain-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.cardTypeId}>
              <td>{part.cardType}</td>
              <td>{part.vendorCode}</td>
              <td>{formatNumber(part.quantity)}</td>
              {offices && <td>{formatNumber(part.offices)}</td>}
              <td className="card-number">{printedCardNumber(part.firstNumber)}</td>
              <td className="card-number">{printedCardNumber(part.lastNumber)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** Number of cards, and where they are made. */
export function PreviewTotal({ quantity }: { readonly quantity: number }) {
  const t = useMessages(messages);
  return (
    <p>
      <strong>{t('total', { count: formatNumber(quantity) })}</strong> {quantity > generatedInCall && t('background')}
    </p>
  );
}
