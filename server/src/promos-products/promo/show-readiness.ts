import type { BusinessLine } from '@console/contracts/core/business-lines';
import { promoAdminOnly } from '@console/contracts/promos-products/promo/errors';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { isOfBranch } from '../../platform/of-branch.ts';
import { seenWarnings, worded } from '../../records/changes/warnings.ts';
import type { Row } from '../../records/resource/registered.ts';
import { promoRow } from './promo-row.ts';
import { activationRefusals, activationWarnings, exposureOf } from './readiness.ts';

const adminWarnings: readonly string[] = promoAdminOnly.warnings;

/**
 * What refuses the activation of a promo, what its approver ticks, and what was ticked at the last one. Users of a
 * branch learn nothing by it: it tells of other promos, of other branches, and what the company earns.
 */
export async function showReadiness(
  app: Application,
  line: BusinessLine,
  { secureId, state }: Row,
  { db, caller, language }: Context,
) {
  const promo = (await promoRow(db, line, secureId))!;
  const stored = await db
    .selectFrom('promo')
    .select('acknowledged')
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const nothing = { refusals: [], warnings: [], ticked: [], adminOnly: false, exposure: null };
  if (isOfBranch(caller)) return nothing;
  const ticked = seenWarnings(app.errors, stored.acknowledged, caller);
  if (state === 'active') return { ...nothing, ticked };
  const refusals = await activationRefusals(app, db, promo);
  const warnings = worded(app.errors, await activationWarnings(app, db, promo));
  return {
    refusals: refusals.map(({ code, details: { parameters } }) => ({
      code,
      message: app.errors.text(code, language, parameters as never),
    })),
    warnings,
    ticked,
    adminOnly: warnings.some(({ code }) => adminWarnings.includes(code)),
    exposure: await exposureOf(db, promo),
  };
}
