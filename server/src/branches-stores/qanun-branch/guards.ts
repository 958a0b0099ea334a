import type { BusinessLine } from '../../people/organisation/tables.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
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
  /** Before a record gets an end, or an earlier one: an ADMIN fee of the branch must follow (BRANCH_NO_FEE). */
  readonly end?: (tx: Tx, of: OfBranch & { readonly lastDay: string }) => Promise<void>;
}

/**
 * The demands of the modules of fees, asked at the request and at its approval.
 * @example qanunGuards(app).push({ end: feeFollows });
 */
export const qanunGuards = part((): QanunGuard[] => []);

interface Period {
  readonly branchId: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/**
 * Asks whether a record may have its period, however it comes to it: by a form, a file, a successor or an end.
 * @param endBefore the last day that was approved; `null` for none, left out for a record that is new
 * @throws Refusal of a guard
 */
export async function guardPeriod(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { branchId, effectiveFrom, effectiveTo }: Period,
  endBefore?: string | null,
): Promise<void> {
  const isEarlier = effectiveTo !== null && (endBefore == null || effectiveTo < endBefore);
  for (const guard of qanunGuards(app)) {
    await guard.begin?.(tx, { line, branchId, effectiveFrom, effectiveTo });
    if (isEarlier) await guard.end?.(tx, { line, branchId, lastDay: effectiveTo });
  }
}
