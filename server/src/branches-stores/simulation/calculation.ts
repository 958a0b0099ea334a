import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Language } from '@console/contracts/core/text';
import { amountBeforeFees } from '@console/instalments';
import { settings } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { groupTerms, type GroupTerms } from '../../products/index.ts';
import type { Calculation } from './calculate.ts';
import { readFees, readRates } from './resolve.ts';
import { financedOf } from './terms.ts';

/** The terms of a product group on a day. @throws Refusal NOT_FOUND */
export async function termsOn(
  db: Db | Tx,
  line: BusinessLine,
  groupId: string | null,
  day: string,
): Promise<GroupTerms> {
  const found = await groupTerms(db, line, groupId, day);
  if (!found) throw notFound();
  return found;
}

/** The method of a line unless its parameters say otherwise. */
export const methodOf = (line: BusinessLine, { parameters }: GroupTerms) =>
  parameters.rateMethod ?? (line === 'SPEKTRA' ? 'FLAT_MONTHLY' : 'EFFECTIVE_ANNUAL');

interface Of {
  readonly branch: { readonly name: string; readonly isQanun: boolean };
  readonly day: string;
  readonly language: Language;
  readonly leastYield: number | null;
}

/** What the cells of a simulation are calculated from, read for all its tenors. @throws Refusal NOT_FOUND */
export async function calculationOn(
  app: Application,
  db: Db | Tx,
  body: SimulationBody,
  { branch, day, language, leastYield }: Of,
): Promise<Calculation> {
  const { line, branchId } = body;
  const groupId = body.productGroupId ?? null;
  const group = await termsOn(db, line, groupId, day);
  const ask = {
    line,
    branchId,
    groupId,
    day,
    base: amountBeforeFees(financedOf(body, group)),
    collateralType: body.collateralType ?? null,
    ageBand: body.ageBand ?? null,
    subjects: body.subjects ?? {},
    isQanun: branch.isQanun,
  };
  return {
    body,
    group,
    rates: await readRates(app, db, ask, body.tenors),
    fees: await readFees(app, db, ask, body.tenors),
    stampDuty: await settings(app.services).number('STAMP_DUTY'),
    day,
    language,
    leastYield,
    say: (code, parameters = {}) =>
      app.errors.text(code, language, { branch: branch.name, group: group.groupCode ?? '*', ...parameters }),
  };
}
