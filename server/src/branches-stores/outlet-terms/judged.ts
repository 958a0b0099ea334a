import { sellerSubject, subjectsOfSeller } from '../simulation/concessions.ts';
import type { YieldsOf } from '../branch-rates/yields.ts';
import type { BandInPeriod } from './storage.ts';
import type { Outlet } from './outlets.ts';

/** An outlet as one whose terms apply, in the words of the calculation. */
export const subjectOf = (outlet: Pick<Outlet, 'code' | 'line' | 'storeGroup'>) =>
  subjectsOfSeller(outlet.line, outlet);

/**
 * Where the yields of rates are judged with the fees of an outlet: those of its branch, or its own rates where it has
 * some.
 */
export const yieldsAt = (
  { id, code, line, branchId }: Pick<Outlet, 'id' | 'code' | 'line' | 'branchId'>,
  { tenorFrom: from, tenorTo: to, effectiveFrom, effectiveTo: until }: BandInPeriod,
  overrides: NonNullable<YieldsOf['overrides']>,
  { today, ownRates }: { readonly today: string; readonly ownRates: ReadonlySet<string> },
): YieldsOf => ({
  branchId,
  day: effectiveFrom > today ? effectiveFrom : today,
  until,
  from,
  to,
  overrides,
  ...(ownRates.has(id) ? { subject: { subjectType: sellerSubject[line], subjectCode: code } } : {}),
});
