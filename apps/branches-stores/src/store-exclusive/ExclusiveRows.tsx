import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import type { Resource } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { ChildRows } from '../outlet/ChildRows.tsx';
import { quotaColumn } from '../outlet/quota.ts';

const pair = (id: string, en: string) => text(`${id} / RO`, `${en} / repeat`);

const columns = [
  'tenors',
  'productGroupId',
  { field: 'rateRegular', second: 'rateRepeat', title: pair('Rate', 'Rate') },
  { field: 'baseRateRegular', second: 'baseRateRepeat', title: pair('Rate dasar', 'Base rate') },
  { field: 'effectiveFrom', second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
  'agreementNo',
  quotaColumn,
  'phase',
] as const;

interface ExclusiveRowsProps {
  readonly storeId: string;
  /** Its heading, where the page has none. */
  readonly title?: Text;
}

/** The exclusive rates of a store, those in force first. */
export function ExclusiveRows({ storeId, title }: ExclusiveRowsProps) {
  return (
    <ChildRows
      resource={storeExclusiveRates as Resource}
      parent="storeId"
      parentId={storeId}
      columns={columns as never}
      title={title}
    />
  );
}
