import { products } from '@console/contracts/products/product';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { Cover } from './Cover.tsx';
import { Limits } from './Limits.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { ProductActs } from './ProductActs.tsx';
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
    { field: 'cover', width: 64, render: ({ cover, name }) => <Cover cover={cover} name={name} /> },
    'objectCode',
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
    overview: text('Profil', 'Profile'),
    actions: (record) => <ProductActs record={record} />,
  },
  tabs: [
    {
      key: 'prices',
      title: text('Riwayat harga', 'Price history'),
      content: ({ secureId }) => <PriceHistory productId={secureId} />,
    },
    {
      key: 'financing',
      title: text('Pembiayaan', 'Financing'),
      content: (record) => <Limits resource={products} record={record} names={limits} />,
    },
  ],
});
