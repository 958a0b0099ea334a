import { recordAt } from '@console/contracts/routes/address';
import type { OfLine } from './of-line.ts';

const pages = {
  promo: recordAt('/promo/:promoId'),
  'promo-nmc': recordAt('/promo-nmc/:promoId'),
  'promo-ufi': recordAt('/promo-ufi/:promoId'),
} as const;

/** The page of a promo of a line. */
export const promoPage = ({ module }: OfLine, secureId: string): string => pages[module]({ secureId });
