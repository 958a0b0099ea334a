import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { isLow, movedFrom, movedParameters } from '../branch-rates/admin-only.ts';
import { sellerSubject } from '../simulation/concessions.ts';
import { yieldJudge, type YieldJudge } from '../simulation/judge-yield.ts';
import { leastRate, tenorsOf } from '../simulation/least-yield.ts';
import type { BaseRate } from './base-rates.ts';
import type { Outlet } from './outlets.ts';
import type { OutletRates } from './rate-rules.ts';
import type { BandInPeriod } from './storage.ts';

/** A rate of an outlet, with that which applies without it. */
export interface JudgedRate {
  readonly outlet: Outlet;
  readonly terms: BandInPeriod;
  readonly groupId: string | null;
  readonly rates: OutletRates;
  readonly base: BaseRate | null;
  /** What the outlet pays, where the terms say it too. */
  readonly paid?: SimulationOverrides['paid'];
}

/** Below the floor of the line, or far from the rate that applies without it. */
function unusual({ rates, base }: JudgedRate, floor: number): Warning[] {
  const approved = base ? [{ regular: base.regular, repeat: base.repeat }] : [];
  const moved = movedFrom(rates, approved);
  return [
    ...(isLow(rates, floor) ? [{ code: 'BELOW_FLOOR', parameters: { floor } }] : []),
    ...(moved ? [{ code: 'RATE_MOVES', parameters: movedParameters(rates, moved) }] : []),
  ];
}

/**
 * What speaks against rates of outlets of one line without refusing them: below the floor, far below the branch, or
 * with too low a yield at any place of their period. What is alike is read once.
 * @param withTerms ids of the outlets with other terms of their own: they are judged with these
 */
export async function warningsOfRates(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  judged: readonly JudgedRate[],
  { today, withTerms }: { readonly today: string; readonly withTerms: ReadonlySet<string> },
): Promise<readonly (readonly Warning[])[]> {
  const floor = Number(await settingIn(db, leastRate[line]));
  const judges = new Map<string, YieldJudge>();
  const found: (readonly Warning[])[] = [];
  const placed = judged.map(({ outlet, terms, groupId }) => {
    const { effectiveFrom, effectiveTo: until } = terms;
    const subject = withTerms.has(outlet.id)
      ? { subjectType: sellerSubject[line], subjectCode: outlet.code }
      : undefined;
    return { groupId, day: effectiveFrom > today ? effectiveFrom : today, until, subject };
  });
  const keys = placed.map((place) => JSON.stringify(place));
  for (const [at, of] of judged.entries()) {
    const { tenorFrom, tenorTo } = of.terms;
    const key = keys[at]!;
    const alike = judged.filter((_, other) => keys[other] === key);
    const judge =
      judges.get(key) ??
      (await yieldJudge(app, db, {
        line,
        ...placed[at]!,
        branchIds: [...new Set(alike.map(({ outlet }) => outlet.branchId))],
        tenors: [...new Set(alike.flatMap(({ terms }) => tenorsOf({ from: terms.tenorFrom, to: terms.tenorTo })))],
      }));
    judges.set(key, judge);
    const fault = await judge(
      of.outlet.branchId,
      { from: tenorFrom, to: tenorTo },
      {
        rates: [{ tenorFrom, tenorTo, ...of.rates }],
        ...(of.paid ? { paid: of.paid } : {}),
      },
    );
    found.push([...unusual(of, floor), ...(fault?.code === 'YIELD_BELOW_FLOOR' ? [fault] : [])]);
  }
  return found;
}
