import { demonstration, type ListedSeed } from '../platform/database/seed.ts';
import { aboutSeed } from './about/seed.ts';
import { faqSeed } from './faq/seed.ts';
import { seed as masterBanner } from './master-banner/seed.ts';
import { preOrderAgentSeed } from './pre-order-agent/seed.ts';
import { promoSeed } from './promo/seed.ts';

/** Initial data of promos and public content, in the order of its references. */
export const promosProductsSeeds: readonly ListedSeed[] = demonstration(
  masterBanner,
  faqSeed,
  aboutSeed,
  promoSeed,
  preOrderAgentSeed,
);
