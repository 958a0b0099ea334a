import { queryEndpoint } from '@console/api';
import { productCalls } from '@console/contracts/products/product';
import { Button, Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
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
  const words = useMessages(common);
  const failure = useErrorText();
  const { data, error, refetch } = prices.useQuery({ query: { productId } });
  if (error)
    return (
      <p role="alert">
        {failure(error)} <Button onClick={() => refetch()}>{words('retry')}</Button>
      </p>
    );
  if (!data) return <Spin />;
  if (data.length === 0) return <p className="quiet">{t('none')}</p>;
  return (
    <ScrollTable label={t('history')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('by')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ at, price, previous, by }) => (
            <tr key={`${at}${price}`}>
              <td>{formatDate(at, 'DD MMM YYYY HH:mm:ss')}</td>
              <td>{formatCurrency(price)}</td>
              <td>{changeOf(price, previous)}</td>
              <td>{by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
