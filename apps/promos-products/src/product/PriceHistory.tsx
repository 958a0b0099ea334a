import { queryEndpoint } from '@console/api';
import { productCalls } from '@console/contracts/products/product';
import { formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { HistoryTable } from '../figures/HistoryTable.tsx';
import { messages } from './messages.ts';

const prices = queryEndpoint(productCalls.priceHistory);

/** By how many percent a price differs from the one before. */
const changeOf = (price: number, previous: number | null): string => {
  if (previous === null) return '-';
  const percent = ((price - previous) / previous) * 100;
  return `${percent > 0 ? '+' : ''}${formatNumber(percent, 2)} %`;
};

/** The reference prices of a product, the newest first. */
export function PriceHistory({ productId }: { readonly productId: string }) {
  const t = useMessages(messages);
  return (
    <HistoryTable
      of={prices.useQuery({ query: { productId } })}
      label={t('history')}
      none={t('none')}
      head={[t('at'), t('price'), t('change'), t('by')]}
      row={({ at, price, previous, by }) => [
        formatDate(at, 'DD MMM YYYY HH:mm:ss'),
        formatCurrency(price),
        changeOf(price, previous),
        by,
      ]}
    />
  );
}
