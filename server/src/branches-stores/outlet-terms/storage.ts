import { onlyEnds, type Resource } from '@console/contracts/core/resource';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import type { ComparedTerms } from './branch-fee.ts';
import { outletOf, type Outlet } from './outlets.ts';
import { termsUnderQanun } from './qanun.ts';

/** A band of tenors in a period, as terms of an outlet are sent. */
export interface BandInPeriod {
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/**
 * How terms of outlets are read, in every register: they belong to the branch of the outlet `d`.
 * @param outlet column that names the outlet
 */
export const outletTermsStorage = (outlet: 'dealer_id' | 'store_id') =>
  ({
    joins: sql`join outlet d on d.id = ${sql.ref(`t.${outlet}`)} join branch_view b on b.id = d.branch_id`,
    scope: (scope: Parameters<typeof inBranches>[0]): Sql => inBranches(scope, 'd.branch_id'),
    derived: { officeCode: sql`b.office_code`, branchName: sql`b.name` },
    filters: { branchId: (id: string): Sql => sql`d.branch_id = ${id}` },
  }) as const;

/** The band of tenors as lists show it. */
export const tenorsSql = sql`(t.tenor_from || '-' || t.tenor_to)`;

const byBand = [sql`d.code`, sql`t.tenor_from`, sql`t.effective_from`] as const;

/** Order of rows of a phase, and of those that end together. */
export const outletTermsTies = { phase: byBand, effectiveTo: byBand } as const;

/** The terms of an outlet, as they are compared with those of its branch. */
export const comparedTerms = (outlet: Pick<Outlet, 'line' | 'branchId'>, terms: BandInPeriod): ComparedTerms => ({
  line: outlet.line,
  branchId: outlet.branchId,
  tenorFrom: terms.tenorFrom,
  tenorTo: terms.tenorTo,
  effectiveFrom: terms.effectiveFrom,
  effectiveTo: terms.effectiveTo,
});

interface SavedTerms {
  readonly values: object;
  readonly before: object | null;
}

/** Which outlets a register is about. */
interface OfOutlets {
  /** The field that names the outlet. */
  readonly field: 'dealerId' | 'storeId';
  readonly lines: readonly BusinessLine[];
}

/** Whether a change does no more than end terms, and not later than before: later days are judged as new ones are. */
export function endsEarlier({ fields }: Pick<Resource, 'fields'>, { values, before }: SavedTerms): boolean {
  if (!onlyEnds(fields, { before, values } as never)) return false;
  const [end, until] = [values, before as object].map((terms) => (terms as BandInPeriod).effectiveTo);
  return end != null && (until == null || end <= until);
}

/**
 * What is wrong with terms of an outlet: its branch is under Qanun then, or they exceed what applies without them.
 * Terms that do no more than end earlier are not judged again.
 * @param exceeding what exceeds the other terms
 */
export async function outletTermsErrors(
  tx: Tx,
  resource: Pick<Resource, 'fields'>,
  { values, before }: SavedTerms,
  { field, lines }: OfOutlets,
  exceeding: (compared: ComparedTerms, outlet: Outlet) => Promise<readonly FieldError[]>,
): Promise<readonly FieldError[]> {
  if (endsEarlier(resource, { values, before })) return [];
  const terms = values as BandInPeriod & Readonly<Record<typeof field, string>>;
  const outlet = await outletOf(tx, lines, terms[field]);
  if (!outlet) return [{ field, code: 'NOT_FOUND' }];
  const compared = comparedTerms(outlet, terms);
  const isQanun = (await termsUnderQanun(tx, [compared])).has(0);
  return isQanun ? [{ field, code: 'BRANCH_IS_QANUN' }] : exceeding(compared, outlet);
}
