import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import type { ResolveQuery, Simulation, SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { settings } from '../../people/settings/settings.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { qanunBranches } from '../qanun-branch/in-force.ts';
import { calculationsOn, methodOf, termsOn } from './calculation.ts';
import { cellOf } from './calculate.ts';
import { leastYield } from './least-yield.ts';
import type { Ask } from './levels.ts';
import { feesFor, rateFor, readFees, readRates } from './resolve.ts';

interface OfBranch {
  readonly name: string;
  readonly isQanun: boolean;
}

/** The branch, within what the caller may see. */
async function branchOf(db: Db | Tx, line: BusinessLine, id: string, caller: Caller, day: string): Promise<OfBranch> {
  const branch = await db
    .selectFrom('branch_view')
    .select(['name', 'office_code'])
    .where('id', '=', id)
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!branch || !allowsBranch(caller.scope, id)) throw notFound();
  const noon = new Date(`${day}T12:00:00+07:00`);
  return {
    name: `${branch.office_code} ${branch.name}`,
    isQanun: (await qanunBranches(db, [id], noon)).has(id),
  };
}

/** Privileges of the pages that simulate for a line. */
const simulatedOn = {
  SPEKTRA: [branchLines.SPEKTRA.privilege, 'qanun-branch:browse', 'financial-scheme:browse'],
  NMC: [
    branchLines.NMC.privilege,
    'master-qanun-branch-nmc:browse',
    'financial-scheme-nmc:browse',
    'master-branch-nmc-promo-fee:browse',
  ],
  UFI: [branchLines.UFI.privilege],
} as const;

/** What a customer pays, now and with the unsaved values of the screen. It stores nothing. */
export async function preview(app: Application, context: Context<unknown, SimulationBody>): Promise<Simulation> {
  const { db, caller, body, language } = context;
  const { line, branchId } = body;
  const privileges = simulatedOn[line];
  if (!privileges.some((privilege) => caller.can(privilege, 'view')))
    throw new Refusal('FORBIDDEN', { privilege: privileges[0], action: 'view' });
  const day = body.date ?? jakartaDay(app.services.now());
  const branch = await branchOf(db, line, branchId, caller, day);
  const isOfBranch = caller.mappingType === 'BRANCH' && !caller.isAdmin;
  const calculations = await calculationsOn(app, db, body, {
    branchIds: [branchId],
    day,
    language,
    leastYield: isOfBranch ? null : await settings(app.services).number(leastYield[line]),
  });
  const calculation = calculations(branchId, branch, body.overrides);
  const { group } = calculation;
  return {
    date: day,
    method: methodOf(line, group),
    roundingStep: Number(group.parameters.roundingStep ?? 1_000),
    isQanun: branch.isQanun,
    cells: [...new Set(body.tenors)].flatMap((tenor) =>
      (['REGULAR', 'REPEAT'] as const).map((kind) => cellOf(calculation, tenor, kind)),
    ),
  };
}

/** Which rate and fees apply to one tenor. @throws Refusal RATE_NOT_FOUND, FEE_NOT_FOUND */
export async function resolveFor(app: Application, line: BusinessLine, context: Context<ResolveQuery>) {
  const { db, caller, query, language } = context;
  const { branchId, tenor, kind = 'REGULAR' } = query;
  const day = query.date ?? jakartaDay(app.services.now());
  const groupId = query.productGroupId ?? null;
  const branch = await branchOf(db, line, branchId, caller, day);
  const group = await termsOn(db, line, groupId, day);
  const ask: Ask = {
    line,
    branchIds: [branchId],
    groupId,
    day,
    base: query.base ?? 0,
    collateralType: query.collateralType ?? null,
    ageBand: query.ageBand ?? null,
    subjects: {},
  };
  const parameters = { branch: branch.name, group: group.groupCode ?? '*', tenor: String(tenor), date: day };
  const found = rateFor((await readRates(app, db, ask, [tenor]))(branchId), tenor, kind, language);
  if (!found) throw new Refusal('RATE_NOT_FOUND', { parameters });
  const feesIn = await readFees(app, db, ask, [tenor]);
  const fees = feesFor(feesIn(branchId, branch.isQanun), tenor, kind, language);
  if (!fees.some(({ feeType }) => feeType === 'ADMIN')) throw new Refusal('FEE_NOT_FOUND', { parameters });
  return {
    rate: found.rate,
    method: methodOf(line, group),
    isQanun: branch.isQanun,
    fees,
    path: [...found.path],
    passedOver: [...found.passedOver],
  };
}
