import { text } from '@console/contracts/core/text';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { productsNmc } from '@console/contracts/products/product-nmc';
import { productInsuranceNmc, productNmc } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { ratesTab } from '../product-group/group-tabs.tsx';

export default [
  childTab(productsNmc, { parent: 'productGroupId', routes: productNmc }),
  ratesTab('NMC'),
  // Tariffs of vehicles hold for all groups, by area and price.
  childTab(tariffsNmc, {
    parent: 'phase',
    parentOf: () => 'IN_FORCE',
    routes: productInsuranceNmc,
    title: text('Tarif asuransi', 'Insurance tariffs'),
  }),
];
