import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { groupTerms } from '../../products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { effectInWords, effectsInWords } from '../simulation/effect-in-words.ts';
import { comparisons, effectsOfMany, type Compared, type Comparisons } from '../simulation/effect.ts';
import { yieldJudge, type YieldFault, type YieldJudge } from '../simulation/judge-yield.ts';
import { tenorsOf } from '../simulation/least-yield.ts';
import { officesOf } from './offices.ts';
import type { Applied, Key } from './target.ts';

/** A rate of 0 means no rate. */
export const rate = (given: string | null): string | null => (given === null || Number(given) === 0 ? null : given);

interface Given {
  readonly values: {
    readonly office_code: string;
    readonly rate_regular: string | null;
    readonly rate_ro: string | null;
  };
}

/** One target of a row, and what it is calculated from. */
interface Target {
  readonly key: Key;
  readonly compared: Compared;
}

/** The day from which a file applies, today if that has passed. */
function firstDay(app: Application, { effectiveFrom }: Applied): string {
  const today = jakartaDay(app.services.now());
  return effectiveFrom > today ? effectiveFrom : today;
}

/** Reads what rows of offices come to at their targets: what applies now once for each product group. */
async function targetsOf(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  applied: Applied,
  branchIds: readonly string[],
): Promise<(branchId: string, rateRegular: string, rateRepeat: string | null) => readonly Target[]> {
  const { keys, collateralType, ageBand } = applied;
  const day = firstDay(app, applied);
  const groups: { readonly own: readonly Key[]; readonly compare: Comparisons }[] = [];
  for (const groupId of new Set(keys.map((key) => key.groupId))) {
    if (!(await groupTerms(db, line, groupId, day))) continue;
    const own = keys.filter((key) => key.groupId === groupId);
    const proposals = {
      line,
      branchIds,
      productGroupId: groupId,
      ...(line === 'UFI' ? { collateralType, ageBand } : {}),
      tenors: [...new Set(own.flatMap(tenorsOf))],
      day,
    };
    groups.push({ own, compare: await comparisons(app, db, proposals) });
  }
  return (branchId, rateRegular, rateRepeat) =>
    groups.flatMap(({ own, compare }) => {
      const rates = own.map(({ groupId, from, to }) => ({
        tenorFrom: from,
        tenorTo: to,
        rateRegular,
        rateRepeat,
        of: { groups: groupId === null ? null : [groupId] },
      }));
      const compared = compare(branchId, { rates });
      return own.map((key) => ({ key, compared }));
    });
}

/** What rows of a file do to the instalment of the sample price at the longest tenor of each target, in words. */
export async function effectsOfRows(
  app: Application,
  line: BusinessLine,
  applied: Applied,
  rows: readonly Given[],
  { db }: { readonly db: Db | Tx },
): Promise<readonly (Text | null)[]> {
  const codes = rows.map(({ values }) => values.office_code);
  const offices = await officesOf(db, line, codes, { type: 'all' });
  const ids = [...offices.values()].map(({ id }) => id);
  const targets = await targetsOf(app, db, line, applied, ids);
  const effects = effectsOfMany();
  return rows.map(({ values }) => {
    const office = offices.get(values.office_code);
    const regular = rate(values.rate_regular);
    const found = office && regular !== null ? targets(office.id, regular, rate(values.rate_ro)) : [];
    const all = found.map(({ key, compared }) => effects(compared, key.to));
    const [only] = all;
    const isOne = applied.keys.length === 1 && only !== undefined;
    return isOne ? effectInWords(applied.keys[0]!.to, only) : effectsInWords(all);
  });
}

/** What speaks against a yield, and the target at which it does. */
export type TargetFault = YieldFault & { readonly key: Key };

/** Finds what speaks against the yield of rates of an office: below what the line demands at a target, or unknown. */
export async function yieldFaults(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  applied: Applied,
  branchIds: readonly string[],
): Promise<(branchId: string, regular: string, repeat: string | null) => Promise<TargetFault | null>> {
  const { keys, effectiveTo, collateralType, ageBand } = applied;
  const day = firstDay(app, applied);
  const judges: { readonly own: readonly Key[]; readonly judge: YieldJudge }[] = [];
  for (const groupId of new Set(keys.map((key) => key.groupId))) {
    const own = keys.filter((key) => key.groupId === groupId);
    if (!(await groupTerms(db, line, groupId, day))) continue;
    const tenors = [...new Set(own.flatMap(tenorsOf))];
    const of = { line, branchIds, groupId, collateralType, ageBand, tenors, day, until: effectiveTo };
    judges.push({ own, judge: await yieldJudge(app, db, of) });
  }
  return async (branchId, rateRegular, rateRepeat) => {
    const found: TargetFault[] = [];
    for (const { own, judge } of judges) {
      const rates = own.map(({ from, to }) => ({ tenorFrom: from, tenorTo: to, rateRegular, rateRepeat }));
      for (const key of own) {
        const fault = await judge(branchId, key, { rates });
        if (fault) found.push({ ...fault, key });
      }
    }
    const yieldOf = (fault: YieldFault) =>
      fault.code === 'YIELD_BELOW_FLOOR' ? fault.parameters.yield : Number.MAX_VALUE;
    return found.toSorted((one, other) => yieldOf(one) - yieldOf(other))[0] ?? null;
  };
}
