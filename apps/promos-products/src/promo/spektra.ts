import { goodsOfSpektra } from '@console/contracts/promos-products/promo/goods';
import { spektraPromos } from '@console/contracts/promos-products/promo';
import { spektraSheets } from '@console/contracts/promos-products/promo-rate';
import type { OfLine } from './of-line.ts';

export default {
  line: 'SPEKTRA',
  module: 'promo',
  newPage: '/new-promo',
  promos: spektraPromos as unknown as OfLine['promos'],
  sheets: spektraSheets as unknown as OfLine['sheets'],
  goods: Object.keys(goodsOfSpektra),
} satisfies OfLine as OfLine;
