import { dealerSubject } from '../simulation/concessions.ts';
import type { YieldsOf } from '../branch-rates/yields.ts';
import type { DealerTerms } from './definition.ts';
import type { Dealer } from './dealers.ts';

/** A dealer as one whose terms apply, in the words of the calculation. */
export const subjectOf = ({ code }: Pick<Dealer, 'code'>): Readonly<Record<string, readonly string[]>> => ({
  [dealerSubject]: [code],
});

/**
 * Where the yields of rates are judged with the fees of a dealer: those of its branch, or where it has rates of its own
 * these.
 */
export const yieldsAt = (
  { id, code, branchId }: Pick<Dealer, 'id' | 'code' | 'branchId'>,
  { tenorFrom: from, tenorTo: to, effectiveFrom, effectiveTo: until }: DealerTerms,
  overrides: NonNullable<YieldsOf['overrides']>,
  { today, ownRates }: { readonly today: string; readonly ownRates: ReadonlySet<string> },
): YieldsOf => ({
  branchId,
  day: effectiveFrom > today ? effectiveFrom : today,
  until,
  from,
  to,
  overrides,
  ...(ownRates.has(id) ? { subject: { subjectType: dealerSubject, subjectCode: code } } : {}),
});
