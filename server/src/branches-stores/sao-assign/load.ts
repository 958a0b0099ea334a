import type { SaoLoad, SaoOutlet } from '@console/contracts/branches-stores/sao-assign/calls';
import { maxMoves } from '@console/contracts/branches-stores/sao-assign/calls';
import { sql } from 'kysely';
import { inBranches, ofOffice } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { openOrdersOfRow } from './open-orders.ts';
import { activeSao } from './works-at.ts';

/** Open assignments of SAOs, by their ids. */
export async function outletsOfSaos(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; outlets: number }>`select t.sao_id as id, count(*)::int as outlets
    from sao_assignment t where t.sao_id = any(${ids}::uuid[]) and t.state = 'OPEN' and t.deleted_at is null
    group by t.sao_id`.execute(db);
  return new Map(rows.map(({ id, outlets }) => [id, outlets]));
}

/** The offices of SAOs by their codes, at most three of each. */
export async function officesOfSaos(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; codes: string[] }>`select m.user_id as id,
      (array_agg(distinct b.office_code order by b.office_code))[1:3] as codes
    from user_branch_view m join branch_view b on b.id = m.branch_id
    where m.user_id = any(${ids}::uuid[]) group by m.user_id`.execute(db);
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** Users with their load, by NPK. An ended assignment counts with the orders that stayed with its SAO. */
export async function loadsOf(app: Application, db: Db | Tx, ids: readonly string[]): Promise<SaoLoad[]> {
  const available = activeSao(jakartaDay(app.services.now()));
  const { rows } = await sql<SaoLoad>`select u.id as "saoId", coalesce(u.npk, '') as npk, u.name,
      ${available} as available,
      (select count(*)::int from sao_assignment t
        where t.sao_id = u.id and t.state = 'OPEN' and t.deleted_at is null) as outlets,
      (select coalesce(sum(${openOrdersOfRow(app)}), 0)::int from sao_assignment t
        where t.sao_id = u.id and t.orders_until > t.orders_from and t.deleted_at is null) as "openOrders"
    from app_user_view u where u.id = any(${ids}::uuid[]) order by u.npk, u.id`.execute(db);
  return rows;
}

/** An office, by its record of one line, as far as who asks sees its lines. */
export interface Office {
  readonly branchId: string;
  readonly scope: Scope;
}

const rowsOf = ({ branchId, scope }: Office): Sql =>
  sql`${ofOffice('t.branch_id', branchId)} and ${inBranches(scope, 't.branch_id')}`;

/** The SAOs of an office: those who work there, and those who have outlets there still. */
export async function saosAt(app: Application, db: Db | Tx, { branchId, scope }: Office): Promise<SaoLoad[]> {
  const { rows } = await sql<{ id: string }>`select u.id from app_user_view u
      join user_branch_view m on m.user_id = u.id and m.branch_id = ${branchId}
    where ${activeSao(jakartaDay(app.services.now()))}
    union select t.sao_id from sao_assignment t
    where ${rowsOf({ branchId, scope })} and t.state = 'OPEN' and t.deleted_at is null`.execute(db);
  const ids = rows.map(({ id }) => id);
  return loadsOf(app, db, ids);
}

/** The outlets of an office that have an SAO or need one, those without one first. */
export async function outletsAt(
  app: Application,
  db: Db,
  office: Office,
): Promise<{ readonly outlets: SaoOutlet[]; readonly total: number }> {
  const { rows } = await sql<SaoOutlet & { readonly total: number }>`select t.id as "secureId", t.version,
      t.outlet_type as "outletType", t.outlet_code as "outletCode", t.outlet_name as "outletName",
      ${openOrdersOfRow(app)} as "openOrders", t.sao_id as "saoId", t.start_date as "startDate",
      count(*) over ()::int as total
    from sao_assignment t where ${rowsOf(office)} and t.state <> 'ENDED' and t.deleted_at is null
      and (t.outlet_active or t.sao_id is not null)
    order by t.state desc, t.outlet_code collate "und-x-icu", t.id limit ${maxMoves}`.execute(db);
  return { outlets: rows.map(({ total: _total, ...outlet }) => outlet), total: rows[0]?.total ?? 0 };
}
