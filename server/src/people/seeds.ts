import { masters, type ListedSeed } from '../platform/database/seed.ts';
import { seed as organisation } from './organisation/seed.ts';
import { seed as settings } from './settings/seed.ts';

/** Initial data of people and their rights, in the order of its references. */
export const peopleSeeds: readonly ListedSeed[] = masters(settings, organisation);
