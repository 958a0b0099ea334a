import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { perServices } from '../../platform/per-services.ts';
import type { Permission, Place } from './permissions.ts';

/** The permissions of all roles, as of one privileges version. */
export interface Grants {
  readonly version: number;
  readonly places: readonly Place[];
  /** Permissions of active menus, by role. */
  readonly byRole: ReadonlyMap<string, readonly Permission[]>;
}

async function activePlaces(
  db: Db,
): Promise<(Place & { readonly menu_id: string; readonly sub_menu_id: string | null })[]> {
  const { rows } = await sql<Place & { menu_id: string; sub_menu_id: string | null }>`
    select m.id as menu_id, s.id as sub_menu_id, m.id as "menuId", m.header, m.name as "menuName", m.icon as "menuIcon",
    m.sort_order as "menuOrder",
      s.name as "subMenuName", coalesce(s.icon, m.icon) as icon, coalesce(s.sort_order, m.sort_order) as "order",
      coalesce(s.url, m.url) as url, coalesce(s.privilege, m.privilege) as privilege,
      coalesce(s.link_only, false) as "linkOnly"
    from menu m left join sub_menu s on s.menu_id = m.id and s.deleted_at is null and s.status = 'active'
    where m.deleted_at is null and m.status = 'active' and coalesce(s.url, m.url) is not null`.execute(db);
  return rows;
}

async function readGrants(db: Db, version: number): Promise<Grants> {
  const [places, permissions] = await Promise.all([
    activePlaces(db),
    db
      .selectFrom('role_permission')
      .innerJoin('role', 'role.id', 'role_permission.role_id')
      .select(['role_id', 'menu_id', 'sub_menu_id', 'level'])
      .where('role.status', '=', 'active')
      .where('role.deleted_at', 'is', null)
      .execute(),
  ]);
  const byItem = new Map(places.map((place) => [place.sub_menu_id ?? place.menu_id, place]));
  const byRole = new Map<string, Permission[]>();
  for (const { role_id: roleId, menu_id: menuId, sub_menu_id: subMenuId, level } of permissions) {
    const place = byItem.get(subMenuId ?? menuId);
    if (!place || place.linkOnly) continue;
    byRole.set(roleId, [...(byRole.get(roleId) ?? []), { ...place, level }]);
  }
  return { version, places, byRole };
}

/** Loads the permissions of roles; reloads them when the privileges version has risen. */
export const grants = perServices(({ db }) => {
  let known: { readonly version: number; readonly grants: Promise<Grants> } | null = null;
  return (version: number): Promise<Grants> => {
    if (known?.version === version) return known.grants;
    const reading = readGrants(db, version);
    known = { version, grants: reading };
    reading.catch(() => {
      known = null;
    });
    return reading;
  };
});

/**
 * Increments the privileges version; call it in every transaction that changes menus, roles or assignments.
 * @example await raisePrivilegesVersion(tx);
 */
export async function raisePrivilegesVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('privileges_version')
    .set((update) => ({ value: update('value', '+', 1) }))
    .execute();
}
