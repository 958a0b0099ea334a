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
import { messages } from './messages.ts';
import { storeMessages } from './store-messages.ts';

const transactions = queryEndpoint(homeTransactionCalls.transactions);
const resource = homeStoreTransactions as Resource;

/** Orders by store with totals of the whole filter, the same figures as those of the report of stores. */
export default function StoreTransactions() {
  const t = useMessages(storeMessages);
  const home = useMessages(messages);
  const can = useCan(resource.privilege);
  const [{ filters, page }, setShown] = useState<{ filters: FilterTexts; page: number }>({ filters: {}, page: 1 });
  const query = filterOf({ search: '', filters }, resource.list.filters);
  const { period: _named, ...others } = query;
  const reading = transactions.useQuery({ query: { ...query, page } as never });
  const shown = reading.currentData;
  const fault = shown ? undefined : reading.error?.errors[0]?.message;
  const day = (value: string) => formatDate(value, dateFormats.listDay);
  return (
    <>
      <Filters all resource={resource} value={filters} onApply={(next) => setShown({ filters: next, page: 1 })} />
      {fault === undefined ? (
        <Part of={reading}>
          {(data) => (
            <>
              <div className="panel-head">
                <p className="quiet">
                  {t('period', { from: day(data.from), to: day(data.to) })} {t('archived')}
                </p>
                {shown && can('export') && (
                  <ReportDownload
                    resource={resource}
                    call={homeTransactionCalls.file}
                    // The file has the days that are shown; a named period would be another one next month.
                    query={{ ...others, from: shown.from, to: shown.to }}
                    title={t('file')}
                    formats={['xlsx', 'csv']}
                  />
                )}
              </div>
              {data.total === 0 ? (
                <p className="quiet">{t('nothing')}</p>
              ) : (
                <ReportTable
                  resource={resource}
                  label={home('transactions')}
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
    </>
  );
}
