import { stockedPage } from '@console/contracts/cards/card-stock/stock';
import { holdCodeOptions } from '@console/contracts/cards/history';
import { Button } from '@console/ui/core';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { useState } from 'react';
import { CardNumber } from '../shared/CardNumber.tsx';
import { safeCall } from './endpoints.ts';
import { messages } from './messages.ts';

/** The cards in a safe, first in first. */
export function SafeCards({ stockId }: { readonly stockId: string }) {
  const t = useMessages(messages);
  const text = useText();
  const [page, setPage] = useState(1);
  const safe = safeCall.useQuery({ parameters: { secureId: stockId }, query: { page } });
  const from = ((safe.data?.page ?? 1) - 1) * stockedPage + 1;
  return (
    <section className="panel">
      <Part of={safe}>
        {({ rows, total }) =>
          total === 0 ? (
            <p>{t('noCards')}</p>
          ) : (
            <>
              <ScrollTable label={t('inSafe')} busy={safe.isFetching}>
                <table className="plain-table">
                  <thead>
                    <tr>
                      <th scope="col">{t('number')}</th>
                      <th scope="col">{t('reason')}</th>
                      <th scope="col">{t('design')}</th>
                      <th scope="col">{t('received')}</th>
                      <th scope="col" className="number">
                        {t('days')}
                      </th>
                      <th scope="col">{t('holder')}</th>
                      <th scope="col">{t('hold')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ secureId, cardNo, reason, design, receivedAt, days, holderName, holds }) => (
                      <tr key={secureId}>
                        <td>
                          <CardNumber cardNo={cardNo} cardId={secureId} />
                        </td>
                        <td>{t(reason)}</td>
                        <td>{design ?? '-'}</td>
                        <td>{formatDate(receivedAt, 'DD MMM YYYY HH:mm:ss')}</td>
                        <td className="number">{formatNumber(days)}</td>
                        <td>{holderName ?? '-'}</td>
                        <td>
                          {holds
                            .map((code) => text(holdCodeOptions.find(({ value }) => value === code)!.title))
                            .join(', ') || '-'}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollTable>
              <p className="stock-pages">
                <span>{t('shown', { from, to: from + rows.length - 1, total })}</span>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('previous')}
                </Button>
                <Button disabled={from + rows.length > total} onClick={() => setPage(page + 1)}>
                  {t('next')}
                </Button>
              </p>
            </>
          )
        }
      </Part>
    </section>
  );
}
