import { goodsOfNmc } from '@console/contracts/promos-products/promo/goods';
import { nmcPromos } from '@console/contracts/promos-products/promo';
import { nmcSheets } from '@console/contracts/promos-products/promo-rate';
import type { OfLine } from './of-line.ts';

export default {
  line: 'NMC',
  module: 'promo-nmc',
  newPage: '/new-promo-nmc',
  promos: nmcPromos as unknown as OfLine['promos'],
  sheets: nmcSheets as unknown as OfLine['sheets'],
  goods: Object.keys(goodsOfNmc),
} satisfies OfLine as OfLine;
