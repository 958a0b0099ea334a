import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import { storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { monthlyPayment, TermsRefused, type Terms } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';
import { foundFor, type Calculation } from './calculate.ts';
import { calculationsOn } from './calculation.ts';
import type { Ask } from './levels.ts';
import { samplePrice } from './sample.ts';
import { currentReads, type SharedReads } from '../../platform/shared-reads.ts';
import type { SimulatedBody } from './terms.ts';

/** A change of rates or fees, of which the effect on the instalment of the sample price is wanted. */
export interface Proposal {
  readonly line: BusinessLine;
  readonly branchId: string;
  readonly productGroupId?: string | null;
  /** The line of business, where all groups are meant; left out: the first of the line. */
  readonly lobId?: string | null;
  readonly collateralType?: string | null;
  readonly ageBand?: string | null;
  readonly tenor: number;
  /** Plain date on which both are calculated. */
  readonly day: string;
  /** Values in place of those stored. */
  readonly overrides?: SimulationOverrides;
  /** Levels of fees that no longer count. */
  readonly withoutFees?: readonly string[];
  /** The same of rates. */
  readonly withoutRates?: readonly string[];
  /** Rupiah financed before fees in place of those of the sample price. */
  readonly base?: number;
  /** Receivers of concessions. */
  readonly subjects?: Ask['subjects'];
}

/** Instalments of the sample price; `null` where nothing can be calculated. */
export interface Effect {
  readonly now: number | null;
  readonly proposed: number | null;
}
export type Effects = Readonly<Record<CustomerKind, Effect>>;

/** What a proposal is calculated from, before and after. */
export interface Compared {
  readonly now: Calculation;
  readonly after: Calculation;
}

/** Both calculations of a branch, with its proposed values. */
export type Comparisons = (branchId: string, overrides?: SimulationOverrides) => Compared;

type OfBranches = Omit<Proposal, 'branchId' | 'tenor' | 'overrides'> & {
  readonly branchIds: readonly string[];
  readonly tenors: readonly number[];
  readonly reads?: SharedReads;
};

/**
 * Reads what proposals of several branches are calculated from: one time for all their tenors.
 * @returns a function from a branch and its proposed values to both calculations
 * @throws Refusal NOT_FOUND
 */
export async function comparisons(
  app: Application,
  db: Db | Tx,
  { line, branchIds, tenors, day, withoutFees = [], withoutRates = [], reads = currentReads(), ...of }: OfBranches,
): Promise<Comparisons> {
  const body = { line, ...of, price: samplePrice[line], tenors } as unknown as SimulatedBody;
  const noon = new Date(`${day}T12:00:00+07:00`);
  const qanun = await reads.once(['qanun', branchIds, day], () => qanunBranches(db, branchIds, noon));
  const calculations = await calculationsOn(app, db, body, {
    branchIds,
    day,
    language: 'id',
    leastYield: null,
    reads,
  });
  return (branchId, overrides) => {
    const isQanun = qanun.has(branchId);
    const now = calculations(branchId, { name: '', isQanun }, overrides);
    const willBe = overrides?.qanun ?? isQanun;
    const after = willBe === isQanun ? now : calculations(branchId, { name: '', isQanun: willBe }, overrides);
    const fees = after.fees.filter(({ key }) => !withoutFees.includes(key));
    const rates = after.rates.filter(({ key }) => !withoutRates.includes(key));
    // What a store pays is said by its rates.
    const sellerPays = withoutRates.includes(storeLevel) ? undefined : after.sellerPays;
    return { now, after: { ...after, fees, rates, sellerPays } };
  };
}

/** The same for one branch. @throws Refusal NOT_FOUND */
export async function comparedOf(
  app: Application,
  db: Db | Tx,
  { branchId, overrides, ...of }: Omit<Proposal, 'tenor'> & { readonly tenors: readonly number[] },
): Promise<Compared> {
  return (await comparisons(app, db, { ...of, branchIds: [branchId] }))(branchId, overrides);
}

function paymentFor(terms: Terms): number | null {
  try {
    return monthlyPayment(terms);
  } catch (error) {
    if (error instanceof TermsRefused) return null;
    throw error;
  }
}

/** The instalment of a tenor now and as proposed, for each kind of customer. Of several proposals the same terms are
 * calculated once. */
export function effectsOfMany(): (compared: Compared, tenor: number) => Effects {
  const known = new Map<string, number | null>();
  const payment = (of: Calculation, tenor: number, kind: CustomerKind, isProposed: boolean): number | null => {
    const found = foundFor(of, tenor, kind, isProposed);
    if (typeof found === 'string') return null;
    const key = JSON.stringify(found.terms);
    const before = known.get(key);
    if (before !== undefined) return before;
    const amount = paymentFor(found.terms);
    known.set(key, amount);
    return amount;
  };
  return ({ now, after }, tenor) => {
    const of = (kind: CustomerKind): Effect => ({
      now: payment(now, tenor, kind, false),
      proposed: payment(after, tenor, kind, true),
    });
    return { REGULAR: of('REGULAR'), REPEAT: of('REPEAT') };
  };
}

/** Why the instalment of a first contract as proposed is not calculated; `null` where it is. */
export function missingFor({ after }: Compared, tenor: number): string | null {
  const found = foundFor(after, tenor, 'REGULAR', true);
  if (typeof found === 'string') return found;
  return paymentFor(found.terms) === null ? 'OTHER' : null;
}

/** The instalment of a tenor now and as proposed, for each kind of customer. */
export const effectsOn = (compared: Compared, tenor: number): Effects => effectsOfMany()(compared, tenor);

/** The instalment of the sample price now and as proposed, for each kind of customer. */
export const effectOf = async (app: Application, db: Db | Tx, { tenor, ...proposal }: Proposal): Promise<Effects> =>
  effectsOn(await comparedOf(app, db, { ...proposal, tenors: [tenor] }), tenor);
