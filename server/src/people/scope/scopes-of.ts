import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';

interface Mapped {
  readonly id: string;
  readonly all: boolean;
  readonly mapped: boolean;
  readonly branches: string[];
  readonly offices: string[];
  readonly mras: string[];
}

/**
 * Which records each of many users sees, as `resolveScope` says for one.
 * @returns by user id
 */
export async function scopesOf(tx: Db | Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, Scope>> {
  const { rows } = await sql<Mapped>`
    with person as (
      select u.id, u.mapping_type, u.mro_id, u.mapping_type = 'NATIONAL' or exists (
          select from user_role ur join role r on r.id = ur.role_id
          where ur.user_id = u.id and lower(r.name) = 'admin' and r.status = 'active' and r.deleted_at is null) as "all"
      from app_user u where u.id = any(${[...userIds]}::uuid[])),
    reached as (
      select p.id as user_id, ub.branch_id from person p join user_branch ub on ub.user_id = p.id
        where p.mapping_type in ('BRANCH', 'MRO')
      union select p.id, b.id from person p join user_mra um on um.user_id = p.id
        join mro o on o.mra_id = um.mra_id join branch b on b.mro_id = o.id and b.deleted_at is null
        where p.mapping_type = 'MRA'
      union select p.id, b.id from person p join branch b on b.mro_id = p.mro_id and b.deleted_at is null
        where p.mapping_type = 'MRO')
    select p.id, coalesce(p."all", false) as "all", p.mapping_type is not null as mapped,
      array(select branch_id from reached r where r.user_id = p.id order by 1) as branches,
      array(select distinct same.id from reached r join branch b on b.id = r.branch_id
        join branch same on same.office_code = b.office_code where r.user_id = p.id order by 1) as offices,
      array(select um.mra_id from user_mra um where um.user_id = p.id and p.mapping_type <> 'BRANCH' order by 1) as mras
    from person p`.execute(tx);
  return new Map(
    rows.map(({ id, all, mapped, branches, offices, mras }): [string, Scope] => [
      id,
      all
        ? { type: 'all' }
        : mapped
          ? { type: 'branches', branchIds: branches, mraIds: mras, officeBranchIds: offices }
          : { type: 'none' },
    ]),
  );
}
