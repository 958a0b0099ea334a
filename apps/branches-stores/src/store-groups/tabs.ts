import { exclusiveFees, exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { stores } from '@console/contracts/branches-stores/store';
import { text } from '@console/contracts/core/text';
import { store } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { sheetsTab } from '../organisation/sheets-tab.ts';
import { promosOfGroup } from '../outlet/promos-tab.ts';

/** The stores of a group, and the concessions and promos that name it. */
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
  sheetsTab(exclusiveRates as never, text('Rate eksklusif', 'Exclusive rates'), 'groupCode'),
  sheetsTab(exclusiveFees as never, text('Fee eksklusif', 'Exclusive fees'), 'groupCode'),
  promosOfGroup,
];
