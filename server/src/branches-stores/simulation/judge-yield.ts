import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { Terms } from '@console/instalments';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { premiumSteps, termsWithin, type TermsWithin } from '../../products/index.ts';
import { foundFor } from './calculate.ts';
import { comparisons, type Compared, type Comparisons } from './effect.ts';
import { judgedDownWithin } from './judged-downs.ts';
import { judgedPoints, type JudgedPeriod, type Point } from './judged-points.ts';
import { judgedPremiums, type PremiumsAt } from './judged-premiums.ts';
import { premiumsUnder, schemesWithin, under, type SchemeVariant } from './schemes-within.ts';
import { currentReads, SharedReads } from '../../platform/shared-reads.ts';
import { isOffered, judgedTenors, leastYield, lowerOf, lowYields, type Band, type LowYield } from './least-yield.ts';

/** What speaks against the yield of a band: the lowest one, or the first tenor at which it is unknown. */
export type YieldFault =
  | { readonly code: 'YIELD_BELOW_FLOOR'; readonly parameters: LowYield & Warning['parameters'] }
  | { readonly code: 'YIELD_UNKNOWN'; readonly parameters: { readonly target: number } };

/** The fault of a yield below the floor. */
export const belowFloor = (found: LowYield): YieldFault => ({ code: 'YIELD_BELOW_FLOOR', parameters: { ...found } });

/** Rounding up adds to the yield of one amount and hardly to that of another, just above it. */
const unrounded = (terms: Terms): Terms => ({ ...terms, roundingStep: 1 });

/** The lowest of yields that are too low. */
const lowestIn = (faults: readonly (YieldFault | null)[]): LowYield | null =>
  faults
    .flatMap((fault) => (fault?.code === 'YIELD_BELOW_FLOOR' ? [fault.parameters] : []))
    .reduce<LowYield | null>(lowerOf, null);

/**
 * Judges the contracts of a band as proposed at one point, at every tenor that is offered, for both kinds of customer,
 * under every financial scheme, and with the insurance that they need: a yield below the least one goes before one that
 * nobody can calculate, because no ADMIN fee is there.
 */
function faultAt(
  { now: { group }, after }: Compared,
  band: Band,
  lowYield: ReturnType<typeof lowYields>,
  schemes: readonly SchemeVariant[],
  premiumsAt: PremiumsAt,
): YieldFault | null {
  let unknown: number | null = null;
  let lowest: LowYield | null = null;
  for (const tenor of judgedTenors(group, band)) {
    const premiums = premiumsAt(tenor);
    const ways = [
      { way: after, insured: premiums },
      ...schemes.flatMap((scheme) => {
        const way = under(after, scheme, tenor);
        return way ? [{ way, insured: premiumsUnder(scheme, premiums) }] : [];
      }),
    ];
    for (const kind of ['REGULAR', 'REPEAT'] as const)
      for (const { way, insured } of ways) {
        const found = foundFor(way, tenor, kind, true);
        if (typeof found !== 'string') lowest = lowerOf(lowest, lowYield(unrounded(found.terms), insured, found.paid));
        if (found === 'FEE_NOT_FOUND' && isOffered(group, tenor)) unknown ??= tenor;
      }
  }
  if (lowest) return belowFloor(lowest);
  return unknown === null ? null : { code: 'YIELD_UNKNOWN', parameters: { target: unknown } };
}

/** What is judged: changes of branches in one period, for one product group. */
export interface Judged extends Omit<JudgedPeriod, 'terms' | 'premiums'> {
  readonly groupId: string | null;
  readonly collateralType?: string | null | undefined;
  readonly ageBand?: string | null | undefined;
  readonly tenors: readonly number[];
}

/** What speaks against the yield of a branch with values in place of those stored. */
export type YieldJudge = (branchId: string, band: Band, overrides?: SimulationOverrides) => Promise<YieldFault | null>;

/** Reads what contracts at a point are calculated from, once for all branches that are judged there. */
function comparing(
  app: Application,
  db: Db | Tx,
  { line, branchIds, groupId, collateralType, ageBand, tenors }: Judged,
  { lobId }: TermsWithin,
  reads: SharedReads,
): (point: Point) => Promise<Comparisons> {
  const own = line === 'UFI' ? { collateralType: collateralType ?? null, ageBand: ageBand ?? null } : {};
  const goods = { productGroupId: groupId, lobId: groupId ? null : lobId };
  const known = new SharedReads();
  return (point) =>
    known.once([point], () => comparisons(app, db, { line, branchIds, ...goods, ...own, tenors, reads, ...point }));
}

/** Judges contracts that are calculated by the same parameters. */
async function judgeUnder(
  app: Application,
  db: Db | Tx,
  of: Judged,
  terms: TermsWithin,
  reads: SharedReads,
): Promise<YieldJudge> {
  const { line, day, until } = of;
  const insurances = { line, groupId: of.groupId, lobIds: terms.lobIds };
  const steps = await reads.once(['premium steps', insurances, day, until], () =>
    premiumSteps(db, insurances, { day, until }),
  );
  const down = await reads.once(['judged down', insurances, day, until], () =>
    judgedDownWithin(db, insurances, { day, until }),
  );
  const starts = [...new Set([...terms.starts, ...steps.days])];
  const premiums = { down, prices: steps.prices };
  const points = await judgedPoints(db, { ...of, terms: { ...terms, starts }, premiums }, reads);
  const compare = comparing(app, db, of, terms, reads);
  const insured = new SharedReads();
  const premiumsOf = ({ day: on, base }: Point) =>
    insured.once([on, base], () => judgedPremiums(db, of, terms, { day: on, base }, down, reads));
  const floor = Number(await reads.once([leastYield[line]], () => settingIn(db, leastYield[line])));
  const lowYield = lowYields(floor);
  const schemes = await reads.once(['schemes', line, terms.lobIds, day, until], () =>
    schemesWithin(db, line, terms.lobIds, { day, until }),
  );
  return async (branchId, band, overrides) => {
    const faultsAt = (at: readonly Point[]) =>
      inTurns(at, async (point) => {
        const premiumsAt = (await premiumsOf(point))(branchId, overrides);
        return faultAt((await compare(point))(branchId, overrides), band, lowYield, schemes, premiumsAt);
      });
    const { bounds, each } = points.get(branchId) ?? { bounds: [], each: [] };
    const atBounds = await faultsAt(bounds);
    const found = lowestIn(atBounds) && each ? await faultsAt(each) : atBounds;
    const lowest = lowestIn(found);
    return lowest ? belowFloor(lowest) : (found[0] ?? null);
  };
}

/**
 * Reads what yields are judged by, one time for all branches. They are judged at every point of the period (see
 * `judgedPoints`) and under the parameters of every line of business that the rate is for: what is fine on the first
 * day and at the sample price may not be on another day or amount. That a yield is unknown is said of the first point
 * alone: fees that follow are judged when they are approved.
 * @throws Refusal NOT_FOUND of the group
 */
export async function yieldJudge(app: Application, db: Db | Tx, of: Judged): Promise<YieldJudge> {
  const { line, groupId, day, until } = of;
  const judges: YieldJudge[] = [];
  const reads = currentReads();
  const within = await reads.once(['terms within', line, groupId, day, until], () =>
    termsWithin(db, line, groupId, { day, until }),
  );
  for (const terms of within) judges.push(await judgeUnder(app, db, of, terms, reads));
  if (judges.length === 0) throw notFound();
  return async (branchId, band, overrides) => {
    const faults: YieldFault[] = [];
    for (const judge of judges) faults.push(...[(await judge(branchId, band, overrides)) ?? []].flat());
    const lowest = lowestIn(faults);
    return lowest ? belowFloor(lowest) : (faults[0] ?? null);
  };
}
