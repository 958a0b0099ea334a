import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sameValue } from '@console/contracts/core/same-value';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ConsequentChange } from '../../records/resource/approval.ts';
import type { Application } from '../../platform/http/application.ts';
import { effectsOfFee, storedFee } from '../branch-fees/effect-of-change.ts';
import { baseOf } from '../branch-rates/admin-only.ts';
import { comparedRate } from '../branch-rates/effect-of-change.ts';
import { effectsOn, type Effects } from '../simulation/effect.ts';
import { effectInWords, effectsInWords } from '../simulation/effect-in-words.ts';
import { tablesOf } from '../simulation/tables.ts';

/** What a line does to the instalment of the sample price under its base row. */
interface Base {
  readonly tenor: number;
  readonly effectsOf: (line: ExclusiveLine) => Promise<Effects | null>;
}

async function rateBase(app: Application, db: Db, line: BusinessLine, id: string): Promise<Base | null> {
  const base = await baseOf(db, line, id);
  if (!base) return null;
  const effectsOf = async ({ rateRegular, rateRepeat }: ExclusiveLine) => {
    const regular = rateRegular ?? base.rateRegular!;
    const rates = { rateRegular: regular, rateRepeat: rateRepeat ?? rateRegular ?? base.rateRepeat ?? null };
    return effectsOn(await comparedRate(app, db, line, { ...base, ...rates }, true), base.tenorTo);
  };
  return { tenor: base.tenorTo, effectsOf };
}

async function feeBase(app: Application, db: Db, line: BusinessLine, id: string): Promise<Base | null> {
  const base = await storedFee(db, line, id);
  if (!base) return null;
  const { amountRegular, amountRepeat, percentRegular, percentRepeat } = base;
  const effectsOf = (of: ExclusiveLine) =>
    effectsOfFee(app, db, line, 'BRANCH_EXCLUSIVE', {
      ...base,
      amountRegular: of.amountRegular ?? amountRegular,
      amountRepeat: of.amountRepeat ?? of.amountRegular ?? amountRepeat,
      percentRegular: of.percentRegular ?? percentRegular,
      percentRepeat: of.percentRepeat ?? of.percentRegular ?? percentRepeat,
    });
  return { tenor: base.tenorTo, effectsOf };
}

type Lines = readonly ExclusiveLine[];
const keyOf = ({ subjectType, subjectCode }: ExclusiveLine): string => `${subjectType}:${subjectCode}`;

/** Lines that differ, each with what held before; a line that is new or leaves has nothing on the other side. */
function differing(before: Lines, after: Lines) {
  const [stored, wanted] = [before, after].map((lines) => new Map(lines.map((each) => [keyOf(each), each])));
  return [...new Set([...stored!.keys(), ...wanted!.keys()])]
    .map((key) => ({ was: stored!.get(key), becomes: wanted!.get(key) }))
    .filter(({ was, becomes }) => !sameValue(was, becomes));
}

/** Before a line its base row holds, and after it again. */
async function effectsOfLine(base: Base, { was, becomes }: ReturnType<typeof differing>[number]) {
  const effectsOf = async (line: ExclusiveLine | undefined) => (line ? base.effectsOf(line) : null);
  const [old, next] = [await effectsOf(was), await effectsOf(becomes)];
  const of = (kind: keyof Effects) => ({
    now: old ? old[kind].proposed : (next?.[kind].now ?? null),
    proposed: next ? next[kind].proposed : (old?.[kind].now ?? null),
  });
  return old || next ? { REGULAR: of('REGULAR'), REPEAT: of('REPEAT') } : null;
}

/** What a change of a sheet that awaits a decision does to the instalment under its lines, in words. */
export async function effectOfSheetChange(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  kind: 'rate' | 'fee',
  { recordId, changes }: Pick<ConsequentChange, 'recordId' | 'changes'>,
): Promise<Text | null> {
  const valueOf = (name: string) => changes.find(({ field }) => field === name);
  const lines = valueOf('lines');
  if (!lines) return null;
  const table = tablesOf[line][kind === 'rate' ? 'rateSheets' : 'feeSheets'];
  const { rows } = await sql<{ base_id: string }>`
    select base_id from ${sql.table(table)} where id = ${recordId}`.execute(db);
  const baseId = rows[0]?.base_id ?? (valueOf('baseId')?.after as string);
  const base = await (kind === 'rate' ? rateBase : feeBase)(app, db, line, baseId);
  if (!base) return null;
  const changed = differing((lines.before ?? []) as Lines, (lines.after ?? []) as Lines);
  const effects: Effects[] = [];
  for (const each of changed) {
    const found = await effectsOfLine(base, each);
    if (found) effects.push(found);
  }
  const [only] = effects;
  return only && effects.length === 1 ? effectInWords(base.tenor, only) : effectsInWords(effects);
}
