import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ConsequentChange } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { comparedOf, effectsOn, type Compared } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { effectOfEnd, endOf, firstWithout } from '../simulation/effect-of-end.ts';
import { tenorsOf } from '../simulation/least-yield.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { ratesOfAllGroups, ratesOfGroup } from '../simulation/rate-rows.ts';

/** The groups of a rate, as the simulation takes them. */
export const groupsOf = ({ productGroupId }: Pick<PricedRate, 'productGroupId'>): string[] | null =>
  productGroupId === null ? null : [productGroupId];

/** A rate, of which the effect is wanted. */
export interface PricedRate {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly rateRegular: string;
  readonly rateRepeat: string | null;
  readonly effectiveFrom: string;
  readonly collateralType?: string | null;
  readonly ageBand?: string | null;
}

/**
 * What the sample price at the tenors of a rate is calculated from, on its first day or today.
 * @param isConcession whether the rates are those of a concession on it
 */
export function comparedRate(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  rate: PricedRate,
  isConcession = false,
): Promise<Compared> {
  const today = jakartaDay(app.services.now());
  const { branchId, productGroupId, collateralType, ageBand, effectiveFrom, ...band } = rate;
  const { tenorFrom, tenorTo, rateRegular, rateRepeat } = band;
  return comparedOf(app, db, {
    line,
    branchId,
    productGroupId,
    ...(line === 'UFI' ? { collateralType: collateralType ?? null, ageBand: ageBand ?? null } : {}),
    tenors: tenorsOf({ from: tenorFrom, to: tenorTo }),
    day: effectiveFrom > today ? effectiveFrom : today,
    overrides: {
      rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat, of: { groups: groupsOf(rate), isConcession } }],
    },
  });
}

/** What the sample price is calculated from on the day after the last one of a rate, with it and without it. */
const endedRate = (
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  { branchId, productGroupId, collateralType = null, ageBand = null, tenorTo }: PricedRate,
  last: string,
): Promise<Compared> =>
  comparedOf(app, db, {
    line,
    branchId,
    productGroupId,
    ...(line === 'UFI' ? { collateralType, ageBand } : {}),
    tenors: [tenorTo],
    day: firstWithout(last, jakartaDay(app.services.now())),
    withoutRates: [(productGroupId === null ? ratesOfAllGroups : ratesOfGroup).key],
  });

/** What a change of a rate that awaits a decision does to it, in words; `null` for one that says no rate. */
export async function effectOfRateChange(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: ConsequentChange,
  stored: PricedRate | null,
): Promise<Text | null> {
  const last = endOf(change);
  if (stored && last) return effectOfEnd(last, stored.tenorTo, await endedRate(app, db, line, stored, last));
  if (!stored || !isPriced(change)) return null;
  const proposed = proposedBy(stored, change);
  return effectInWords(proposed.tenorTo, effectsOn(await comparedRate(app, db, line, proposed), proposed.tenorTo));
}
