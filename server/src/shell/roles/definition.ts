import { isReservedRole, roles, type Role } from '@console/contracts/shell/roles';
import { sql } from 'kysely';
import { callers } from '../../people/auth/callers.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { raisePrivilegesVersion } from '../../people/privileges/grants.ts';
import { define, type GuardedAction } from '../../records/resource/definition.ts';
import { rightsLock } from '../../people/rights/rights-lock.ts';
import type { Services } from '../../platform/services.ts';
import { judgeRole } from './judge-role.ts';
import { auditedPermissions, checkedPermissions, storePermissions } from './permissions.ts';
import type { ExportRestriction } from '../../people/roles/tables.ts';

/** A new role may export nothing until a restriction is set (docs/model/platform.md#export-restriction). */
const blocked: ExportRestriction = { mode: 'BLOCK_ALL', lines: [], hoursFrom: null, hoursTo: null, dailyLimit: null };
const named = 50;

const isAdminRole = (name: string) => name.toLowerCase() === 'admin';
const samePermissions = (a: Role['permissions'], b: Role['permissions']) => {
  const keys = (list: Role['permissions']) =>
    list
      .map(({ menuId, subMenuId, level }) => `${menuId} ${subMenuId} ${level}`)
      .toSorted((one, other) => one.localeCompare(other))
      .join();
  return keys(a) === keys(b);
};

/** Names that the program uses cannot change; `admin` always keeps Full Access on everything. */
function checkReserved(before: Role | null, name: string, permissions: Role['permissions']): void {
  if (before && isReservedRole(before.name) && before.name !== name) throw new Refusal('ROLE_RESERVED');
  if (before && isAdminRole(before.name) && !samePermissions(before.permissions, permissions))
    throw new Refusal('ROLE_RESERVED');
}

async function holdersOf(tx: Tx, roleId: string, onlyRole: boolean): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from user_role ur join app_user u on u.id = ur.user_id and u.deleted_at is null
      where ur.role_id = ${roleId}
      and (not ${onlyRole}
        or not exists (select
        from user_role other join role r on r.id = other.role_id and r.status = 'active' and r.deleted_at is null
        where other.user_id = u.id and other.role_id <> ${roleId}))
    order by u.username limit ${named}`.execute(tx);
  return rows.map(({ username }) => username);
}

async function guardOne(tx: Tx, action: GuardedAction, role: Role): Promise<Refusal | null> {
  if (action === 'update' || action === 'activate') return null;
  if (isReservedRole(role.name)) return new Refusal('ROLE_RESERVED');
  const holders = await holdersOf(tx, role.secureId, action === 'deactivate');
  return holders.length > 0
    ? new Refusal('IN_USE', {
        result: {
          referencedBy: [{ module: 'user', count: holders.length, filter: { role: role.secureId } }],
          holders,
        },
      })
    : null;
}

/** How roles are stored: their permissions in a table of their own. */
export const roleDefinition = (services: Services) =>
  define(roles, {
    table: 'role',
    // Those who hold it are counted by the guard; a session that viewed the console as it is over.
    parts: ['role_permission', 'user_role', 'user_session'],
    columns: {
      permissions: sql`(select coalesce(jsonb_agg(jsonb_build_object('menuId', p.menu_id, 'subMenuId', p.sub_menu_id,
        'level', p.level) order by p.menu_id, p.sub_menu_id), '[]') from role_permission p where p.role_id = t.id)`,
    },
    derived: {
      moduleCount: sql`(select count(*) from role_permission p where p.role_id = t.id)`,
      fullAccessCount: sql`(select count(*) from role_permission p where p.role_id = t.id and p.level = 'Full Access')`,
      userCount: sql`(select count(*) from user_role ur join app_user u on u.id = ur.user_id and u.deleted_at is null
        where ur.role_id = t.id)`,
      exportMode: sql`t.export_restriction ->> 'mode'`,
    },
    filters: {
      moduleHeld: (privilege: string) => sql`exists (select from role_permission p join menu m on m.id = p.menu_id left
        join sub_menu s on s.id = p.sub_menu_id
      where p.role_id = t.id and coalesce(s.privilege, m.privilege) = ${privilege})`,
      level: (level: string) =>
        sql`exists (select from role_permission p where p.role_id = t.id and p.level = ${level})`,
    },
    sorts: { userCount: sql`(select count(*) from user_role ur where ur.role_id = t.id)` },
    uniqueIndexes: { name: 'role_name' },
    async beforeSave(tx, { values, before, store, caller }) {
      checkReserved(before, values.name, values.permissions);
      const { permissions, unknown } = await checkedPermissions(
        tx,
        caller,
        values.permissions,
        before?.permissions ?? [],
      );
      if (unknown) return [{ field: 'permissions', code: 'NOT_ALLOWED' }];
      const revealed = before?.revealPersonalData ?? false;
      if (caller && !caller.isAdmin && values.revealPersonalData !== revealed)
        return [{ field: 'revealPersonalData', code: 'NOT_ALLOWED' }];
      values.permissions = permissions;
      if (!before) Object.assign(store, { export_restriction: JSON.stringify(blocked) });
      return [];
    },
    storeParts: (tx, { id, values }) => storePermissions(tx, id, values.permissions),
    serialised: rightsLock,
    judge: (tx, { before, after }, by) => judgeRole(tx, before, after, by),
    // Removing the required second factor from a role, the admins' included, needs a second admin.
    secondAdmin: (_tx, { action, before, values }) =>
      Promise.resolve(
        action === 'update' &&
          before !== null &&
          before.userCount > 0 &&
          before.secondFactor !== null &&
          !values?.secondFactor,
      ),
    async guard(tx, action, records) {
      const refused = await Promise.all(
        records.map(async (role) => [role.secureId, await guardOne(tx, action, role)] as const),
      );
      return new Map(refused.flatMap(([id, refusal]) => (refusal ? [[id, refusal] as const] : [])));
    },
    audited: auditedPermissions,
    async afterChange(tx) {
      await raisePrivilegesVersion(tx);
      callers(services).forget();
    },
  });
