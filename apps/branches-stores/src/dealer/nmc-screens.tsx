import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { screens } from '@console/ui/crud';
import { holderInput } from './HolderInput.tsx';
import { schemesTab } from './schemes-tab.tsx';
import { closedRefuses, detailSections, formSections } from './sections.ts';

const sold = ['brands', 'mainBrand', 'financialSchemeIds', 'disbursementDays'] as const;
const holder = { name: 'accountName', input: holderInput('NMC') } as const;

export default screens(dealersNmc, {
  sections: formSections(sold, holder),
  columns: [
    'dealerCode',
    'name',
    'dealerType',
    'mainBrand',
    { field: 'branchId', second: 'mra', width: 190 },
    'schemesInForce',
    'ordersThisMonth',
    'state',
    { field: 'mra', hidden: true },
  ],
  refuses: closedRefuses,
  detailSections: detailSections(sold),
  tabs: [schemesTab(marketingSchemesNmc)],
});
