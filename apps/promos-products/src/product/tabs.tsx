import { columnsOfGroup } from '../insurance/columns.tsx';
import { products, type Product } from '@console/contracts/products/product';
import { tariffsV1 } from '@console/contracts/products/product-insurance';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { text } from '@console/contracts/core/text';
import { spektraPromos } from '@console/contracts/promos-products/promo';
import { productInsurance, productInsuranceV2, promo } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { columnsOfGoods } from '../promo/columns.ts';
import { Financing } from './Financing.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { limits } from './sections.ts';
import { financingTitle, historyTab, insuranceTitle, olderInsuranceTitle } from './shared-screens.tsx';

const tabs: readonly DetailTab<Product>[] = [
  historyTab(({ secureId }) => <PriceHistory productId={secureId} />),
  {
    key: 'financing',
    title: financingTitle,
    content: (record) => (
      <Financing resource={products} record={record} names={limits} line="SPEKTRA" price={record.referencePrice} />
    ),
  },
  childTab(tariffsV2, {
    parent: 'productGroupId',
    parentOf: ({ productGroupId }: Product) => productGroupId,
    filters: { phase: 'IN_FORCE' },
    columns: columnsOfGroup,
    routes: productInsuranceV2,
    title: insuranceTitle,
  }),
  childTab(tariffsV1, {
    parent: 'productGroupId',
    parentOf: ({ productGroupId }: Product) => productGroupId,
    filters: { status: 'active' },
    routes: productInsurance,
    title: olderInsuranceTitle,
  }),
  childTab(spektraPromos, {
    parent: 'productGroupId',
    parentOf: ({ productGroupId }: Product) => productGroupId,
    routes: promo,
    filters: { state: 'active' },
    columns: columnsOfGoods,
    title: text('Promo kelompok', 'Promos of the group'),
  }),
];
export default tabs;
