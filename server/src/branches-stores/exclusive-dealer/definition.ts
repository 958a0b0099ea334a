import { onlyEnds, type Resource } from '@console/contracts/core/resource';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import type { ComparedTerms } from './branch-fee.ts';
import { dealerOf, type Dealer } from './dealers.ts';
import { termsUnderQanun } from './qanun.ts';

/** The terms of a dealer as they are sent. */
export interface DealerTerms {
  readonly dealerId: string;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** How terms of dealers are read, in both registers: they belong to the branch of the dealer. */
export const dealerTermsStorage = {
  joins: sql`join outlet d on d.id = t.dealer_id join branch_view b on b.id = d.branch_id`,
  scope: (scope: Parameters<typeof inBranches>[0]): Sql => inBranches(scope, 'd.branch_id'),
  derived: {
    dealerCode: sql`d.code`,
    dealerName: sql`d.name`,
    officeCode: sql`b.office_code`,
    branchName: sql`b.name`,
    tenors: sql`(t.tenor_from || '-' || t.tenor_to)`,
  },
  filters: { branchId: (id: string): Sql => sql`d.branch_id = ${id}` },
  ties: { phase: [sql`d.code`, sql`t.tenor_from`, sql`t.effective_from`] },
} as const;

/** The terms of a dealer, as they are compared with those of its branch. */
export const comparedTerms = (dealer: Pick<Dealer, 'line' | 'branchId'>, terms: DealerTerms): ComparedTerms => ({
  line: dealer.line,
  branchId: dealer.branchId,
  tenorFrom: terms.tenorFrom,
  tenorTo: terms.tenorTo,
  effectiveFrom: terms.effectiveFrom,
  effectiveTo: terms.effectiveTo,
});

interface SavedTerms {
  readonly values: object;
  readonly before: object | null;
}

/**
 * What is wrong with terms of a dealer: its branch is under Qanun then, or they exceed those of the branch. Terms that
 * do no more than end are not judged again.
 * @param exceeding what exceeds the terms of the branch
 */
export async function dealerTermsErrors(
  tx: Tx,
  { fields }: Pick<Resource, 'fields'>,
  { values, before }: SavedTerms,
  exceeding: (compared: ComparedTerms, dealer: Dealer) => Promise<readonly FieldError[]>,
): Promise<readonly FieldError[]> {
  if (onlyEnds(fields, { before, values } as never)) return [];
  const terms = values as DealerTerms;
  const dealer = await dealerOf(tx, terms.dealerId);
  if (!dealer) return [{ field: 'dealerId', code: 'NOT_FOUND' }];
  const compared = comparedTerms(dealer, terms);
  const isQanun = (await termsUnderQanun(tx, [compared])).has(0);
  return isQanun ? [{ field: 'dealerId', code: 'BRANCH_IS_QANUN' }] : exceeding(compared, dealer);
}
