import type { Level } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { RoleTable } from './tables.ts';
import type { UserRoleTable } from '../accounts/tables.ts';

export type RoleView = Pick<RoleTable, 'id' | 'name' | 'job_name' | 'status' | 'export_restriction' | 'deleted_at'>;
export type AccountRoleView = Pick<UserRoleTable, 'user_id' | 'role_id'>;
/** The level of each user on each privilege, by active role. */
export interface AccountPrivilegeView {
  user_id: string;
  role_name: string;
  privilege: string;
  level: Level;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    role_view: RoleView;
    user_role_view: AccountRoleView;
    user_privilege_view: AccountPrivilegeView;
  }
}

/** Columns of roles and their holders that domains may join. */
export const roleViews: SchemaStep = {
  async up(db) {
    await sql`
      create view role_view as
      select id, name, job_name, status, export_restriction, deleted_at
      from role`.execute(db);
    await sql`
      create view user_role_view as
      select user_id, role_id
      from user_role`.execute(db);
    await sql`
      create view user_privilege_view as
      select ur.user_id, r.name as role_name, coalesce(s.privilege, m.privilege) as privilege, p.level
      from user_role ur
      join role r on r.id = ur.role_id and r.status = 'active' and r.deleted_at is null
      join role_permission p on p.role_id = r.id
      join menu m on m.id = p.menu_id
      left join sub_menu s on s.id = p.sub_menu_id`.execute(db);
  },
};
