import { text } from '../../core/text.ts';
import { inactivePublished } from '../publication.ts';
import { limitLooser } from '../product-group/shared.ts';

/** Share by which a price of core may change by itself. */
export const freePriceChange = 0.3;

export const priceOrder = {
  status: 422,
  text: text('Harga maksimum harus di atas harga minimum', 'The greatest price must be above the least'),
} as const;

/** A group whose rates and limits are those of another line of business. */
export const otherLob = {
  status: 422,
  text: text(
    'Kelompok ini milik lini produk lain: hanya admin yang dapat memilihnya',
    'This group belongs to another line of business: only an admin may choose it',
  ),
} as const;

/** What every product refuses. */
export const productRefusals = {
  INACTIVE_PUBLISHED: inactivePublished,
  LIMIT_LOOSER: limitLooser,
  NOT_IN_FEED: {
    status: 409,
    text: text('Produk tidak ada lagi di core', 'Core does not carry the product any more'),
  },
  ONLY_ADMIN: { status: 403, text: text('Hanya admin yang dapat melakukannya', 'Only an admin can do this') },
} as const;

/** What products whose price core says refuse besides. */
export const jumpRefusals = {
  PRICE_JUMP: {
    status: 422,
    text: text(
      'Harga berubah {percent} % menjadi Rp {to}; menunggu admin menerimanya',
      'The price changed by {percent} % to Rp {to}; it waits for an admin to accept it',
    ),
  },
  NO_PRICE_JUMP: {
    status: 409,
    text: text('Tidak ada perubahan harga yang menunggu', 'No change of price waits'),
  },
} as const;

/** What products with one reference price refuse besides. */
export const pricedRefusals = { PRICE_ORDER: priceOrder, ...jumpRefusals } as const;
