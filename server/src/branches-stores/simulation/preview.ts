import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import type {
  ResolveQuery,
  Simulation,
  SimulationBody,
  SimulationQuestion,
} from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { insuranceAreaOfBranch } from '../../people/organisation/insurance-area.ts';
import { settings } from '../../people/settings/settings.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { qanunBranches } from '../qanun-branch/in-force.ts';
import { calculationsByTenor } from './by-tenor.ts';
import { allGroups, methodOf, termsOn } from './calculation.ts';
import { cellOf } from './calculate.ts';
import { leastYield } from './least-yield.ts';
import type { Ask } from './levels.ts';
import { feesFor, rateFor, readFees, readRates } from './resolve.ts';
import { dayWord } from './wording.ts';

interface OfBranch {
  readonly id: string;
  readonly name: string;
  readonly isQanun: boolean;
  readonly insuranceArea: string | null;
}

/** What names a branch: its id, or its office code. */
type Named = Pick<SimulationQuestion, 'branchId' | 'officeCode'>;

/** The branch, within what the caller may see. */
async function branchOf(
  db: Db | Tx,
  line: BusinessLine,
  { branchId, officeCode }: Named,
  caller: Caller,
  day: string,
): Promise<OfBranch> {
  const branch = await db
    .selectFrom('branch_view')
    .select(['id', 'name', 'office_code'])
    .$if(branchId !== undefined, (query) => query.where('id', '=', branchId ?? ''))
    .$if(branchId === undefined, (query) => query.where('office_code', '=', officeCode ?? ''))
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!branch || !allowsBranch(caller.scope, branch.id)) throw notFound();
  const noon = new Date(`${day}T12:00:00+07:00`);
  return {
    id: branch.id,
    name: `${branch.office_code} ${branch.name}`,
    isQanun: (await qanunBranches(db, [branch.id], noon)).has(branch.id),
    insuranceArea: await insuranceAreaOfBranch(db, branch.id),
  };
}

/** Privileges of the pages that simulate for a line. */
const simulatedOn = {
  SPEKTRA: [
    branchLines.SPEKTRA.privilege,
    'qanun-branch:browse',
    'financial-scheme:browse',
    'product-group:browse',
    'product:browse',
    'master-lob:browse',
  ],
  NMC: [
    branchLines.NMC.privilege,
    'master-qanun-branch-nmc:browse',
    'financial-scheme-nmc:browse',
    'master-branch-nmc-promo-fee:browse',
    'product-group-nmc:browse',
    'product-nmc:browse',
    'master-lob:browse',
  ],
  UFI: [branchLines.UFI.privilege, 'product-group-ufi:browse', 'product-ufi:browse', 'master-lob:browse'],
} as const;

/** What a customer pays, now and with the unsaved values of the screen. It stores nothing. */
export async function preview(app: Application, context: Context<unknown, SimulationQuestion>): Promise<Simulation> {
  const { db, caller, body, language } = context;
  const { line, overrides } = body;
  const privileges = simulatedOn[line];
  if (!privileges.some((privilege) => caller.can(privilege, 'view')))
    throw new Refusal('FORBIDDEN', { privilege: privileges[0], action: 'view' });
  const day = body.date ?? jakartaDay(app.services.now());
  const branch = await branchOf(db, line, body, caller, day);
  const isOfBranch = caller.mappingType === 'BRANCH' && !caller.isAdmin;
  const of = {
    day,
    language,
    leastYield: isOfBranch ? null : await settings(app.services).number(leastYield[line]),
  };
  const placed: SimulationBody = { ...body, branchId: branch.id };
  const now = await calculationsByTenor(app, db, placed, { ...of, branch });
  const isQanun = overrides?.qanun ?? branch.isQanun;
  const isAlike = !overrides?.scheme && isQanun === branch.isQanun;
  const changed: SimulationBody = { ...placed, scheme: overrides?.scheme ?? body.scheme };
  const proposed = isAlike
    ? now
    : await calculationsByTenor(app, db, changed, { ...of, branch: { ...branch, isQanun } });
  const group = await termsOn(db, line, body.productGroupId ?? null, day);
  return {
    date: day,
    method: methodOf(line, group),
    roundingStep: Number(group.parameters.roundingStep ?? 1_000),
    isQanun,
    cells: [...new Set(body.tenors)].flatMap((tenor) =>
      (['REGULAR', 'REPEAT'] as const).map((kind) =>
        cellOf(now(tenor), overrides ? proposed(tenor) : null, tenor, kind),
      ),
    ),
  };
}

/** Which rate and fees apply to one tenor. @throws Refusal RATE_NOT_FOUND, FEE_NOT_FOUND */
export async function resolveFor(app: Application, line: BusinessLine, context: Context<ResolveQuery>) {
  const { db, caller, query, language } = context;
  const { branchId, tenor, kind = 'REGULAR' } = query;
  const day = query.date ?? jakartaDay(app.services.now());
  const groupId = query.productGroupId ?? null;
  const branch = await branchOf(db, line, { branchId }, caller, day);
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
  const parameters = {
    branch: branch.name,
    group: group.groupCode ?? allGroups[language],
    tenor: String(tenor),
    date: dayWord(day),
  };
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
