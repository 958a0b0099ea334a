import { text } from '@console/contracts/core/text';

export { display, identity } from '../product-group/sections.ts';
export const prices = text('Harga order', 'Prices of orders');
export const financing = text('Batas pembiayaan', 'Limits of financing');

/** What is said above the prices in a form. */
export const pricesNote = text(
  'Harga order harus di antaranya; 50-150 % dari harga acuan. Kosong: tanpa batas.',
  'The price of an order lies between them; 50-150 % of the reference price. Blank: no bounds.',
);
/** What is said above the limits in a form. */
export const limitsNote = text(
  'Kosong: mengikuti kelompok. Hanya boleh lebih ketat, dan baru berlaku setelah disetujui orang lain.',
  'Blank: as the group. Only stricter values, which take effect once someone else approves them.',
);
export const publishedHelp = text(
  'Perlu nama tampilan dan paling sedikit satu gambar',
  'Needs a display name and at least one image',
);
/** How a product is shown, in the form and on its page. */
export const displayed = [
  'displayName',
  { name: 'published', help: publishedHelp },
  { name: 'description', wide: true },
  { name: 'images', wide: true },
  'tags',
  'searchWords',
] as const;
export const shown = [
  'displayName',
  'published',
  { name: 'description', wide: true },
  { name: 'images', wide: true },
  'tags',
  'searchWords',
] as const;

/** The limits of a product that inherits them. */
export const limits = ['tenorMax', 'dpMinPct', 'insuranceRequired'] as const;
