import { TermsRefused, type Terms } from '@console/instalments';
import type { GroupTerms } from '../../products/index.ts';
import { companyOf } from './calculate.ts';

/** The setting of the least yield of a line. */
export const leastYield = { SPEKTRA: 'MIN_YIELD_SPEKTRA', NMC: 'MIN_YIELD_NMC', UFI: 'MIN_YIELD_UFI' } as const;

interface Band {
  readonly from: number;
  readonly to: number;
}

/** All tenors of a band. */
export const tenorsOf = ({ from, to }: Band): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The tenors of a band at which a yield is judged: the first and last that are offered, else its last. */
export function judgedTenors({ parameters }: GroupTerms, band: Band): readonly number[] {
  const offered = tenorsOf(band).filter((tenor) => parameters.tenors?.includes(String(tenor)) ?? true);
  return [...new Set([offered[0] ?? band.to, offered.at(-1) ?? band.to])];
}

/**
 * Tells whether contracts yield less than their line demands. A higher rate never yields less: of terms that differ in
 * the rate alone most are known by those judged before, so that files of many rates take few calculations.
 * @example yieldsBelow(30)(terms); // false
 */
export function yieldsBelow(least: number): (terms: Terms) => boolean {
  const known = new Map<string, { readonly below: number; readonly enough: number }>();
  return ({ rate: given, ...rest }) => {
    const key = JSON.stringify(rest);
    const rate = Number(given);
    const { below, enough } = known.get(key) ?? { below: Number.NEGATIVE_INFINITY, enough: Number.POSITIVE_INFINITY };
    if (rate <= below || rate >= enough) return rate <= below;
    const isBelow = isBelowFloor({ ...rest, rate: given }, least);
    known.set(key, isBelow ? { below: rate, enough } : { below, enough: rate });
    return isBelow;
  };
}

/** Terms that cannot be calculated yield nothing that could be too little. */
function isBelowFloor(terms: Terms, least: number): boolean {
  try {
    return companyOf(terms, least).belowFloor;
  } catch (error) {
    if (error instanceof TermsRefused) return false;
    throw error;
  }
}
