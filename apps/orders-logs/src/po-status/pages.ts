import { queryEndpoint } from '@console/api';
import {
  poArchives,
  poSalesViews,
  poStatuses,
  type PoLine,
  type PoStatus,
} from '@console/contracts/orders-logs/po-status';

/** Where the orders of a line are shown: live, in the archive, and to sales people. */
const pageOf = <R extends (typeof poStatuses)[PoLine] | (typeof poArchives)[PoLine] | (typeof poSalesViews)[PoLine]>(
  line: PoLine,
  resource: R,
  { isActedOn = false }: { readonly isActedOn?: boolean } = {},
) => ({
  line,
  resource,
  /** Whether staff hold, cancel and flag orders there. */
  isActedOn,
  parts: queryEndpoint(resource.calls.parts),
});

/** Those with the photos of the order too. */
const wholePageOf = <R extends (typeof poStatuses)[PoLine] | (typeof poArchives)[PoLine]>(
  line: PoLine,
  resource: R,
  acted?: { readonly isActedOn: boolean },
) => ({ ...pageOf(line, resource, acted), photos: queryEndpoint(resource.calls.photos) });

const acted = { isActedOn: true };
export const livePages = {
  SPEKTRA: wholePageOf('SPEKTRA', poStatuses.SPEKTRA, acted),
  NMC: wholePageOf('NMC', poStatuses.NMC, acted),
};
export const archivePages = {
  SPEKTRA: wholePageOf('SPEKTRA', poArchives.SPEKTRA),
  NMC: wholePageOf('NMC', poArchives.NMC),
};
export const salesPages = { SPEKTRA: pageOf('SPEKTRA', poSalesViews.SPEKTRA), NMC: pageOf('NMC', poSalesViews.NMC) };
/** The pages with a member and a document. */
export type PoWholePage = (typeof livePages)[PoLine] | (typeof archivePages)[PoLine];
export type PoPage = PoWholePage | (typeof salesPages)[PoLine];

/** An order as its page shows it. */
export type Order = PoStatus;
