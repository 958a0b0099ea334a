import type { Seed } from '../platform/database/seed.ts';
import { seed as organisation } from './organisation/seed.ts';
import { seed as settings } from './settings/seed.ts';

/** Initial data of the area people, in the order of its references. */
export const peopleSeeds: readonly Seed[] = [settings, organisation];
