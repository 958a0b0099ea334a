import { branchesStoresModules } from '../branches-stores/modules.ts';
import { peopleModules } from '../people/modules.ts';
import type { Module } from '../platform/http/application.ts';
import { platformModules } from '../platform/modules.ts';
import { productsModules } from '../products/modules.ts';
import { recordsModules } from '../records/modules.ts';
import { shellModules } from '../shell/modules.ts';
import { membershipModules } from './modules.ts';

/**
 * The modules of membership, of the areas and of the domains before it, in the order of `server/src/modules.ts`: its
 * tests depend on no later domain.
 */
export const modulesUpToMembership: readonly Module[] = [
  ...platformModules,
  ...peopleModules,
  ...productsModules,
  ...branchesStoresModules,
  ...shellModules,
  ...membershipModules,
  ...recordsModules,
];
