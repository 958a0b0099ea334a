import type { stores } from '@console/contracts/branches-stores/store';
import { part } from '../../platform/http/part.ts';
import type { StepSet } from '../../records/steps/hooks.ts';

/** Stores that are closed, with the reason. */
export type ClosedStores = Pick<StepSet<typeof stores, { readonly reason: string }>, keyof StepSet>;
/** What ends with stores, written in the transaction that closes them. */
type AfterClosing = (closed: ClosedStores) => Promise<void>;

/**
 * What follows from closing stores, by the modules whose records end with them.
 * @example afterStoresClose(app).push((closed) => endRates(rates, closed));
 */
export const afterStoresClose = part((): AfterClosing[] => []);
