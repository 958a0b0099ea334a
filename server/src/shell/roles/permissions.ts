import { actionsOf, levels, type Level } from '@console/contracts/core/privileges';
import type { GrantablePlace, RolePermission } from '@console/contracts/shell/roles';
import { sql } from 'kysely';
import type { Change } from '../../platform/audit/differences.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const levelNames = Object.keys(levels) as Level[];
const downloads = '/download-management';

/** Whether the caller holds every action of a level: no one may grant rights that they do not hold. */
const holds = (caller: Caller, privilege: string, level: Level): boolean =>
  caller.isAdmin || actionsOf(level).every((action) => caller.can(privilege, action));

/** All places of the sidebar that can be granted, with the levels that the caller may grant. */
export async function grantablePlaces(db: Db | Tx, caller: Caller | null): Promise<GrantablePlace[]> {
  const { rows } = await sql<Omit<GrantablePlace, 'grantable'>>`
    select m.id as "menuId", s.id as "subMenuId", m.header, m.name as "menuName", coalesce(s.name, m.name) as name,
    coalesce(s.url, m.url) as url,
      coalesce(s.privilege, m.privilege) as privilege, m.status = 'active'
        and coalesce(s.status, 'active') = 'active' as activated
    from menu m left join sub_menu s on s.menu_id = m.id and s.deleted_at is null and not s.link_only
    where m.deleted_at is null and coalesce(s.url, m.url) is not null
    order by array_position(array['home', 'middle', 'spektra', 'nmc', 'ufi', 'cms', 'setup', 'setting', 'other'],
      m.header), m.sort_order, m.name, s.sort_order, s.name`.execute(db);
  return rows.map((place) => ({
    ...place,
    grantable: caller ? levelNames.filter((level) => holds(caller, place.privilege, level)) : levelNames,
  }));
}

const keyOf = ({ menuId, subMenuId }: Pick<RolePermission, 'menuId' | 'subMenuId'>): string => subMenuId ?? menuId;

/** Adds the list of downloads for roles that may export. */
function withDownloads(permissions: readonly RolePermission[], places: readonly GrantablePlace[]): RolePermission[] {
  const place = places.find(({ url }) => url === downloads);
  const exports = permissions.some(({ level }) => actionsOf(level).includes('export'));
  if (!place || !exports || permissions.some((permission) => keyOf(permission) === keyOf(place)))
    return [...permissions];
  return [...permissions, { menuId: place.menuId, subMenuId: place.subMenuId, level: 'View Only' }];
}

/**
 * The permissions to store.
 * @throws Refusal ROLE_NOT_GRANTABLE naming the places on which the caller holds less than granted.
 */
export async function checkedPermissions(
  tx: Tx,
  caller: Caller | null,
  wanted: readonly RolePermission[],
  before: readonly RolePermission[],
): Promise<{ permissions: RolePermission[]; unknown: boolean }> {
  const places = await grantablePlaces(tx, caller);
  const byKey = new Map(places.map((place) => [keyOf(place), place]));
  const known = new Map(before.map((permission) => [keyOf(permission), permission.level]));
  const unknown =
    wanted.some((permission) => byKey.get(keyOf(permission))?.menuId !== permission.menuId) ||
    new Set(wanted.map(keyOf)).size < wanted.length;
  const beyond = wanted.filter(
    (permission) =>
      known.get(keyOf(permission)) !== permission.level &&
      !byKey.get(keyOf(permission))?.grantable.includes(permission.level),
  );
  if (!unknown && beyond.length > 0)
    throw new Refusal('ROLE_NOT_GRANTABLE', {
      parameters: { names: beyond.map((permission) => byKey.get(keyOf(permission))?.name ?? '').join(', ') },
    });
  return { permissions: withDownloads(wanted, places), unknown };
}

/** Replaces the list of all levels in the audit entry by one line for each changed place, with its sidebar name. */
export async function auditedPermissions(tx: Tx, changes: readonly Change[]): Promise<readonly Change[]> {
  const change = changes.find(({ field }) => field === 'permissions');
  if (!change) return changes;
  const levelsOf = (list: unknown) =>
    new Map(((list ?? []) as RolePermission[]).map((permission) => [keyOf(permission), permission.level]));
  const [before, after] = [levelsOf(change.before), levelsOf(change.after)];
  const names = new Map((await grantablePlaces(tx, null)).map((place) => [keyOf(place), place.name]));
  const lines = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => ({
      field: `permissions: ${names.get(key) ?? key}`,
      before: before.get(key) ?? null,
      after: after.get(key) ?? null,
    }));
  return [...changes.filter((each) => each !== change), ...lines];
}

/** Replaces the permissions of a role. */
export async function storePermissions(tx: Tx, roleId: string, permissions: readonly RolePermission[]): Promise<void> {
  await tx.deleteFrom('role_permission').where('role_id', '=', roleId).execute();
  if (permissions.length === 0) return;
  await tx
    .insertInto('role_permission')
    .values(
      permissions.map(({ menuId, subMenuId, level }) => ({
        role_id: roleId,
        menu_id: menuId,
        sub_menu_id: subMenuId,
        level,
      })),
    )
    .execute();
}
