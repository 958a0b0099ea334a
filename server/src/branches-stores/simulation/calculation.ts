import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text, type Language } from '@console/contracts/core/text';
import { amountBeforeFees } from '@console/instalments';
import { settings } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { groupTerms, type GroupTerms } from '../../products/index.ts';
import type { Calculation } from './calculate.ts';
import { readFees, readRates } from './resolve.ts';
import { financedOf, type SimulatedBody } from './terms.ts';
import { dayWord } from './wording.ts';

/** The terms of a product group on a day. @throws Refusal NOT_FOUND */
export async function termsOn(
  db: Db | Tx,
  line: BusinessLine,
  groupId: string | null,
  day: string,
  lobId: string | null = null,
): Promise<GroupTerms> {
  const found = await groupTerms(db, line, groupId, day, lobId);
  if (!found) throw notFound();
  return found;
}

/** The method of a line unless its parameters say otherwise. */
export const methodOf = (line: BusinessLine, { parameters }: GroupTerms) =>
  parameters.rateMethod ?? (line === 'SPEKTRA' ? 'FLAT_MONTHLY' : 'EFFECTIVE_ANNUAL');

/** In place of the code of a group. */
export const allGroups = text('semua kelompok', 'all groups');

interface OfBranches {
  readonly branchIds: readonly string[];
  readonly day: string;
  readonly language: Language;
  readonly leastYield: number | null;
}
interface OfBranch {
  readonly name: string;
  readonly isQanun: boolean;
}

/**
 * Reads what the cells of simulations are calculated from: one time for all tenors of the body, and for all branches.
 * @returns a function from a branch and the unsaved values of the screen to its calculation
 * @throws Refusal NOT_FOUND
 */
export async function calculationsOn(
  app: Application,
  db: Db | Tx,
  body: SimulatedBody,
  { branchIds, day, language, leastYield }: OfBranches,
): Promise<(branchId: string, branch: OfBranch, overrides: SimulationBody['overrides']) => Calculation> {
  const { line } = body;
  const groupId = body.productGroupId ?? null;
  const group = await termsOn(db, line, groupId, day, body.lobId ?? null);
  const ask = {
    line,
    branchIds,
    groupId,
    day,
    base: amountBeforeFees(financedOf(body, group)),
    collateralType: body.collateralType ?? null,
    ageBand: body.ageBand ?? null,
    subjects: body.subjects ?? {},
  };
  const ratesIn = await readRates(app, db, ask, body.tenors);
  const feesIn = await readFees(app, db, ask, body.tenors);
  const stampDuty = await settings(app.services).number('STAMP_DUTY');
  return (branchId, branch, overrides) => ({
    body: { ...body, branchId, overrides },
    group,
    rates: ratesIn(branchId),
    fees: feesIn(branchId, branch.isQanun),
    stampDuty,
    day,
    language,
    leastYield,
    say: (code, parameters = {}) =>
      app.errors.text(code, language, {
        branch: branch.name,
        group: group.groupCode ?? allGroups[language],
        date: dayWord(day),
        ...parameters,
      }),
  });
}
