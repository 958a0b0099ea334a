import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import {
  judgedWithPromo,
  leastYield,
  limitWord,
  type PromoJudgement,
  type PromoTerms,
} from '../../branches-stores/index.ts';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Warning } from '../../records/resource/approval.ts';
import { termsOfLine, type PromoOfTerms } from './find-promo.ts';
import type { SheetLine } from './line-faults.ts';
import type { PromoRow } from './promo-row.ts';

/** A line at its branch. */
export interface PlacedLine extends SheetLine {
  readonly branchId: string;
  readonly officeCode: string;
}

/** A line with what it does to the sample contract of a kind of customer. */
export interface JudgedLine {
  readonly line: PlacedLine;
  readonly kind: CustomerKind;
  readonly judgement: PromoJudgement;
}

/** What the lines of a promo grant, by branch and tenor. */
export function termsByBranch(promo: PromoOfTerms & Pick<PromoRow, 'line'>, lines: readonly PlacedLine[]) {
  const found = new Map<string, Map<number, PromoTerms>>();
  for (const line of lines) {
    const own = found.get(line.branchId) ?? new Map<number, PromoTerms>();
    found.set(line.branchId, own.set(line.tenor, termsOfLine(promo, line, promo.line === 'UFI')));
  }
  return (branchId: string): ReadonlyMap<number, PromoTerms> => found.get(branchId) ?? new Map<number, PromoTerms>();
}

/**
 * Judges the sample contract of each line, for each kind of customer and in each product group of the promo.
 * @param day plain date on which they are calculated
 */
export async function judgedLines(
  app: Application,
  db: Db | Tx,
  promo: PromoRow,
  lines: readonly PlacedLine[],
  day: string,
): Promise<readonly JudgedLine[]> {
  if (lines.length === 0) return [];
  const promoTerms = termsByBranch(promo, lines);
  const branchIds = [...new Set(lines.map(({ branchId }) => branchId))];
  const tenors = [...new Set(lines.map(({ tenor }) => tenor))];
  const judged: JudgedLine[] = [];
  for (const groupId of promo.productGroupIds) {
    const question = { line: promo.line, branchIds, groupId, tenors, day, promo: promoTerms };
    const judgementAt = await judgedWithPromo(app, db, question);
    for (const line of lines)
      for (const kind of promoTerms(line.branchId).get(line.tenor)!.kinds)
        judged.push({ line, kind, judgement: judgementAt(line.branchId, line.tenor, kind) });
  }
  return judged;
}

/** How far a rate is above that of its branch, in percent; 0 for one that is not. */
const excess = ({ judgement: { rate, branchRate } }: JudgedLine): number =>
  rate === null || branchRate === null ? 0 : Math.max(0, Number(rate) - Number(branchRate));

/** The line whose rate is above that of its branch by most. */
function aboveBranch(judged: readonly JudgedLine[]): Warning[] {
  const above = judged.filter((each) => excess(each) > 0);
  const [worst] = above.toSorted((one, other) => excess(other) - excess(one));
  if (!worst) return [];
  const { line, judgement } = worst;
  return [
    {
      code: 'ABOVE_BRANCH_RATE',
      parameters: {
        count: new Set(above.map((each) => `${each.line.branchId} ${each.line.tenor}`)).size,
        branch: line.officeCode,
        rate: limitWord(judgement.rate!, 'id'),
        branchRate: limitWord(judgement.branchRate!, 'id'),
      },
    },
  ];
}

/** The least yield that is below the floor of its line. */
function belowFloor(judged: readonly JudgedLine[], floor: number): Warning[] {
  const yieldOf = ({ judgement }: JudgedLine) => Number(judgement.yieldRate);
  const below = judged.filter(({ judgement }) => judgement.belowFloor);
  const [least] = below.toSorted((one, other) => yieldOf(one) - yieldOf(other));
  if (!least) return [];
  // Rounded down: what is below the floor never reads as the floor.
  const yieldRate = Math.floor(Number(least.judgement.yieldRate) * 100) / 100;
  return [{ code: 'YIELD_BELOW_FLOOR', parameters: { yield: yieldRate, target: least.line.tenor, floor } }];
}

/** A warning with the first line that it is about. */
function firstOf(code: string, judged: readonly JudgedLine[], isMeant: (each: JudgedLine) => boolean): Warning[] {
  const first = judged.find(isMeant);
  return first ? [{ code, parameters: { branch: first.line.officeCode, tenor: first.line.tenor } }] : [];
}

/** A store that pays more than the admin fee of the branch: nobody gets back the rest. */
const paysBeyondFee = ({ line: { storeAdminFee }, judgement: { branchAdminFee } }: JudgedLine): boolean =>
  storeAdminFee !== null && branchAdminFee !== null && storeAdminFee > branchAdminFee;

const isFeeAboveBranch = ({ judgement: { adminFee, branchAdminFee } }: JudgedLine): boolean =>
  adminFee !== null && branchAdminFee !== null && adminFee > branchAdminFee;

/** The outlet pays more than its goods cost. */
const isNothingDisbursed = ({ judgement: { disbursement } }: JudgedLine): boolean =>
  disbursement !== null && disbursement <= 0;

/** The warnings of lines: each code once, with the line that it says most of. */
export async function warningsOfLines(
  db: Db | Tx,
  line: BusinessLine,
  judged: readonly JudgedLine[],
): Promise<readonly Warning[]> {
  const floor = Number(await settingIn(db, leastYield[line]));
  return [
    ...aboveBranch(judged),
    ...belowFloor(judged, floor),
    ...firstOf('ADMIN_ABOVE_BRANCH', judged, isFeeAboveBranch),
    ...firstOf('STORE_ADMIN_ABOVE_FEE', judged, paysBeyondFee),
    ...firstOf('NOTHING_DISBURSED', judged, isNothingDisbursed),
  ];
}
