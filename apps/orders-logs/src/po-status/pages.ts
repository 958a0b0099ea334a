import { queryEndpoint } from '@console/api';
import { poArchives, poStatuses, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';

/** Pages of orders: the live ones and the archive of each line. */
const pageOf = <R extends (typeof poStatuses)[PoLine] | (typeof poArchives)[PoLine]>(line: PoLine, resource: R) => ({
  line,
  resource,
  parts: queryEndpoint(resource.calls.parts),
});

export const livePages = { SPEKTRA: pageOf('SPEKTRA', poStatuses.SPEKTRA), NMC: pageOf('NMC', poStatuses.NMC) };
export const archivePages = { SPEKTRA: pageOf('SPEKTRA', poArchives.SPEKTRA), NMC: pageOf('NMC', poArchives.NMC) };
export type PoPage = (typeof livePages)[PoLine] | (typeof archivePages)[PoLine];

/** An order as its page shows it. */
export type Order = PoStatus;
