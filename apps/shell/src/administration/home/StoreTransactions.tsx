import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import {
  homeStoreTransactions,
  homeTransactionCalls,
} from '@console/contracts/branches-stores/home-store-transactions';
import { ReportDownload } from '@console/ui/export';
import { ReportTable } from '@console/ui/figures';
import { dateFormats, formatDate } from '@console/ui/formats';
import { filterOf, Filters, type FilterTexts } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useState } from 'react';
import { storeMessages } from './store-messages.ts';

const transactions = queryEndpoint(homeTransactionCalls.transactions);
const resource = homeStoreTransactions as Resource;

/** Orders by store with totals of the whole filter, the same figures as those of the report of stores. */
export function StoreTransactions() {
  const t = useMessages(storeMessages);
  const can = useCan(resource.privilege);
  const [{ filters, page }, setShown] = useState<{ filters: FilterTexts; page: number }>({ filters: {}, page: 1 });
  const query = filterOf({ search: '', filters }, resource.list.filters);
  const reading = transactions.useQuery({ query: { ...query, page } as never });
  const shown = reading.currentData;
  const fault = shown ? undefined : reading.error?.errors[0]?.message;
  const day = (value: string) => formatDate(value, dateFormats.listDay);
  return (
    <section className="panel" aria-labelledby="home-store-trx">
      <div className="panel-head">
        <h2 id="home-store-trx">{t('transactions')}</h2>
        {shown && can('export') && (
          <ReportDownload
            resource={resource}
            call={homeTransactionCalls.file}
            query={query}
            title={t('file')}
            formats={['xlsx', 'csv']}
          />
        )}
      </div>
      <Filters all resource={resource} value={filters} onApply={(next) => setShown({ filters: next, page: 1 })} />
      {fault === undefined ? (
        <Part of={reading}>
          {(data) => (
            <>
              <p className="quiet">{t('period', { from: day(data.from), to: day(data.to) })}</p>
              {data.total === 0 ? (
                <p className="quiet">{t('nothing')}</p>
              ) : (
                <ReportTable
                  resource={resource}
                  label={t('transactions')}
                  report={data}
                  onPage={(next) => setShown({ filters, page: next })}
                />
              )}
            </>
          )}
        </Part>
      ) : (
        <p role="alert" className="field-error">
          {fault}
        </p>
      )}
    </section>
  );
}
