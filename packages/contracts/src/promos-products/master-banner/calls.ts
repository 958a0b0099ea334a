import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';

export const module = 'master-banner';
const privilege = `${module}:browse`;

/** Where a banner is shown. */
export const placements = options({
  HOME_TOP: ['Beranda atas', 'Home top'],
  HOME_MIDDLE: ['Beranda tengah', 'Home middle'],
  PROMO_PAGE: ['Halaman promo', 'Promo page'],
  SPEKTRA: ['SPEKTRA'],
  NMC: ['NMC'],
  UFI: ['UFI'],
  LOGIN: ['Login'],
});

export const platforms = options({ APP: ['Aplikasi', 'App'], PWA: ['PWA'], WEB: ['Web'] });

export const actionTypes = options({
  NONE: ['Tanpa tautan', 'No link'],
  URL: ['Alamat web', 'Web address'],
  PROMO: ['Promo'],
  PRODUCT: ['Produk', 'Product'],
  PRODUCT_GROUP: ['Kelompok produk', 'Product group'],
  PAGE: ['Halaman', 'Page'],
});

export const audiences = options({
  ALL: ['Semua', 'Everyone'],
  MEMBER: ['Member', 'Members'],
  NON_MEMBER: ['Bukan member', 'Non-members'],
  MEMBERSHIP_GROUP: ['Grup membership', 'Membership groups'],
  BRANCH: ['Cabang', 'Branches'],
});

/** Derived from the period and the clock, never stored. */
export const phases = options({
  SCHEDULED: ['Terjadwal', 'Scheduled'],
  SHOWING: ['Tayang', 'Showing'],
  ENDED: ['Selesai', 'Ended'],
});

export const picture = { tolerance: 0.02, maximumBytes: 1_000_000, types: ['image/jpeg', 'image/png', 'image/webp'] };

/** Most banners showing at a time in one placement on one platform. */
export const showingLimit = 10;

/** A banner as the public site sees it. */
const publishedBanner = z.object({
  secureId: z.uuid(),
  title: z.string(),
  altText: z.string(),
  imageDesktop: z.nullable(z.uuid()),
  imageMobile: z.nullable(z.uuid()),
  actionType: z.string(),
  actionValue: z.nullable(z.string()),
  audience: z.string(),
  sequence: z.int(),
});
const values = (list: readonly { readonly value: string }[]) =>
  z.enum(list.map(({ value }) => value) as [string, ...string[]]);

const orderItem = z.object({ secureId: z.uuid(), version: z.int() });

/** The module's own calls besides the operations. */
export const bannerCalls = {
  reorder: call({
    name: `${module}.reorder`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/reorder`,
    access: { privilege, action: 'update' },
    summary: 'Banner: new order of all banners of one placement',
    body: z.object({ placement: values(placements), items: z.array(orderItem).check(z.minLength(1), z.maxLength(99)) }),
    result: z.object({ changed: z.int() }),
    errors: ['COUNT_CHANGED', 'STALE_VERSION'],
  }),
  published: call({
    name: `${module}.published`,
    method: 'GET',
    base: 'publish',
    path: 'banner',
    access: 'public',
    summary: 'Banners showing now in a placement on a platform',
    query: z.object({ placement: values(placements), platform: values(platforms) }),
    result: z.array(publishedBanner),
  }),
  publishedImage: call({
    name: `${module}.published-image`,
    method: 'GET',
    base: 'publish',
    path: 'banner/image/{fileId}',
    access: 'public',
    summary: 'A picture of a banner that shows now',
    download: true,
  }),
} as const;
