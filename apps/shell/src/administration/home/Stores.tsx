import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { outletStates } from '@console/contracts/branches-stores/outlet/vocabulary';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { addressOf } from '@console/contracts/routes/address';
import { homeStoreCalls, homeStores, type HomeStore } from '@console/contracts/branches-stores/home-stores';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { filterOf, Filters, type FilterTexts } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part, PlainTable, type PlainColumn } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { useState } from 'react';
import { messages } from './messages.ts';
import { storeMessages } from './store-messages.ts';

const stores = queryEndpoint(homeStoreCalls.stores);
const resource = homeStores as Resource;

/** Stores of the scope with their running promos and last order (docs/model/shell.md#home). */
export default function Stores() {
  const t = useMessages(storeMessages);
  const home = useMessages(messages);
  const text = useText();
  const canOpen = useCan('store:browse')('view');
  const [{ filters, page }, setShown] = useState<{ filters: FilterTexts; page: number }>({ filters: {}, page: 1 });
  const query = filterOf({ search: '', filters }, resource.list.filters);
  const reading = stores.useQuery({ query: { ...query, page } as never });
  const title = (name: string) => text(titleOf(resource, name));
  const columns: readonly PlainColumn<HomeStore>[] = [
    {
      title: title('storeCode'),
      of: ({ storeCode, secureId }) =>
        canOpen ? <PageLink to={addressOf('/store/:storeId', secureId)}>{storeCode}</PageLink> : storeCode,
    },
    { title: title('storeName'), of: ({ storeName }) => storeName, isHead: true },
    { title: title('storeGroup'), of: ({ storeGroup }) => storeGroup ?? '-' },
    { title: title('branch'), of: ({ branch }) => branch },
    { title: title('status'), of: ({ status }) => <OptionTag value={status} options={outletStates} /> },
    { title: title('activePromos'), of: ({ activePromos }) => formatNumber(activePromos), isNumber: true },
    {
      title: title('lastOrderAt'),
      of: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt, dateFormats.listTime) : '-'),
    },
  ];
  return (
    <>
      <Filters all resource={resource} value={filters} onApply={(next) => setShown({ filters: next, page: 1 })} />
      <Part of={reading}>
        {(data) =>
          data.total === 0 ? (
            <p className="quiet">{t('nothing')}</p>
          ) : (
            <PlainTable
              label={home('stores')}
              columns={columns}
              rows={data.rows}
              keyOf={({ secureId }) => secureId}
              pages={data}
              onPage={(next) => setShown({ filters, page: next })}
            />
          )
        }
      </Part>
    </>
  );
}
