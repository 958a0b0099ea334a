import { demonstration, type ListedSeed } from '../platform/database/seed.ts';
import { seed as masterBanner } from './master-banner/seed.ts';

/** Initial data of banners of the promotions, in the order of its references. */
export const promosProductsSeeds: readonly ListedSeed[] = demonstration(masterBanner);
