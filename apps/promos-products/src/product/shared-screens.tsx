import { text } from '@console/contracts/core/text';
import type { DetailTab } from '@console/ui/detail';
import { Cover } from './Cover.tsx';

/** The column with the picture of a product, the same for each business line. */
export const coverColumn = {
  field: 'cover',
  width: 64,
  render: ({ cover, name }: { readonly cover: string | null; readonly name: string }) => (
    <Cover cover={cover} name={name} />
  ),
} as const;

/** What the pages of products are called. */
export { profile } from '../product-group/sections.ts';
export const financingTitle = text('Pembiayaan', 'Financing');
export const insuranceTitle = text('Asuransi', 'Insurance');
/** Older tariffs hold where no set does. */
export const olderInsuranceTitle = text('Asuransi v1', 'Insurance v1');

/** The tab with the prices or values that core said. */
export const historyTab = <R,>(content: DetailTab<R>['content']): DetailTab<R> => ({
  key: 'prices',
  title: text('Riwayat harga', 'Price history'),
  content,
});
