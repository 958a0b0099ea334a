import { collateral } from '@console/contracts/products/product-ufi';
import { ufiPromos } from '@console/contracts/promos-products/promo';
import { productUfi, promoUfi } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { columnsOfGoods } from '../promo/columns.ts';
import { ratesTab } from '../product-group/group-tabs.tsx';

export default [
  childTab(collateral, { parent: 'objectGroupId', routes: productUfi }),
  ratesTab('UFI'),
  childTab(ufiPromos, {
    parent: 'productGroupId',
    routes: promoUfi,
    filters: { state: 'active' },
    columns: columnsOfGoods,
  }),
];
