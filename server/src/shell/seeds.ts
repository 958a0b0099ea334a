import { masters, type ListedSeed } from '../platform/database/seed.ts';
import { seed as menu } from './menu/seed.ts';
import { seed as roles } from './roles/seed.ts';
import { seed as users } from './user/seed.ts';

/** Initial data of the console's own modules, in the order of its references. */
export const shellSeeds: readonly ListedSeed[] = masters(menu, roles, users);
