import {
  matrixSize,
  type MatrixCell,
  type MatrixQuery,
  type PromoMatrix,
} from '@console/contracts/promos-products/promo/matrix';
import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import { sql } from 'kysely';
import { comparedWithPromo } from '../../branches-stores/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { isOfBranch } from '../../platform/of-branch.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { termsByBranch, type PlacedLine } from './judge-lines.ts';
import type { PromoRow } from './promo-row.ts';

interface Office {
  readonly branchId: string;
  readonly officeCode: string;
  readonly name: string;
}

/** The day of the period that is nearest to today. */
export const dayWithin = ({ startDate, endDate }: Pick<PromoRow, 'startDate' | 'endDate'>, today: string): string => {
  if (today < startDate) return startDate;
  return today > endDate ? endDate : today;
};

/** A page of the branches that the caller may see. @param where a condition on branch `b` */
export async function officesOf(db: Db, { caller }: Pick<Context, 'caller'>, where: Sql, page: number) {
  const found = sql`from branch_view b where ${inBranches(caller.scope, 'b.id')} and ${where}`;
  const { rows } = await sql<Office>`select b.id as "branchId", b.office_code as "officeCode", b.name ${found}
    order by b.office_code limit ${matrixSize} offset ${(page - 1) * matrixSize}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

const storedAt = async (db: Db, { id }: PromoRow, branchIds: readonly string[], day: string) =>
  (
    await sql<PlacedLine>`select r.branch_id as "branchId", b.office_code as "officeCode", l.tenor,
      l.rate_regular::text as "rateRegular", l.rate_repeat::text as "rateRepeat",
      l.store_subsidy::text as "storeSubsidy", l.fif_income::text as "fifIncome", l.store_admin_fee as "storeAdminFee"
    from promo_rate r join promo_rate_line l on l.rate_id = r.id and l.ended_on is null
      join branch_view b on b.id = r.branch_id
    where r.promo_id = ${id} and r.deleted_at is null and r.branch_id = any(${branchIds}::uuid[])
      and ${day}::date between r.period_from and r.period_to`.execute(db)
  ).rows;

/** A promo as its matrix needs it. */
type Shown = Pick<PromoRow, 'line' | 'productGroupIds' | 'tenors' | 'startDate' | 'endDate'>;

interface Wanted {
  readonly kind: CustomerKind;
  readonly groupId: string;
  readonly day: string;
  readonly granted: ReturnType<typeof termsByBranch>;
}

/** Who reads a matrix. */
export type Reader = Pick<Context, 'db' | 'caller' | 'language'>;

/** The group that is shown. @throws Refusal VALIDATION for one that the promo does not have */
export function groupOf(
  { productGroupIds }: Shown,
  { groupId = productGroupIds[0]! }: Pick<MatrixQuery, 'groupId'>,
): string {
  if (!productGroupIds.includes(groupId)) throw invalid({ field: 'groupId', code: 'NOT_FOUND' });
  return groupId;
}

/** The rows of a matrix: users of a branch see neither yield nor disbursement. */
export async function rowsOf(
  app: Application,
  { line, tenors: typed }: Shown,
  offices: readonly Office[],
  { kind, groupId, day, granted }: Wanted,
  { db, caller, language }: Reader,
): Promise<Pick<PromoMatrix, 'date' | 'tenors' | 'rows'>> {
  const branchIds = offices.map(({ branchId }) => branchId);
  const tenors = typed.map(Number).toSorted((one, other) => one - other);
  const withCompany = !isOfBranch(caller);
  const question = { line, branchIds, groupId, tenors, day, promo: granted, language, withCompany };
  const at = branchIds.length > 0 ? await comparedWithPromo(app, db, question) : null;
  const cellOf = (branchId: string, tenor: number): MatrixCell => {
    const { promo: withPromo, without } = at!(branchId, tenor, kind);
    const has = granted(branchId).get(tenor)?.kinds.includes(kind) ?? false;
    const shown = has ? withPromo.outcome : null;
    const beside = without.outcome;
    return {
      tenor,
      promo: shown && { rate: shown.rate, instalment: shown.instalment },
      without: beside && { rate: beside.rate, instalment: beside.instalment },
      message: has ? withPromo.message : null,
      isAboveBranch: shown !== null && beside !== null && Number(shown.rate) > Number(beside.rate),
      company: shown?.company
        ? {
            disbursement: shown.company.disbursement,
            yieldRate: shown.company.yieldRate,
            belowFloor: shown.company.belowFloor,
          }
        : null,
    };
  };
  const rows = offices.map((office) => ({ ...office, cells: tenors.map((tenor) => cellOf(office.branchId, tenor)) }));
  return { date: day, tenors, rows };
}

/**
 * The sample contract of each branch and tenor with a promo and without it, as the stored lines say, decided or not.
 * Users of a branch see no other branch.
 * @throws Refusal VALIDATION for a group that the promo does not have
 */
export async function showMatrix(
  app: Application,
  promo: PromoRow,
  query: MatrixQuery,
  reader: Reader,
): Promise<PromoMatrix> {
  const { kind, branchId, page = 1 } = query;
  const groupId = groupOf(promo, query);
  const day = dayWithin(promo, jakartaDay(app.services.now()));
  const hasSheet = sql`(${branchId ?? null}::uuid is null or b.id = ${branchId ?? null}::uuid)
    and exists (select from promo_rate r where r.branch_id = b.id and r.promo_id = ${promo.id}
      and r.deleted_at is null and ${day}::date between r.period_from and r.period_to)`;
  const { rows, total } = await officesOf(reader.db, reader, hasSheet, page);
  const branchIds = rows.map((office) => office.branchId);
  const granted = termsByBranch(promo, await storedAt(reader.db, promo, branchIds, day));
  const shown = await rowsOf(app, promo, rows, { kind, groupId, day, granted }, reader);
  return { ...shown, total, page, size: matrixSize };
}
