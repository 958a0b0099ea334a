import { products } from '@console/contracts/products/product';
import { screens } from '@console/ui/crud';
import { ProductActs } from './ProductActs.tsx';
import { coverColumn, profile } from './shared-screens.tsx';
import { display, displayed, financing, identity, limits, limitsNote, prices, pricesNote, shown } from './sections.ts';

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
    'promosNow',
    'status',
    'lastSyncedAt',
  ],
  detail: {
    overview: profile,
    actions: (record) => <ProductActs record={record} />,
  },
});
