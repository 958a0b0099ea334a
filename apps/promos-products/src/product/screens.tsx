import { products } from '@console/contracts/products/product';
import { screens } from '@console/ui/crud';
import { Limits } from './Limits.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { ProductActs } from './ProductActs.tsx';
import { coverColumn, financingTab, historyTab, profile } from './shared-screens.tsx';
import { display, displayed, financing, identity, limitsNote, prices, pricesNote, shown } from './sections.ts';

const known = [
  'objectCode',
  'coreName',
  'brand',
  'model',
  'variant',
  'barcode',
  'condition',
  'referencePrice',
  'coreGroupId',
] as const;
const limits = ['tenorMax', 'dpMinPct', 'insuranceRequired'] as const;

export default screens(products, {
  sections: [
    { title: identity, fields: [...known, { name: 'productGroupId', demanded: true }] },
    { title: display, fields: displayed },
    { title: prices, description: pricesNote, fields: ['priceMin', 'priceMax'] },
    { title: financing, description: limitsNote, fields: limits },
  ],
  detailSections: [
    { title: identity, fields: [...known, 'productGroupId', 'groupOverridden'] },
    { title: display, fields: shown },
    { title: prices, fields: ['priceMin', 'priceMax'] },
  ],
  columns: [
    'objectCode',
    coverColumn,
    'name',
    'brand',
    'productGroupId',
    'condition',
    'referencePrice',
    'published',
    'status',
    'lastSyncedAt',
  ],
  detail: {
    overview: profile,
    actions: (record) => <ProductActs record={record} />,
  },
  tabs: [
    historyTab(({ secureId }) => <PriceHistory productId={secureId} />),
    {
      key: 'financing',
      title: financingTab,
      content: (record) => <Limits resource={products} record={record} names={limits} />,
    },
  ],
});
