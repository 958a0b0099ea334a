import type { DomainContract } from './core/domain-contract.ts';
import { contract as platform } from './platform/index.ts';
import { contract as shell } from './shell/index.ts';
import { contract as products } from './products/index.ts';
import { contract as branchesStores } from './branches-stores/index.ts';
import { contract as membership } from './membership/index.ts';
import { contract as promosProducts } from './promos-products/index.ts';
import { contract as cards } from './cards/index.ts';
import { contract as ordersLogs } from './orders-logs/index.ts';

/**
 * The domains in their one order: a domain may import the core, the platform and the entries of domains before it. The
 * check `import-rules` holds it.
 */
export const domains: readonly DomainContract[] = [
  platform,
  shell,
  products,
  branchesStores,
  membership,
  promosProducts,
  cards,
  ordersLogs,
];
