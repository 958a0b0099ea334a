import { hardestPremium, TermsRefused, type Premium, type Terms } from '@console/instalments';
import type { GroupTerms } from '../../products/index.ts';
import { companyOf } from './calculate.ts';
import type { SellerPays } from './levels.ts';

/** The setting of the least yield of a line. */
export const leastYield = { SPEKTRA: 'MIN_YIELD_SPEKTRA', NMC: 'MIN_YIELD_NMC', UFI: 'MIN_YIELD_UFI' } as const;

/** The setting of the least rate of a line that needs no admin. */
export const leastRate = {
  SPEKTRA: 'RATE_FLOOR_SPEKTRA',
  NMC: 'RATE_FLOOR_NMC',
  UFI: 'RATE_FLOOR_UFI',
} as const;

/** A band of tenors, both ends included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** All tenors of a band. */
export const tenorsOf = ({ from, to }: Band): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Whether the line of business offers a tenor. */
export const isOffered = ({ parameters }: GroupTerms, tenor: number): boolean =>
  parameters.tenors?.includes(String(tenor)) ?? true;

/** The tenors of a band at which a yield is judged: all that are offered, for their fees differ; else its last. */
export function judgedTenors(group: GroupTerms, band: Band): readonly number[] {
  const offered = tenorsOf(band).filter((tenor) => isOffered(group, tenor));
  return offered.length > 0 ? offered : [band.to];
}

/**
 * Tells whether contracts yield less than their line demands. A higher rate never yields less: of terms that differ in
 * the rate alone most are known by those judged before, so that files of many rates take few calculations.
 * @example yieldsBelow(30)(terms); // false
 */
export function yieldsBelow(least: number): (terms: Terms, paid?: SellerPays | null) => boolean {
  const known = new Map<string, { readonly below: number; readonly enough: number }>();
  return ({ rate: given, ...rest }, paid = null) => {
    const key = JSON.stringify([rest, paid]);
    const rate = Number(given);
    const { below, enough } = known.get(key) ?? { below: Number.NEGATIVE_INFINITY, enough: Number.POSITIVE_INFINITY };
    if (rate <= below || rate >= enough) return rate <= below;
    const isBelow = isBelowFloor({ ...rest, rate: given }, least, paid);
    known.set(key, isBelow ? { below: rate, enough } : { below, enough: rate });
    return isBelow;
  };
}

/** Terms that cannot be calculated yield nothing that could be too little. */
function isBelowFloor(terms: Terms, least: number, paid: SellerPays | null): boolean {
  try {
    return companyOf(terms, least, { paid }).belowFloor;
  } catch (error) {
    if (error instanceof TermsRefused) return false;
    throw error;
  }
}

/** A yield below the least one of a line, as its warning names it. */
export interface LowYield {
  /** Percent a year, two decimals rounded down: what is below the floor never reads as the floor. */
  readonly yield: number;
  /** The tenor. */
  readonly target: number;
  readonly floor: number;
}

/** The lower of two; the first of equals. */
export const lowerOf = (one: LowYield | null, other: LowYield | null): LowYield | null =>
  one && (!other || one.yield <= other.yield) ? one : other;

/** The terms with the premium that lowers their yield most, where one does. */
function hardest(terms: Terms, premiums: readonly Premium[], floor: number): Terms {
  try {
    const premium = hardestPremium(terms, premiums, floor);
    return premium ? { ...terms, premium } : terms;
  } catch (error) {
    if (error instanceof TermsRefused) return terms;
    throw error;
  }
}

/**
 * Finds yields below the least one; `null` for terms that yield enough, with each of the premiums too: of a contract
 * that needs an insurance. Of the same terms each is calculated once.
 * @param floor percent a year
 * @example lowYields(30)(terms, []); // { yield: 27.41, target: 12, floor: 30 }
 */
export function lowYields(
  floor: number,
): (terms: Terms, premiums: readonly Premium[], paid?: SellerPays | null) => LowYield | null {
  const isBelow = yieldsBelow(floor);
  const known = new Map<string, number>();
  return (terms, premiums, paid = null) => {
    const judged = hardest(terms, premiums, floor);
    if (!isBelow(judged, paid)) return null;
    const key = JSON.stringify([judged, paid]);
    const found = known.get(key) ?? Math.floor(Number(companyOf(judged, floor, { paid }).yieldRate) * 100) / 100;
    known.set(key, found);
    return { yield: found, target: terms.tenor, floor };
  };
}
