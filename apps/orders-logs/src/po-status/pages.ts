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

const acted = { isActedOn: true };
export const livePages = {
  SPEKTRA: pageOf('SPEKTRA', poStatuses.SPEKTRA, acted),
  NMC: pageOf('NMC', poStatuses.NMC, acted),
};
export const archivePages = { SPEKTRA: pageOf('SPEKTRA', poArchives.SPEKTRA), NMC: pageOf('NMC', poArchives.NMC) };
export const salesPages = { SPEKTRA: pageOf('SPEKTRA', poSalesViews.SPEKTRA), NMC: pageOf('NMC', poSalesViews.NMC) };
/** The pages with a member and a document. */
export type PoWholePage = (typeof livePages)[PoLine] | (typeof archivePages)[PoLine];
export type PoPage = PoWholePage | (typeof salesPages)[PoLine];

/** An order as its page shows it. */
export type Order = PoStatus;
