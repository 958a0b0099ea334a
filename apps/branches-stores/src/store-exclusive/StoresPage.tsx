import { storesWithRates } from '@console/contracts/branches-stores/store-terms/stores-with-rates';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { addressOf as pageAt } from '@console/contracts/routes/address';
import { text } from '@console/contracts/core/text';
import { ResourceList, type Row } from '@console/ui/list';

const columns = [
  { field: 'storeCode', second: 'storeName' },
  { field: 'officeCode', second: 'branchName', title: text('Cabang', 'Branch') },
  'rowsInForce',
  'nextEnd',
  'waitingCount',
  'state',
] as const;

const paths = {
  detail: (row: Row) => addressOf(storesWithRates, 'detail', row),
  import: pageAt('/store/exclusive-rate/import'),
};

/** The stores with exclusive rates (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export default function StoresPage() {
  return (
    <ResourceList
      resource={storesWithRates as Resource}
      title={text('Rate eksklusif toko', 'Exclusive store rates')}
      columns={columns as never}
      paths={paths}
    />
  );
}
