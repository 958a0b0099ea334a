import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ChildRows } from '../outlet/ChildRows.tsx';

const columns = [
  'productGroupId',
  'rates',
  { field: 'effectiveFrom', second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
  'phase',
] as const;

/** The rates of a store. */
export function RateRows({ storeId }: { readonly storeId: string }) {
  return (
    <ChildRows resource={storeRateSheets as Resource} parent="storeId" parentId={storeId} columns={columns as never} />
  );
}
