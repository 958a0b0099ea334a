import type { DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { isLow, movedFrom, movedParameters } from '../branch-rates/admin-only.ts';
import { dealerSubject } from '../simulation/concessions.ts';
import { yieldJudge, type YieldJudge } from '../simulation/judge-yield.ts';
import { leastRate, tenorsOf } from '../simulation/least-yield.ts';
import type { BranchRate } from './branch-rate.ts';
import type { Dealer } from './dealers.ts';
import type { DealerTerms } from './definition.ts';
import type { DealerRateValues } from './rate-rules.ts';

/** A rate of a dealer, with that of its branch. */
export interface JudgedRate {
  readonly dealer: Dealer;
  readonly terms: DealerTerms;
  readonly groupId: string | null;
  readonly rates: DealerRateValues;
  readonly branch: BranchRate | null;
}

/** Below the floor of the line, or far below the rate of the branch. */
function unusual({ rates, branch }: JudgedRate, floor: number): Warning[] {
  const approved = branch ? [{ regular: branch.regular, repeat: branch.repeat }] : [];
  const moved = movedFrom(rates, approved);
  return [
    ...(isLow(rates, floor) ? [{ code: 'BELOW_FLOOR', parameters: { floor } }] : []),
    ...(moved ? [{ code: 'RATE_MOVES', parameters: movedParameters(rates, moved) }] : []),
  ];
}

/**
 * What speaks against rates of dealers of one line without refusing them: below the floor, far below the branch, or
 * with too low a yield at any place of their period. What is alike is read once.
 * @param ownFees ids of the dealers with fees of their own: they are judged with these
 */
export async function warningsOfRates(
  app: Application,
  db: Db | Tx,
  line: DealerLine,
  judged: readonly JudgedRate[],
  { today, ownFees }: { readonly today: string; readonly ownFees: ReadonlySet<string> },
): Promise<readonly (readonly Warning[])[]> {
  const floor = Number(await settingIn(db, leastRate[line]));
  const judges = new Map<string, YieldJudge>();
  const found: (readonly Warning[])[] = [];
  const placed = judged.map(({ dealer, terms, groupId }) => {
    const { effectiveFrom, effectiveTo: until } = terms;
    const subject = ownFees.has(dealer.id) ? { subjectType: dealerSubject, subjectCode: dealer.code } : undefined;
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
        branchIds: [...new Set(alike.map(({ dealer }) => dealer.branchId))],
        tenors: [...new Set(alike.flatMap(({ terms }) => tenorsOf({ from: terms.tenorFrom, to: terms.tenorTo })))],
      }));
    judges.set(key, judge);
    const fault = await judge(
      of.dealer.branchId,
      { from: tenorFrom, to: tenorTo },
      {
        rates: [{ tenorFrom, tenorTo, ...of.rates }],
      },
    );
    found.push([...unusual(of, floor), ...(fault?.code === 'YIELD_BELOW_FLOOR' ? [fault] : [])]);
  }
  return found;
}
