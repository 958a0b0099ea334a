import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { stores, type Store } from '@console/contracts/branches-stores/store';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { RecordGate } from '@console/ui/record';
import { useParams } from 'react-router';
import { ExclusiveRows } from './ExclusiveRows.tsx';
import { messages } from './messages.ts';
import { rowPage } from './sections.ts';

const RowPanel = later(async () => ({ default: (await import('./RowPanel.tsx')).RowPanel }));

const resource = storeExclusiveRates as Resource;
const paths = {
  list: (record: object) => addressOf(resource, 'list', record),
  update: (record: object) => addressOf(resource, 'update', record),
};

type Stored = { readonly productGroupId: string | null; readonly effectiveFrom: string };

/** One exclusive rate of the store. */
function StoredRow({ storeId, secureId }: { readonly storeId: string; readonly secureId: string }) {
  return (
    <ResourceDetail
      resource={resource}
      secureId={secureId}
      within={{ field: 'storeId', secureId: storeId } as never}
      sections={rowPage as never}
      paths={paths as never}
    >
      {(record) => {
        const { productGroupId, effectiveFrom } = record as unknown as Stored;
        return (
          <RowPanel
            storeId={storeId}
            rows={[record as never]}
            productGroupId={productGroupId}
            effectiveFrom={effectiveFrom}
          />
        );
      }}
    </ResourceDetail>
  );
}

/** All exclusive rates of the store by phase, with what applies there now. */
function StoreRows({ store: { secureId, storeCode, name } }: { readonly store: Store }) {
  const title = text(`Rate eksklusif ${storeCode} ${name}`, `Exclusive rates ${storeCode} ${name}`);
  return (
    <>
      <ExclusiveRows storeId={secureId} title={title} />
      <RowPanel storeId={secureId} rows={[]} />
    </>
  );
}

/** The exclusive rates of a store, or the one in the address. */
export default function DetailPage() {
  const { storeId = '' } = useParams();
  const t = useMessages(messages);
  const { row } = useAddressValues({ row: { title: t('row'), accepts: isRecordId } });
  if (row) return <StoredRow storeId={storeId} secureId={row} />;
  return (
    <RecordGate resource={stores} secureId={storeId} at={`/store/exclusive-rate/${storeId}`}>
      {(store) => <StoreRows store={store} />}
    </RecordGate>
  );
}
