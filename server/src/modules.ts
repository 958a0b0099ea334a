import { branchesStoresModules } from './branches-stores/modules.ts';
import { cardsModules } from './cards/modules.ts';
import { membershipModules } from './membership/modules.ts';
import { ordersLogsModules } from './orders-logs/modules.ts';
import { peopleModules } from './people/modules.ts';
import type { Module } from './platform/http/application.ts';
import { platformModules } from './platform/modules.ts';
import { productsModules } from './products/modules.ts';
import { promosProductsModules } from './promos-products/modules.ts';
import { recordsModules } from './records/modules.ts';
import { releasesModules } from './releases/modules.ts';
import { shellModules } from './shell/modules.ts';

/** All modules. Each area and domain lists its own in its `modules.ts`. */
export const modules: readonly Module[] = [
  ...platformModules,
  ...peopleModules,
  ...releasesModules,
  ...productsModules,
  ...branchesStoresModules,
  ...shellModules,
  ...membershipModules,
  ...promosProductsModules,
  ...ordersLogsModules,
  ...cardsModules,
  // After all resources: they serve their downloads.
  ...recordsModules,
];
