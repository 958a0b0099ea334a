import { goodsOfUfi } from '@console/contracts/promos-products/promo/goods';
import { ufiPromos } from '@console/contracts/promos-products/promo';
import { ufiSheets } from '@console/contracts/promos-products/promo-rate';
import type { OfLine } from './of-line.ts';

export default {
  line: 'UFI',
  module: 'promo-ufi',
  newPage: '/new-promo-ufi',
  promos: ufiPromos as unknown as OfLine['promos'],
  sheets: ufiSheets as unknown as OfLine['sheets'],
  goods: Object.keys(goodsOfUfi),
} satisfies OfLine as OfLine;
