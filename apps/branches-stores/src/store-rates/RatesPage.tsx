import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { stores, type Store } from '@console/contracts/branches-stores/store';
import type { Resource } from '@console/contracts/core/resource';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { common, useMessages, useText } from '@console/ui/messages';
import { Page, Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { NewSheet, StoredSheet } from './StoreSheet.tsx';

const isSheet = (given: string) => given === 'new' || isRecordId(given);
const live = { phase: ['IN_FORCE', 'SCHEDULED', 'PENDING'], sort: ['phase,asc'], page: 1, size: 10 } as const;

interface Sheet {
  readonly secureId: string;
  readonly phase: string;
}

interface FirstSheetProps {
  readonly store: Store;
  readonly sheets: readonly Sheet[];
}

/** The sheet that was there when the page was opened: saving one does not put another in its place. */
function FirstSheet({ store, sheets }: FirstSheetProps) {
  const [sheet] = useState(() => sheets.find(({ phase }) => phase === 'IN_FORCE') ?? sheets[0]);
  const can = useCan(storeRateSheets.privilege);
  if (sheet) return <StoredSheet store={store} secureId={sheet.secureId} isEdited={sheet.phase !== 'PENDING'} />;
  return can('create') ? <NewSheet store={store} /> : <NoSheet />;
}

/** In place of the form for people who may not add rates. */
function NoSheet() {
  const words = useMessages(common);
  const text = useText();
  return (
    <Page title={text(storeRateSheets.title)}>
      <p>{words('noData')}</p>
    </Page>
  );
}

/** The sheet of a store where the address names none: the form of that in force, else of a new one. */
function SheetOfStore({ store }: { readonly store: Store }) {
  const reading = resourceApi(storeRateSheets as Resource).useListQuery({ ...live, storeId: store.secureId } as never);
  return (
    <Part of={reading as never}>
      {({ rows }: { readonly rows: readonly Sheet[] }) => <FirstSheet store={store} sheets={rows} />}
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
