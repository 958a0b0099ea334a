import { text } from '@console/contracts/core/text';
import { products } from '@console/contracts/products/product';
import { tariffsV1 } from '@console/contracts/products/product-insurance';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { spektraPromos } from '@console/contracts/promos-products/promo';
import { product, productInsurance, productInsuranceV2, promo } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { columnsOfGoods } from '../promo/columns.ts';
import { columnsOfGroup } from '../insurance/columns.tsx';
import { ratesTab } from './group-tabs.tsx';

export default [
  childTab(products, { parent: 'productGroupId', routes: product }),
  ratesTab('SPEKTRA'),
  childTab(spektraPromos, {
    parent: 'productGroupId',
    routes: promo,
    filters: { state: 'active' },
    columns: columnsOfGoods,
  }),
  childTab(tariffsV2, {
    parent: 'productGroupId',
    routes: productInsuranceV2,
    filters: { phase: 'IN_FORCE' },
    columns: columnsOfGroup,
    title: text('Tarif asuransi', 'Insurance tariffs'),
  }),
  childTab(tariffsV1, {
    parent: 'productGroupId',
    routes: productInsurance,
    filters: { status: 'active' },
    title: text('Tarif asuransi v1', 'Insurance tariffs v1'),
  }),
];
