import type { SimulationOverrides, RateRowOf } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ConsequentChange, Warning } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { comparedOf, effectsOn } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { effectOfEnd, endOf, firstWithout } from '../simulation/effect-of-end.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { baseRates, type ComparedRate } from './base-rates.ts';
import { subjectOf } from './judged.ts';
import { outletOf, outletsById, type Outlet } from './outlets.ts';
import type { OutletRates } from './rate-rules.ts';
import { warningsOfRates } from './rate-warnings.ts';
import { comparedTerms, type BandInPeriod } from './storage.ts';
import { outletsWith } from './with-terms.ts';

/** An exclusive rate of an outlet. */
export interface ExclusiveRate extends BandInPeriod, OutletRates {
  readonly productGroupId: string | null;
  readonly brand?: string | null;
  readonly phase?: Phase;
}

/** A register of exclusive rates of outlets. */
export interface RateRegister<Rate extends ExclusiveRate> {
  readonly lines: readonly BusinessLine[];
  /** The level of the calculation at which they are found. */
  readonly level: NonNullable<RateRowOf['level']>;
  readonly outletId: (rate: Rate) => string;
  /** The other terms of the outlets that their yields are judged with. */
  readonly otherTerms: Parameters<typeof outletsWith>[1];
}

/** What the rate of an outlet is compared with: the rates of a store go before those of its branch. */
export const comparedRate = (outlet: Outlet, terms: BandInPeriod, groupId: string | null): ComparedRate => ({
  ...comparedTerms(outlet, terms),
  groupId,
  ...(outlet.line === 'SPEKTRA' ? { storeId: outlet.id } : {}),
});

/** An exclusive rate, as the simulation takes it. */
export const rateOverrides = (
  level: RateRowOf['level'],
  { productGroupId, tenorFrom, tenorTo, rateRegular, rateRepeat }: Omit<ExclusiveRate, 'effectiveFrom' | 'effectiveTo'>,
): SimulationOverrides => {
  const of = { groups: productGroupId === null ? null : [productGroupId], level };
  return { rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat, of }] };
};

/** What the approver of an exclusive rate has to tick. */
export async function warningsOfRate<Rate extends ExclusiveRate>(
  app: Application,
  db: Db | Tx,
  { lines, outletId, otherTerms }: RateRegister<Rate>,
  { values, before }: { readonly values: object | null; readonly before: object | null },
): Promise<readonly Warning[]> {
  const rate = values as Rate | null;
  const outlet = rate && (await outletOf(db, lines, outletId(rate)));
  if (!outlet || (before as Rate | null)?.phase === 'IN_FORCE') return [];
  const groupId = rate.productGroupId;
  const [base] = await baseRates(db, [comparedRate(outlet, rate, groupId)]);
  const today = jakartaDay(app.services.now());
  const withTerms = await outletsWith(db, otherTerms, [outlet.id], today);
  const judged = { outlet, terms: rate, groupId, rates: rate, base: base ?? null };
  const [warnings] = await warningsOfRates(app, db, outlet.line, [judged], { today, withTerms });
  return warnings ?? [];
}

/** What a proposed rate, or its end, does to the instalment of the sample price at its last tenor. */
export async function effectOfRate<Rate extends ExclusiveRate>(
  app: Application,
  db: Db | Tx,
  { lines, level, outletId }: RateRegister<Rate>,
  change: ConsequentChange,
  stored: Rate | null,
): Promise<Text | null> {
  const last = endOf(change);
  if (!stored || (last === null && !isPriced(change))) return null;
  const rate = proposedBy(stored, change);
  const outlet = await outletOf(db, lines, outletId(rate));
  if (!outlet) return null;
  const today = jakartaDay(app.services.now());
  const tenor = rate.tenorTo;
  const of = {
    line: outlet.line,
    branchId: outlet.branchId,
    productGroupId: rate.productGroupId,
    tenors: [tenor],
    subjects: { ...subjectOf(outlet), ...(rate.brand == null ? {} : { BRAND: [rate.brand] }) },
  };
  if (last !== null) {
    const day = firstWithout(last, today);
    return effectOfEnd(last, tenor, await comparedOf(app, db, { ...of, day, withoutRates: [level] }));
  }
  const day = rate.effectiveFrom > today ? rate.effectiveFrom : today;
  const compared = await comparedOf(app, db, { ...of, day, overrides: rateOverrides(level, rate) });
  return effectInWords(tenor, effectsOn(compared, tenor));
}

/** Finds the rates that apply without these; `null` for outlets that are gone, and where there is none. */
export async function baseRatesOf<Rate extends ExclusiveRate>(
  db: Db | Tx,
  { lines, outletId }: RateRegister<Rate>,
  rates: readonly Rate[],
): Promise<ReadonlyMap<Rate, { readonly regular: string; readonly repeat: string } | null>> {
  const outlets = await outletsById(db, lines, rates.map(outletId));
  const known = rates.filter((rate) => outlets.has(outletId(rate)));
  const found = await baseRates(
    db,
    known.map((rate) => comparedRate(outlets.get(outletId(rate))!, rate, rate.productGroupId)),
  );
  return new Map(known.map((rate, at) => [rate, found[at] ?? null]));
}
