import type { BusinessLine } from '../../core/business-lines.ts';
import { company, storeGroup } from '../../core/referables/organisation.ts';
import { referable } from '../../core/referables/referable.ts';
import type { SubsidyOf } from '../../core/rate-sheets.ts';
import type { Referable } from '../../core/reference.ts';
import { text, type Text } from '../../core/text.ts';
import { allTypes, outletScopes, withoutZero } from './vocabulary.ts';

/** What the promos of a business line are called, where their pages stand, and what they choose from. */
export interface PromoLine {
  readonly line: BusinessLine;
  /** The module of the list of routes. */
  readonly module: 'promo' | 'promo-nmc' | 'promo-ufi';
  /** The module of the rate sheets. */
  readonly rates: 'promo-rate' | 'promo-rate-nmc' | 'promo-rate-ufi';
  readonly privilege: `${string}:browse`;
  readonly newPage: `/${string}`;
  readonly title: Text;
  /** First letters of the code: `PRM-SPK-2612-0001`. */
  readonly prefix: `PRM-${string}`;
  readonly groups: Referable;
  readonly subsidyOf: SubsidyOf;
}

const groupsOf = (module: string, title: Text): Referable => ({ module, path: module, title });
const outlet = (module: string, title: Text) => referable({ module, path: module, title });
const { STORE_GROUP, COMPANY } = outletScopes;

/** The three lines differ in this, and in the goods that a promo is for (`goods.ts`). */
export const promoLines = {
  SPEKTRA: {
    line: 'SPEKTRA',
    module: 'promo',
    rates: 'promo-rate',
    privilege: 'promo:browse',
    newPage: '/new-promo',
    title: text('Promo'),
    prefix: 'PRM-SPK',
    groups: groupsOf('product-group', text('Kelompok produk', 'Product group')),
    types: allTypes,
    outlets: { scopes: STORE_GROUP, of: storeGroup, single: outlet('store', text('Toko', 'Store')) },
    scheme: 'financial-scheme',
    subsidyOf: 'store',
  },
  NMC: {
    line: 'NMC',
    module: 'promo-nmc',
    rates: 'promo-rate-nmc',
    privilege: 'promo-nmc:browse',
    newPage: '/new-promo-nmc',
    title: text('Promo NMC', 'Promo (NMC)'),
    prefix: 'PRM-NMC',
    groups: groupsOf('product-group-nmc', text('Kelompok produk NMC', 'Product group NMC')),
    types: allTypes,
    outlets: { scopes: COMPANY, of: company, single: outlet('dealer-nmc', text('Dealer NMC', 'Dealer (NMC)')) },
    scheme: 'financial-scheme-nmc',
    subsidyOf: 'dealer',
  },
  UFI: {
    line: 'UFI',
    module: 'promo-ufi',
    rates: 'promo-rate-ufi',
    privilege: 'promo-ufi:browse',
    newPage: '/new-promo-ufi',
    title: text('Promo UFI', 'Promo (UFI)'),
    prefix: 'PRM-UFI',
    groups: groupsOf('product-group-ufi', text('Kelompok objek UFI', 'Object group UFI')),
    // Cash loans are not free of interest.
    types: withoutZero,
    outlets: { scopes: COMPANY, of: company, single: outlet('dealer-ufi', text('Dealer UFI', 'Dealer (UFI)')) },
    scheme: null,
    subsidyOf: 'dealer',
  },
} as const;
promoLines satisfies Readonly<Record<BusinessLine, PromoLine>>;
