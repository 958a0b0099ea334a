import { resourceApi } from '@console/api';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { stores, type Store } from '@console/contracts/branches-stores/store';
import type { Resource } from '@console/contracts/core/resource';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { useParams, useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { NewSheet, StoredSheet } from './StoreSheet.tsx';

const isSheet = (given: string) => given === 'new' || isRecordId(given);
const live = { phase: ['IN_FORCE', 'SCHEDULED', 'PENDING'], sort: ['phase,asc'], page: 1, size: 10 } as const;

/** The sheet of a store that is edited where the address names none: that in force, else a new one. */
function SheetOfStore({ store }: { readonly store: Store }) {
  const reading = resourceApi(storeRateSheets as Resource).useListQuery({ ...live, storeId: store.secureId } as never);
  return (
    <Part of={reading as never}>
      {({ rows }: { readonly rows: readonly { readonly secureId: string; readonly phase: string }[] }) => {
        const sheet = rows.find(({ phase }) => phase === 'IN_FORCE') ?? rows[0];
        return sheet ? <StoredSheet store={store} secureId={sheet.secureId} isEdited /> : <NewSheet store={store} />;
      }}
    </Part>
  );
}

/** The rates of a store, filled in like a spreadsheet (docs/model/branches-stores.md#rates-of-stores). */
export default function RatesPage() {
  const { storeId = '' } = useParams();
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const { sheet } = useAddressValues({ sheet: { title: t('sheet'), accepts: isSheet } });
  return (
    <RecordGate resource={stores} secureId={storeId} at={`/store/${storeId}`}>
      {(store) => {
        if (sheet === 'new') return <NewSheet store={store} />;
        if (sheet) return <StoredSheet store={store} secureId={sheet} isEdited={address.has('edit')} />;
        return <SheetOfStore store={store} />;
      }}
    </RecordGate>
  );
}
