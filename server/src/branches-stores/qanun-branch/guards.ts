import type { BusinessLine } from '../../people/organisation/tables.ts';
import type { Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

interface OfBranch {
  readonly line: BusinessLine;
  readonly branchId: string;
}

/** What another module demands of Qanun branches; each throws its refusal. */
export interface QanunGuard {
  /** Before a branch comes under Qanun: no promo fee may run on it then (PROMO_FEE_RUNNING). */
  readonly begin?: (
    tx: Tx,
    of: OfBranch & { readonly effectiveFrom: string; readonly effectiveTo: string | null },
  ) => Promise<void>;
  /** Before a record in force ends: an ADMIN fee of the branch must follow (BRANCH_NO_FEE). */
  readonly end?: (tx: Tx, of: OfBranch & { readonly lastDay: string }) => Promise<void>;
}

/**
 * The demands of the modules of fees, asked at the request and at its approval.
 * @example qanunGuards(app).push({ end: feeFollows });
 */
export const qanunGuards = part((): QanunGuard[] => []);
