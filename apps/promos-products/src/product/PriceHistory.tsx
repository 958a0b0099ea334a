import { queryEndpoint } from '@console/api';
import { productCalls } from '@console/contracts/products/product';
import { changePercent, formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { HistoryTable } from '../figures/HistoryTable.tsx';
import { messages } from './messages.ts';

const prices = queryEndpoint(productCalls.priceHistory);

/** By how many percent a price differs from the one before. */
const changeOf = (price: number, previous: number | null): string =>
  changePercent(previous === null ? null : ((price - previous) / previous) * 100);

/** The reference prices of a product, the newest first. */
export function PriceHistory({ productId }: { readonly productId: string }) {
  const t = useMessages(messages);
  return (
    <HistoryTable
      of={prices.useQuery({ query: { productId } })}
      label={t('history')}
      none={t('none')}
      columns={[
        { title: t('at'), of: ({ at }) => formatDate(at, 'DD MMM YYYY HH:mm:ss') },
        { title: t('price'), of: ({ price }) => formatCurrency(price), isNumber: true },
        { title: t('change'), of: ({ price, previous }) => changeOf(price, previous), isNumber: true },
        { title: t('by'), of: ({ by }) => by },
      ]}
    />
  );
}
