import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import type { Resource } from '@console/contracts/core/resource';
import type { DetailTab } from '@console/ui/detail';
import { later } from '@console/ui/later';
import { promosTab } from '../outlet/promos-tab.ts';
import { saoTab } from '../sao-assign/tab.ts';
import stores from '../sales-force/stores.ts';
import { salesForceTab } from '../sales-force/tab.ts';

const RateRows = later(async () => ({ default: (await import('../store-rates/RateRows.tsx')).RateRows }));

const ExclusiveRows = later(async () => ({
  default: (await import('../store-exclusive/ExclusiveRows.tsx')).ExclusiveRows,
}));

type StoreTab = DetailTab<{ readonly secureId: string }>;

const tabOf = (resource: Resource, content: StoreTab['content']): StoreTab => ({
  key: resource.module,
  title: resource.title,
  parameters: ['page', 'size', 'sort', 'search', ...Object.keys(resource.list.filters)],
  content,
});

/** Records of other modules on the page of a store. */
export default [
  tabOf(storeRateSheets as Resource, ({ secureId }) => <RateRows storeId={secureId} />),
  tabOf(storeExclusiveRates as Resource, ({ secureId }) => <ExclusiveRows storeId={secureId} />),
  salesForceTab(stores),
  saoTab,
  promosTab('SPEKTRA'),
];
