import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Promos } from '@console/contracts/promos-products/promo';
import type { Sheets } from '@console/contracts/promos-products/promo-rate';

/** What the pages of the promos of one line need: its contracts. The pages themselves are the same. */
export interface OfLine {
  readonly line: BusinessLine;
  /** First part of the addresses. */
  readonly module: 'promo' | 'promo-nmc' | 'promo-ufi';
  readonly newPage: '/new-promo' | '/new-promo-nmc' | '/new-promo-ufi';
  readonly promos: Promos;
  readonly sheets: Sheets;
  /** Fields of the goods of the line. */
  readonly goods: readonly string[];
}
