import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { stores } from '@console/contracts/branches-stores/store';
import type { Resource } from '@console/contracts/core/resource';
import { UpdatePage as Update, type FormValues } from '@console/ui/form';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { RecordGate } from '@console/ui/record';
import { useSearchParams } from 'react-router';
import { GridPage } from './GridPage.tsx';
import { messages } from './messages.ts';
import { rowForm } from './sections.ts';

const RowPanel = later(async () => ({ default: (await import('./RowPanel.tsx')).RowPanel }));

/** The form of one exclusive rate: that in force gets a successor. */
function RowForm({ storeId, secureId }: { readonly storeId: string; readonly secureId: string }) {
  return (
    <Update
      resource={storeExclusiveRates as Resource}
      secureId={secureId}
      within={{ field: 'storeId', secureId: storeId } as never}
      sections={rowForm as never}
    >
      {(values: FormValues) => (
        <RowPanel
          storeId={storeId}
          rows={[values]}
          productGroupId={(values['productGroupId'] as string | null | undefined) ?? null}
          effectiveFrom={values['effectiveFrom']}
        />
      )}
    </Update>
  );
}

/** New exclusive rates of the store in the address, or the form of one of them. */
export default function UpdatePage() {
  const [address] = useSearchParams();
  const storeId = address.get('storeId') ?? '';
  const t = useMessages(messages);
  const { row } = useAddressValues({ row: { title: t('row'), accepts: isRecordId } });
  if (row) return <RowForm storeId={storeId} secureId={row} />;
  return (
    <RecordGate resource={stores} secureId={storeId} at={`/store/exclusive-rate/${storeId}`}>
      {(store) => <GridPage store={store} />}
    </RecordGate>
  );
}
