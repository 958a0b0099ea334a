import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import type {
  Simulation,
  SimulationBody,
  SimulationQuestion,
} from '@console/contracts/branches-stores/branch/simulation';
import type { Language } from '@console/contracts/core/text';
import { settings } from '../../people/settings/settings.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isOfBranch } from '../../platform/of-branch.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { groupTerms, tenorsOfGroup, type GroupTerms } from '../../products/index.ts';
import { calculationsByTenor } from './by-tenor.ts';
import { methodOf } from './calculation.ts';
import { cellOf } from './calculate.ts';
import { leastYield } from './least-yield.ts';
import { subjectsOfSeller } from './concessions.ts';
import { branchOf, sellerOf, type OfBranch } from './of-branch.ts';
import { requirePromo } from './promo-code.ts';
import { countedIn } from './proposed.ts';
import { dayWord } from './wording.ts';

/** Privileges of the pages that simulate for a line. */
const simulatedOn = {
  SPEKTRA: [
    branchLines.SPEKTRA.privilege,
    'qanun-branch:browse',
    'financial-scheme:browse',
    'product-group:browse',
    'product:browse',
    'master-lob:browse',
    'product-insurance:browse',
    'product-insurance-v2:browse',
    'promo:browse',
    'store:browse',
  ],
  NMC: [
    branchLines.NMC.privilege,
    'master-qanun-branch-nmc:browse',
    'financial-scheme-nmc:browse',
    'master-branch-nmc-promo-fee:browse',
    'product-group-nmc:browse',
    'product-nmc:browse',
    'product-insurance-nmc:browse',
    'master-lob:browse',
    'promo-nmc:browse',
    'dealer-nmc:browse',
    'exclusive-dealer-admin:browse',
    'exclusive-dealer-rate:browse',
  ],
  UFI: [
    branchLines.UFI.privilege,
    'product-group-ufi:browse',
    'product-ufi:browse',
    'master-lob:browse',
    'promo-ufi:browse',
    'dealer-ufi:browse',
    'exclusive-dealer-admin:browse',
    'exclusive-dealer-rate:browse',
  ],
} as const;

/** The tenors that are calculated: those asked for, or of these the offered ones. */
function tenorsIn(
  { tenors, onlyOffered = false, overrides }: SimulationQuestion,
  { parameters }: GroupTerms,
): number[] {
  const known = new Set((parameters.tenors ?? []).map(Number));
  const offered = onlyOffered && !overrides?.terms ? tenors.filter((tenor) => known.has(tenor)) : [];
  return offered.length > 0 ? offered : tenors;
}

/** Every cell says that nothing can be calculated on a day on which the line of business has no terms. */
function withoutTerms(
  app: Application,
  { line, tenors, overrides }: SimulationQuestion,
  { day, language, branch }: { readonly day: string; readonly language: Language; readonly branch: OfBranch },
): Simulation {
  const code = 'TERMS_NOT_FOUND';
  const refused = { code, message: app.errors.text(code, language, { date: dayWord(day) }) };
  const cell = { now: null, nowRefused: refused, proposed: null, schedule: null };
  return {
    branch: branch.name,
    date: day,
    method: methodOf(line, { parameters: {} as GroupTerms['parameters'] }),
    roundingStep: 1_000,
    isQanun: branch.isQanun,
    cells: [...new Set(tenors)].flatMap((tenor) =>
      (['REGULAR', 'REPEAT'] as const).map((kind) => ({
        ...cell,
        tenor,
        kind,
        proposedRefused: overrides ? refused : null,
      })),
    ),
  };
}

/** What a customer pays, now and with the unsaved values of the screen. It stores nothing. */
export async function preview(app: Application, context: Context<unknown, SimulationQuestion>): Promise<Simulation> {
  const { db, caller, body, language } = context;
  const { line } = body;
  const privileges = simulatedOn[line];
  if (!privileges.some((privilege) => caller.can(privilege, 'view')))
    throw new Refusal('FORBIDDEN', { privilege: privileges[0], action: 'view' });
  requirePromo(app, line, body.promoCode);
  const day = body.date ?? jakartaDay(app.services.now());
  const seller = await sellerOf(db, line, body, caller);
  const branch = await branchOf(db, line, seller ? { branchId: seller.branchId } : body, caller, day);
  const groupId = body.productGroupId ?? null;
  const group = await groupTerms(db, line, groupId, day, body.lobId ?? null);
  if (!group && groupId && !(await tenorsOfGroup(db, line, groupId, day))) throw notFound();
  if (!group) return withoutTerms(app, body, { day, language, branch });
  const of = {
    day,
    language,
    withinQuotas: true,
    leastYield: isOfBranch(caller) ? null : await settings(app.services).number(leastYield[line]),
  };
  const subjects = seller ? { ...body.subjects, ...subjectsOfSeller(line, seller) } : body.subjects;
  const { dealerId: _, dealerCode: __, storeId: ___, storeCode: ____, ...asked } = body;
  const placed: SimulationBody = {
    ...asked,
    branchId: branch.id,
    tenors: tenorsIn(body, group),
    ...(subjects ? { subjects } : {}),
  };
  const now = await calculationsByTenor(app, db, placed, { ...of, branch });
  const overrides = countedIn(body.overrides, branch.isQanun);
  const isQanun = overrides?.qanun ?? branch.isQanun;
  const isAlike = !overrides?.scheme && !overrides?.takaful && isQanun === branch.isQanun;
  const changed: SimulationBody = { ...placed, scheme: overrides?.scheme ?? body.scheme };
  const proposed = isAlike
    ? now
    : await calculationsByTenor(app, db, changed, {
        ...of,
        branch: { ...branch, isQanun, takaful: overrides?.takaful ?? branch.takaful },
      });
  return {
    branch: branch.name,
    date: day,
    method: methodOf(line, group),
    roundingStep: Number(group.parameters.roundingStep ?? 1_000),
    isQanun,
    cells: [...new Set(placed.tenors)].flatMap((tenor) =>
      (['REGULAR', 'REPEAT'] as const).map((kind) =>
        cellOf(now(tenor), overrides ? proposed(tenor) : null, tenor, kind),
      ),
    ),
  };
}
