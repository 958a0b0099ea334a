import { stores } from '@console/contracts/branches-stores/store';
import { store } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { promosOfGroup } from '../outlet/promos-tab.ts';

/** The stores of a group, and the promos that name it. */
export default [
  childTab(stores, {
    parent: 'storeGroupId',
    routes: store,
    columns: [
      'storeCode',
      'name',
      'storeType',
      { field: 'branchId', second: 'mra', width: 190 },
      'ordersThisMonth',
      'state',
    ],
  }),
  promosOfGroup,
];
