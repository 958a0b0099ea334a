import { dealerSubject } from '../simulation/concessions.ts';
import type { YieldsOf } from '../branch-rates/yields.ts';
import type { DealerTerms } from './definition.ts';
import type { Dealer } from './dealers.ts';

/** A dealer as one whose terms apply, in the words of the calculation. */
export const subjectOf = ({ code }: Pick<Dealer, 'code'>): Readonly<Record<string, readonly string[]>> => ({
  [dealerSubject]: [code],
});

/** Where the yields of the rates of a branch are judged with the fees of a dealer. */
export const yieldsAt = (
  { branchId }: Pick<Dealer, 'branchId'>,
  { tenorFrom: from, tenorTo: to, effectiveFrom, effectiveTo: until }: DealerTerms,
  overrides: NonNullable<YieldsOf['overrides']>,
  today: string,
): YieldsOf => ({ branchId, day: effectiveFrom > today ? effectiveFrom : today, until, from, to, overrides });
