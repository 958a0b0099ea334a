import { exclusiveFeesNmc, exclusiveRatesNmc } from '@console/contracts/branches-stores/branch/exclusive';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { stores } from '@console/contracts/branches-stores/store';
import { storeGroups } from '@console/contracts/branches-stores/store-groups';
import { dealerNmc, dealerUfi, store, storeGroups as storeGroupRoutes } from '@console/contracts/routes/modules';
import { text } from '@console/contracts/core/text';
import { childTab } from '@console/ui/children';
import { sheetsTab } from '../organisation/sheets-tab.ts';

const parent = 'companyId';
const branchAndState = [{ field: 'branchId', second: 'mra', width: 190 }, 'ordersThisMonth', 'state'] as const;
const dealerColumns = ['dealerCode', 'name', 'dealerType', 'mainBrand', ...branchAndState] as const;

/** What belongs to a company. */
export default [
  childTab(stores, { parent, routes: store, columns: ['storeCode', 'name', 'storeType', ...branchAndState] }),
  childTab(dealersNmc, { parent, routes: dealerNmc, columns: dealerColumns }),
  childTab(dealersUfi, { parent, routes: dealerUfi, columns: dealerColumns }),
  childTab(storeGroups, { parent, routes: storeGroupRoutes }),
  sheetsTab(exclusiveRatesNmc as never, text('Rate eksklusif NMC', 'Exclusive rates (NMC)'), 'companyCode'),
  sheetsTab(exclusiveFeesNmc as never, text('Fee eksklusif NMC', 'Exclusive fees (NMC)'), 'companyCode'),
];
