import { text } from '@console/contracts/core/text';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { productsNmc } from '@console/contracts/products/product-nmc';
import { nmcPromos } from '@console/contracts/promos-products/promo';
import { productInsuranceNmc, productNmc, promoNmc } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { columnsOfGoods } from '../promo/columns.ts';
import { ratesTab } from '../product-group/group-tabs.tsx';

export default [
  childTab(productsNmc, { parent: 'productGroupId', routes: productNmc }),
  ratesTab('NMC'),
  childTab(nmcPromos, {
    parent: 'productGroupId',
    routes: promoNmc,
    filters: { state: 'active' },
    columns: columnsOfGoods,
  }),
  // Tariffs of vehicles hold for all groups, by area and price.
  childTab(tariffsNmc, {
    parent: 'phase',
    parentOf: () => 'IN_FORCE',
    routes: productInsuranceNmc,
    title: text('Tarif asuransi', 'Insurance tariffs'),
  }),
];
