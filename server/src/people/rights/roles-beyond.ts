import { actionsOf } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { mayReveal } from '../roles/reveal-right.ts';
import { exportsInside, type ExportingRole } from './exports-inside.ts';

interface Given {
  readonly role_id: string;
  readonly privilege: string;
  readonly level: string;
}

/** Permissions of roles on active places of the sidebar, whether or not the roles are active. */
const givenBy = async (db: Db | Tx, ids: readonly string[]): Promise<Given[]> => {
  const { rows } = await sql<Given>`
    select p.role_id, coalesce(s.privilege, m.privilege) as privilege, p.level from role_permission p
    join menu m on m.id = p.menu_id left join sub_menu s on s.id = p.sub_menu_id
    where p.role_id = any(${ids}::uuid[]) and coalesce(s.privilege, m.privilege) is not null
      and m.deleted_at is null and m.status = 'active' and coalesce(s.status, 'active') = 'active'
        and s.deleted_at is null`.execute(db);
  return rows;
};

export interface RoleRow {
  readonly id: string;
  readonly name: string;
}

/**
 * The roles that give more than a person holds: an action, reveals, a wider export, or being an admin. Inactive roles
 * count with what they would give.
 */
export async function rolesBeyond(db: Db | Tx, by: Caller, roleIds: readonly string[]): Promise<RoleRow[]> {
  if (by.isAdmin || roleIds.length === 0) return [];
  const own = by.roles.map(({ secureId }) => secureId);
  const all = [...new Set([...roleIds, ...own])];
  const [given, rows, reveals] = await Promise.all([
    givenBy(db, all),
    db
      .selectFrom('role')
      .select(['id', 'name', 'reveal_personal_data', 'export_restriction'])
      .where('id', 'in', all)
      .orderBy('name')
      .execute(),
    mayReveal(db, by),
  ]);
  const exporting = (id: string): ExportingRole | null => {
    const row = rows.find((role) => role.id === id);
    const privileges = given
      .filter((each) => each.role_id === id && actionsOf(each.level).includes('export'))
      .map(({ privilege }) => privilege);
    return row ? { privileges, restriction: row.export_restriction } : null;
  };
  const ownExports = own.map(exporting).filter((role) => role !== null);
  const isBeyond = ({ id, name, reveal_personal_data: revealing }: (typeof rows)[number]): boolean =>
    name.toLowerCase() === 'admin' ||
    (revealing && !reveals) ||
    given.some(
      ({ role_id: role, privilege, level }) =>
        role === id && !actionsOf(level).every((action) => by.can(privilege, action)),
    ) ||
    !exportsInside(exporting(id), ownExports);
  return rows.filter((row) => roleIds.includes(row.id) && isBeyond(row)).map(({ id, name }) => ({ id, name }));
}
