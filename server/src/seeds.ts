import { branchesStoresProposals, branchesStoresSeeds } from './branches-stores/seeds.ts';
import { cardsSeeds, cardTypeDownloads } from './cards/seeds.ts';
import { membershipSeeds } from './membership/seeds.ts';
import { ordersLogsSeeds } from './orders-logs/seeds.ts';
import { peopleSeeds } from './people/seeds.ts';
import type { ListedSeed } from './platform/database/seed.ts';
import { productsSeeds } from './products/seeds.ts';
import { promosProductsSeeds } from './promos-products/seeds.ts';
import { shellSeeds } from './shell/seeds.ts';

/** Initial data in the order of its references. Each domain lists its own in its `seeds.ts`. */
export const seeds: readonly ListedSeed[] = [
  ...peopleSeeds,
  ...productsSeeds,
  ...branchesStoresSeeds,
  ...shellSeeds,
  ...branchesStoresProposals,
  ...membershipSeeds,
  ...promosProductsSeeds,
  ...cardsSeeds,
  // After the records that its audit entries name.
  ...ordersLogsSeeds(cardTypeDownloads),
];
