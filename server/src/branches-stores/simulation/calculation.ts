import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text, type Language } from '@console/contracts/core/text';
import { usualMethod } from '@console/contracts/core/rate-sheets';
import { amountBeforeFees } from '@console/instalments';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { groupTerms, type GroupTerms } from '../../products/index.ts';
import type { Calculation } from './calculate.ts';
import { readPromo } from './promo-terms.ts';
import { readSellerPays } from './seller-pays.ts';
import { countedIn } from './proposed.ts';
import { readFees, readRates } from './resolve.ts';
import { currentReads, type SharedReads } from '../../platform/shared-reads.ts';
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
export const methodOf = (line: BusinessLine, { parameters }: Pick<GroupTerms, 'parameters'>) =>
  parameters.rateMethod ?? usualMethod[line];

/** In place of the code of a group. */
export const allGroups = text('semua kelompok', 'all groups');

interface OfBranches {
  readonly branchIds: readonly string[];
  readonly day: string;
  readonly language: Language;
  readonly leastYield: number | null;
  /** Whether exclusive rates whose quota is used up are left out. */
  readonly withinQuotas?: boolean | undefined;
  /** Shared with other calculations on the same state of the database. */
  readonly reads?: SharedReads | undefined;
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
  { branchIds, day, language, leastYield, withinQuotas, reads = currentReads() }: OfBranches,
): Promise<(branchId: string, branch: OfBranch, overrides: SimulationBody['overrides']) => Calculation> {
  const { subjects = {}, promo: typed, ...asked } = body;
  const { line } = body;
  const groupId = body.productGroupId ?? null;
  const lobId = body.lobId ?? null;
  const group = await reads.once(['terms', line, groupId, day, lobId], () => termsOn(db, line, groupId, day, lobId));
  const ask = {
    line,
    branchIds,
    groupId,
    day,
    base: amountBeforeFees(financedOf(body, group)),
    ...(body.base === undefined ? { price: body.price } : {}),
    collateralType: body.collateralType ?? null,
    ageBand: body.ageBand ?? null,
    subjects,
    promoCode: body.promoCode ?? null,
    promo: typed,
    withinQuotas,
    reads,
  };
  const ratesIn = await readRates(app, db, ask, body.tenors);
  const feesIn = await readFees(app, db, ask, body.tenors);
  const promoIn = await readPromo(app, db, ask, body.tenors);
  const paysIn = await readSellerPays(app, db, ask, body.tenors);
  const stampDuty = Number(await reads.once(['STAMP_DUTY'], () => settingIn(db, 'STAMP_DUTY')));
  return (branchId, branch, overrides) => ({
    body: { ...asked, branchId, overrides: countedIn(overrides, branch.isQanun) },
    group,
    rates: ratesIn(branchId, branch.isQanun),
    fees: feesIn(branchId, branch.isQanun),
    promo: promoIn?.(branchId),
    sellerPays: paysIn?.(branchId),
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
