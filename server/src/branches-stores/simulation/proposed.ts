import type { RateRowOf, SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import { text } from '@console/contracts/core/text';
import type { GroupTerms } from '../../products/index.ts';
import type { FeeHit, RateHit, SellerPays } from './levels.ts';
import { exclusiveRates, ratesOfAllGroups, ratesOfGroup } from './rate-rows.ts';
import type { ReadFees, ReadRates } from './resolve.ts';
import type { SimulatedBody } from './terms.ts';

/** The terms of the screen in place of those of the group and its line of business. */
export function proposedGroup(group: GroupTerms, { terms }: SimulationOverrides): GroupTerms {
  if (!terms) return group;
  const { parameters } = group;
  const { dpMinPct, maxLtvPct, rateMethod, roundingStep, firstInstalment } = terms;
  return {
    ...group,
    dpMinPct: dpMinPct === undefined ? group.dpMinPct : (dpMinPct ?? parameters.dpMinPct),
    maxLtvPct: maxLtvPct === undefined ? group.maxLtvPct : (maxLtvPct ?? parameters.maxLtvPct),
    parameters: {
      ...parameters,
      rateMethod: rateMethod ?? parameters.rateMethod,
      roundingStep: roundingStep ?? parameters.roundingStep,
      firstInstalment: firstInstalment ?? parameters.firstInstalment,
    },
  };
}

/** Whether the terms of the screen leave a tenor out. */
export const isLeftOut = ({ terms }: SimulationOverrides, tenor: number): boolean =>
  (terms?.tenors != null && !terms.tenors.includes(tenor)) || (terms?.tenorMax != null && tenor > terms.tenorMax);

/** What a customer asks for under the terms of the screen: a down payment below the least one becomes that. */
export function proposedBody<B extends Pick<SimulatedBody, 'dpPercent' | 'dpAmount'>>(
  body: B,
  { dpMinPct }: GroupTerms,
  { terms }: SimulationOverrides,
): B {
  if (!terms || dpMinPct === null || body.dpAmount != null || body.dpPercent == null) return body;
  return Number(body.dpPercent) < Number(dpMinPct) ? { ...body, dpPercent: dpMinPct } : body;
}

/** Whether a row of an outlet on the screen is for the product group; without one any of them is meant. */
const isForGroup = ({ groups }: RateRowOf, groupId: string | null): boolean =>
  !groups || groupId === null || groups.includes(groupId);

interface StoredPayment {
  readonly groupId: string | null;
  /** Of a promo, before what the outlet pays by its own terms. */
  readonly granted: SellerPays | null;
  readonly own: SellerPays | null;
}

/** What store or dealer pay by the screen: for its promo, or by its rows of the outlet where these will be found. */
export function proposedPayment(
  { paid }: SimulationOverrides,
  tenor: number,
  { groupId, granted, own }: StoredPayment,
): SellerPays | null {
  if (!paid) return granted ?? own;
  const {
    of,
    storeSubsidy = null,
    fifIncome = null,
    storeAdminFee = null,
  } = paid.find((row) => row.tenor === tenor) ?? {};
  if (of && granted) return granted;
  const isHidden = of?.groups === null && groupId !== null && own?.ofGroup === true;
  return of && (isHidden || !isForGroup(of, groupId)) ? own : { storeSubsidy, fifIncome, storeAdminFee };
}

const title = text('Nilai di layar', 'Values on the screen');

/**
 * What of the screen counts for a branch: under Qanun the fees are those of its record, so that others on the screen do
 * not count; `null` where nothing is left (docs/model/branches-stores.md#simulation).
 */
export function countedIn(
  overrides: SimulationOverrides | null | undefined,
  isQanun: boolean,
): SimulationOverrides | null {
  if (!overrides || !isQanun || overrides.qanun || !overrides.fees) return overrides ?? null;
  const { fees: _, ...counted } = overrides;
  return Object.keys(counted).length > 0 ? counted : null;
}

type ProposedRate = NonNullable<SimulationOverrides['rates']>[number];
type ProposedFee = NonNullable<SimulationOverrides['fees']>[number];

const key = 'SCREEN';
/** The place of values that go before all stored ones. */
const front = 'FRONT';
const at = <Hit>(tenor: number, hit: Hit): ReadonlyMap<number, Hit> => new Map([[tenor, hit]]);

/** A row of the group goes before one of all groups, and so does its concession. */
const hasOwn = (read: ReadRates, tenor: number): boolean => read.find(isGroups)?.hits.has(tenor) ?? false;
const isGroups = ({ key: level }: Pick<ReadRates[number], 'key'>): boolean => level === ratesOfGroup.key;

/** The level at which a rate of the screen will be found; `null` where it will not be. */
function levelOf({ of }: ProposedRate, read: ReadRates, groupId: string | null, tenor: number): string | null {
  if (!of) return front;
  const { groups, isConcession = false, level } = of;
  if (!isForGroup(of, groupId)) return null;
  if (level) return level;
  if (!isConcession) return groups ? ratesOfGroup.key : ratesOfAllGroups.key;
  return groups === null && hasOwn(read, tenor) ? null : exclusiveRates.key;
}

const covers = (tenor: number, { tenorFrom = 0, tenorTo = Infinity }: Pick<ProposedFee, 'tenorFrom' | 'tenorTo'>) =>
  tenorFrom <= tenor && tenor <= tenorTo;

const hasGroups = ({ of }: ProposedRate): boolean => of?.groups != null;

/** What a level of outlets has, in the order in which it counts: of the product group, then of all groups. */
const partsOf = (hit: RateHit | undefined) =>
  [
    [hit?.parts?.ofGroup, true],
    [hit?.parts ? hit.parts.ofAll : hit, false],
  ] as const;

/**
 * The levels of rates for a tenor as they will be found: each rate of the screen before the rows of its own level, and
 * behind those of the levels that go before it.
 */
export function proposedRates(
  read: ReadRates,
  { rates = [] }: SimulationOverrides,
  groupId: string | null,
  tenor: number,
): ReadRates {
  const placed = rates
    .filter((row) => covers(tenor, row))
    .map((row) => ({ row, level: levelOf(row, read, groupId, tenor) }));
  if (placed.length === 0) return read;
  const ofScreen = (level: string, isForGroups?: boolean): ReadRates =>
    placed
      .filter((each) => each.level === level && (isForGroups === undefined || hasGroups(each.row) === isForGroups))
      .slice(0, 1)
      .map(({ row: { rateRegular = null, rateRepeat = null } }) => ({
        key,
        title,
        hits: at(tenor, { regular: rateRegular, repeat: rateRepeat, detail: '' }),
      }));
  // What has no regular rate would leave that to the row whose place it takes.
  const takesPlace = (own: ReadRates): boolean => own.some(({ hits }) => hits.get(tenor)!.regular === null);
  // A first row of the group ends what the concession of the row of all groups was for.
  const endsConcession = !hasOwn(read, tenor) && placed.some(({ level }) => level === ratesOfGroup.key);
  return [
    ...ofScreen(front),
    ...read.flatMap((level) => {
      if (placed.some((each) => each.level === level.key && each.row.of?.level))
        return partsOf(level.hits.get(tenor)).flatMap(([hit, isForGroups]) => {
          const own = ofScreen(level.key, isForGroups);
          return hit && !takesPlace(own) ? [...own, { ...level, hits: at(tenor, hit) }] : own;
        });
      const own = ofScreen(level.key);
      const isGone = takesPlace(own) || (endsConcession && level.key === exclusiveRates.key);
      return isGone ? [...own, { ...level, hits: new Map() }] : [...own, level];
    }),
  ];
}

const holds = (base: number, { amountFrom = 0, amountTo }: ProposedFee): boolean =>
  amountFrom <= base && base <= (amountTo ?? Infinity);

/** The same for fees, of which a level has one of each kind. */
export function proposedFees(
  read: ReadFees,
  { fees = [] }: SimulationOverrides,
  tenor: number,
  base: number,
): ReadFees {
  const own = fees.filter((fee) => covers(tenor, fee) && holds(base, fee));
  if (own.length === 0) return read;
  const replaced = (feeType: string) =>
    read.flatMap(({ hits }) => hits.get(tenor) ?? []).find((hit) => hit.feeType === feeType);
  const hitsOf = (given: readonly ProposedFee[]): readonly FeeHit[] =>
    given.map(({ feeType, valueType: unit, regular, repeat = null, charge }) => {
      return { feeType, unit, regular, repeat, charge: charge ?? replaced(feeType)?.charge ?? 'FINANCED' };
    });
  const levels = new Set(read.map((level) => level.key));
  const ofScreen = (given: readonly ProposedFee[]): ReadFees =>
    given.length > 0 ? [{ key, title, hits: at(tenor, hitsOf(given)) }] : [];
  return [
    ...ofScreen(own.filter(({ of }) => !of || !levels.has(of))),
    ...read.flatMap((level) => [...ofScreen(own.filter(({ of }) => of === level.key)), level]),
  ];
}
