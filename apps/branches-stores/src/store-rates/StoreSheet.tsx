import { useCan } from '@console/auth';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import type { Store } from '@console/contracts/branches-stores/store';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { CreatePage, UpdatePage, type FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { RecordNotFoundContent } from '@console/ui/page';
import { messages } from './messages.ts';

const SheetPanel = later(async () => ({ default: (await import('./SheetPanel.tsx')).SheetPanel }));

const rates = {
  title: text('Rate dan yang dibayar toko', 'Rates and what the store pays'),
  description: text(
    'Kosong atau 0 berarti tidak ada; baris tanpa nilai tidak disimpan',
    'Blank or 0 means none; a row without values is not stored',
  ),
  fields: ['productGroupId', { name: 'rates', wide: true }],
};
const period = { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo'] };
const sections = [{ ...rates, fields: ['storeId', ...rates.fields] }, period] as never;
const resource = storeRateSheets as Resource;

type StoreProps = { readonly store: Pick<Store, 'secureId' | 'storeCode' | 'name'> };

/** The form of new rates of a store. */
export function NewSheet({ store: { secureId: storeId, storeCode, name } }: StoreProps) {
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  if (!can('create')) return <RecordNotFoundContent />;
  return (
    <CreatePage
      resource={resource}
      title={t('create', { store: `${storeCode} ${name}` })}
      sections={sections}
      initial={{ storeId }}
    >
      {(values: FormValues) => <SheetPanel storeId={(values['storeId'] as string | null) ?? storeId} values={values} />}
    </CreatePage>
  );
}

interface StoredSheetProps extends StoreProps {
  readonly secureId: string;
  /** The form in place of the page to read. */
  readonly isEdited: boolean;
}

/** Rates of a store to read, or their form: those in force get a successor. */
export function StoredSheet({ store: { secureId: storeId }, secureId, isEdited }: StoredSheetProps) {
  const can = useCan(resource.privilege);
  const within = { field: 'storeId', secureId: storeId } as never;
  if (isEdited && can('update'))
    return (
      <UpdatePage resource={resource} secureId={secureId} within={within} sections={sections}>
        {(values: FormValues) => (
          <SheetPanel storeId={(values['storeId'] as string | null) ?? storeId} values={values} />
        )}
      </UpdatePage>
    );
  const paths = {
    list: (record: object) => addressOf(resource, 'list', record),
    update: (record: object) => addressOf(resource, 'update', record),
  };
  return (
    <ResourceDetail
      resource={resource}
      secureId={secureId}
      within={within}
      sections={
        [
          { ...rates, fields: ['storeCode', 'storeName', 'officeCode', 'branchName', ...rates.fields] },
          { ...period, fields: ['phase', ...period.fields] },
        ] as never
      }
      paths={paths as never}
    >
      {(record) => <SheetPanel storeId={storeId} values={record as never} />}
    </ResourceDetail>
  );
}
