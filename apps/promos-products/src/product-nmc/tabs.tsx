import { text } from '@console/contracts/core/text';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { productsNmc, type ProductNmc } from '@console/contracts/products/product-nmc';
import { nmcPromos } from '@console/contracts/promos-products/promo';
import { productInsuranceNmc, promoNmc } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { columnsOfGoods } from '../promo/columns.ts';
import { Financing } from '../product/Financing.tsx';
import { limits } from '../product/sections.ts';
import { financingTitle, historyTab, insuranceTitle } from '../product/shared-screens.tsx';
import { OtrAtBranch, OtrHistory } from './Otr.tsx';

const tabs: readonly DetailTab<ProductNmc>[] = [
  historyTab(({ secureId }) => <OtrHistory productId={secureId} />),
  {
    key: 'otr',
    title: text('OTR di cabang', 'OTR at a branch'),
    content: ({ secureId }) => <OtrAtBranch productId={secureId} />,
  },
  {
    key: 'financing',
    title: financingTitle,
    content: (record) => (
      <Financing resource={productsNmc} record={record} names={limits} line="NMC" price={record.otrLowest} />
    ),
  },
  // Tariffs of vehicles hold for all groups, by area and price.
  childTab(tariffsNmc, {
    parent: 'phase',
    parentOf: () => 'IN_FORCE',
    routes: productInsuranceNmc,
    title: insuranceTitle,
  }),
  childTab(nmcPromos, {
    parent: 'productGroupId',
    parentOf: ({ productGroupId }: ProductNmc) => productGroupId,
    routes: promoNmc,
    filters: { state: 'active' },
    columns: columnsOfGoods,
    title: text('Promo kelompok', 'Promos of the group'),
  }),
];
export default tabs;
