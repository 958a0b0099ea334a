import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Application } from '../../platform/http/application.ts';
import { campaignsRunningAt, qanunBranches, sampleBase } from '../../branches-stores/index.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { inactiveReferences } from './inactive-references.ts';
import { judgedLines, warningsOfLines, type PlacedLine } from './judge-lines.ts';
import { lineFaults } from './line-faults.ts';
import { judgedPromo, type PromoRow } from './promo-row.ts';
import { conflictOf, reachOfPromo } from './refuse-conflict.ts';

interface Limits {
  readonly quotaContracts: number | null;
  readonly quotaAmount: number | null;
  readonly budgetSubsidy: number | null;
  readonly usedContracts: number;
  readonly usedAmount: number;
  readonly usedSubsidy: number;
  readonly reason: string | null;
}

/** A line with the sheet that it stands on. */
interface ReadLine extends PlacedLine {
  readonly rateId: string;
  readonly isOpen: boolean;
  readonly grants: boolean;
}

/** All live lines of a promo. */
const linesOf = async (db: Db | Tx, id: string): Promise<readonly ReadLine[]> =>
  (
    await sql<ReadLine>`select r.id as "rateId", r.branch_id as "branchId", b.office_code as "officeCode",
      b.status in ('new', 'active') as "isOpen", l.tenor, l.rate_regular::text as "rateRegular",
      l.rate_repeat::text as "rateRepeat", l.store_subsidy::text as "storeSubsidy", l.fif_income::text as "fifIncome",
      l.store_admin_fee as "storeAdminFee",
      num_nonnulls(l.rate_regular, l.rate_repeat, l.store_subsidy, l.fif_income, l.store_admin_fee) > 0 as grants
    from promo_rate r join promo_rate_line l on l.rate_id = r.id and l.ended_on is null
      join branch_view b on b.id = r.branch_id
    where r.promo_id = ${id} and r.deleted_at is null order by b.office_code, l.tenor`.execute(db)
  ).rows;

async function limitsOf(db: Db | Tx, id: string): Promise<Limits> {
  const { rows } = await sql<Limits>`select quota_contracts as "quotaContracts", quota_amount as "quotaAmount",
      budget_subsidy as "budgetSubsidy", used_contracts as "usedContracts", used_amount as "usedAmount",
      used_subsidy as "usedSubsidy", inactive_reason as reason from promo where id = ${id}`.execute(db);
  return rows[0]!;
}

const isReached = (limit: number | null, used: number): boolean => limit !== null && used >= limit;

/** Another promo of its line may have the name of one that was inactive. */
async function namedAlike(db: Db | Tx, { id, line }: PromoRow): Promise<readonly Refusal[]> {
  const { rows } = await sql<{ promo: string }>`select q.promo_code as promo from promo p
    join promo q on q.business_line = p.business_line and lower(q.name) = lower(p.name) and q.id <> p.id
      and q.deleted_at is null and q.status <> 'inactive'
    where p.id = ${id} and p.business_line = ${line} limit 1`.execute(db);
  return rows.map(({ promo }) => new Refusal('PROMO_NAME_TAKEN', { parameters: { promo } }));
}

/** Why a promo by itself is not active again: it ended, was rejected, or has nothing left. */
export async function refusalsOfPromo(db: Db | Tx, promo: PromoRow, today: string): Promise<readonly Refusal[]> {
  const limits = await limitsOf(db, promo.id);
  const isUsedUp =
    isReached(limits.quotaContracts, limits.usedContracts) ||
    isReached(limits.quotaAmount, limits.usedAmount) ||
    isReached(limits.budgetSubsidy, limits.usedSubsidy);
  return [
    ...(limits.reason === 'REJECTED' ? [new Refusal('PROMO_REJECTED')] : []),
    ...(promo.endDate < today ? [new Refusal('PROMO_ENDED')] : []),
    ...(isUsedUp ? [new Refusal('QUOTA_REACHED')] : []),
    ...(await namedAlike(db, promo)),
  ];
}

/** The first line that its promo refuses, by its sheet; a tenor in no branch. */
async function refusalsOfLines(db: Db | Tx, promo: PromoRow, lines: readonly ReadLine[]): Promise<readonly Refusal[]> {
  const judged = await judgedPromo(db, promo);
  const missing = promo.tenors.filter((tenor) => !lines.some((line) => String(line.tenor) === tenor));
  const refusals =
    missing.length > 0 ? [new Refusal('PROMO_NO_RATES', { parameters: { tenors: missing.join(', ') } })] : [];
  const noon = new Date(`${promo.startDate}T12:00:00+07:00`);
  const barred = promo.allowedInQanun
    ? new Set<string>()
    : await qanunBranches(db, [...new Set(lines.map(({ branchId }) => branchId))], noon);
  const faulty = lines.find(
    (line) =>
      !line.isOpen ||
      barred.has(line.branchId) ||
      (line.grants && lineFaults(judged, [line]).length > 0) ||
      (!line.grants && promo.adminFee === null),
  );
  return faulty
    ? [...refusals, new Refusal('PROMO_LINE_ERROR', { parameters: { branch: faulty.officeCode, tenor: faulty.tenor } })]
    : refusals;
}

/**
 * What refuses the activation of a promo, the first that matters most first (docs/model/promos.md#states). Under the
 * lock of conflicts it is what an activation rests on; without it, what the page shows.
 * @param alsoIds promos of the same batch that count as active
 */
export async function activationRefusals(
  app: Application,
  db: Db | Tx,
  promo: PromoRow,
  alsoIds: readonly string[] = [],
): Promise<readonly Refusal[]> {
  const today = jakartaDay(app.services.now());
  const conflict = await conflictOf(db, await reachOfPromo(db, promo), { today, alsoIds });
  return [
    ...(await refusalsOfPromo(db, promo, today)),
    ...(await inactiveReferences(app, db, promo)),
    ...(await refusalsOfLines(db, promo, await linesOf(db, promo.id))),
    ...(conflict ? [conflict] : []),
  ];
}

/** What a promo may cost: its quota times the sample of its line, in rupiah; `null` without a quota. */
export interface Exposure {
  readonly contracts: number;
  readonly base: number;
  readonly amount: number;
}

/** What a promo may cost, for who decides on it. */
export async function exposureOf(db: Db | Tx, { id, line }: PromoRow): Promise<Exposure | null> {
  const { quotaContracts, quotaAmount } = await limitsOf(db, id);
  if (quotaContracts === null && quotaAmount === null) return null;
  const base = sampleBase[line];
  const contracts = quotaContracts ?? Math.ceil((quotaAmount ?? 0) / base);
  return { contracts, base, amount: Math.min(quotaAmount ?? Infinity, contracts * base) };
}

/** The warnings that the approver of a promo ticks, as they are now. */
export async function activationWarnings(app: Application, db: Db | Tx, promo: PromoRow): Promise<readonly Warning[]> {
  const lines = await linesOf(db, promo.id);
  const today = jakartaDay(app.services.now());
  const day = promo.startDate > today ? promo.startDate : today;
  const branchIds = [...new Set(lines.map(({ branchId }) => branchId))];
  const campaigns =
    promo.line === 'NMC' && promo.adminFee !== null
      ? await campaignsRunningAt(db, branchIds, { from: promo.startDate, to: promo.endDate })
      : [];
  return [
    ...(await warningsOfLines(db, promo.line, await judgedLines(app, db, promo, lines, day))),
    ...campaigns.map((parameters) => ({ code: 'OVERLAPS_PROMO_FEE', parameters: { ...parameters } })),
  ];
}

/** What of an active promo a change widens. */
type Reaching = Pick<PromoRow, 'productGroupIds' | 'endDate'>;

/**
 * The warnings of a change of an active promo: of its lines in the groups that it gets, and of the days that it gets.
 * What it had was ticked at its activation.
 */
export async function widenedWarnings(
  app: Application,
  db: Db | Tx,
  promo: PromoRow,
  { productGroupIds, endDate }: Reaching,
): Promise<readonly Warning[]> {
  const added = productGroupIds.filter((id) => !promo.productGroupIds.includes(id));
  const isLonger = endDate > promo.endDate;
  if (added.length === 0 && !isLonger) return [];
  const startDate = isLonger ? dayAfter(promo.endDate, 1) : promo.startDate;
  const period = isLonger ? { startDate, endDate } : {};
  const warnings = await activationWarnings(app, db, { ...promo, ...period, productGroupIds: added });
  return isLonger ? warnings : warnings.filter(({ code }) => code !== 'OVERLAPS_PROMO_FEE');
}
