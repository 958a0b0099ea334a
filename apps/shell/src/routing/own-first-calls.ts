import type { FirstCall } from '@console/contracts/core/first-call';

/** The first calls of the shell's own pages by path. The build writes them from the contracts, as into a release. */
export const ownFirstCalls: Readonly<Record<string, FirstCall>> = {};
