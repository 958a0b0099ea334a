import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ReferencedBy } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inUse } from '../../records/resource/guards.ts';
import { tablesOf } from '../simulation/tables.ts';

interface Office {
  readonly secureId: string;
  readonly officeCode: string;
}
/** The branch about to close, and whether its office stays open in another line. */
export interface Closing extends Office {
  readonly line: BusinessLine;
  readonly staysOpen: boolean;
}

/** What keeps a branch open; `null` for nothing. */
export type BranchUse = (tx: Tx, closing: Closing) => Promise<ReferencedBy | null>;

const zipCodes: BranchUse = async (tx, { line, officeCode }) => {
  const column = { SPEKTRA: 'office_code', NMC: 'office_code_nmc', UFI: 'office_code_ufi' }[line];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from zip_code
    where ${sql.ref(column)} = ${officeCode} and status = 'active' and deleted_at is null`.execute(tx);
  return { module: 'zip-code', count: rows[0]?.count ?? 0 };
};

const kiosks: BranchUse = async (tx, { officeCode, staysOpen }) => {
  if (staysOpen) return null;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kiosk k
    join branch_view b on b.id = k.branch_id
    where b.office_code = ${officeCode} and k.status = 'active' and k.deleted_at is null`.execute(tx);
  return { module: 'master-kios', count: rows[0]?.count ?? 0 };
};

const users: BranchUse = async (tx, { officeCode, staysOpen }) => {
  if (staysOpen) return null;
  const { rows } = await sql<{ count: number }>`select count(distinct u.id)::int as count from user_branch_view m
    join branch_view b on b.id = m.branch_id join app_user_view u on u.id = m.user_id
    where b.office_code = ${officeCode} and u.status = 'active' and u.deleted_at is null`.execute(tx);
  return { module: 'user', count: rows[0]?.count ?? 0 };
};

/**
 * What keeps a branch open. Later domains add theirs, such as orders, stores and cards.
 * @example branchUses(app).push(ordersOfBranch);
 */
export const branchUses = part((): BranchUse[] => [zipCodes, kiosks, users]);

const hasApproved = async (tx: Tx, table: string, branchId: string, today: string, isAdmin: boolean) => {
  const { rows } = await sql`select from ${sql.table(table)} r where r.branch_id = ${branchId}
    and r.deleted_at is null and r.approval = 'APPROVED'
    and (r.effective_to is null or r.effective_to >= ${today}::date)
    ${isAdmin ? sql`and r.fee_type = 'ADMIN'` : sql``} limit 1`.execute(tx);
  return rows.length > 0;
};

/** A branch opens with a rate and an ADMIN fee, below an active MRO. @throws Refusal of what it lacks */
export async function activate(tx: Tx, line: BusinessLine, { secureId }: Office, today: string): Promise<void> {
  const { rates, fees } = tablesOf[line];
  if (!(await hasApproved(tx, rates, secureId, today, false))) throw new Refusal('BRANCH_NO_RATE');
  if (!(await hasApproved(tx, fees, secureId, today, true))) throw new Refusal('BRANCH_NO_FEE');
  const mro = await tx
    .selectFrom('branch_view as b')
    .innerJoin('mro_view as o', 'o.id', 'b.mro_id')
    .select('o.status')
    .where('b.id', '=', secureId)
    .executeTakeFirst();
  if (mro?.status !== 'active') throw new Refusal('MRO_INACTIVE');
}

/** A branch closes when nothing keeps it open. @throws Refusal IN_USE naming everything that does */
export async function deactivate(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  office: Office,
  store: Record<string, unknown>,
  today: string,
): Promise<void> {
  const open = await tx
    .selectFrom('branch_view')
    .select('id')
    .where('office_code', '=', office.officeCode)
    .where('id', '<>', office.secureId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const uses: ReferencedBy[] = [];
  for (const useOf of branchUses(app)) {
    const use = await useOf(tx, { ...office, line, staysOpen: open !== undefined });
    if (use && use.count > 0) uses.push(use);
  }
  if (uses.length > 0) throw inUse(uses);
  store['closing_date'] = today;
}
