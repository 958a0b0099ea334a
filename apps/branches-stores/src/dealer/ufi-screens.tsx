import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { screens } from '@console/ui/crud';
import { schemesTab } from './schemes-tab.tsx';
import { closedRefuses, detailSections } from './sections.ts';
import { soldByUfi } from './ufi-sections.ts';

export default screens(dealersUfi, {
  columns: [
    'dealerCode',
    'name',
    'dealerType',
    'vehicleTypes',
    'mainBrand',
    { field: 'branchId', second: 'mra', width: 190 },
    'schemesInForce',
    'ordersThisMonth',
    'state',
    { field: 'mra', hidden: true },
    { field: 'maxLtvPct', hidden: true },
  ],
  refuses: closedRefuses,
  detailSections: detailSections(soldByUfi),
  tabs: [schemesTab(marketingSchemesUfi)],
});
