import { actionsOf, levels, menuGroups, type Level } from '@console/contracts/core/privileges';
import type { GrantablePlace, RolePermission } from '@console/contracts/shell/roles';

export const levelNames = Object.keys(levels) as readonly Level[];

/** Key of a place within a role: the id of the sub-menu, or of a menu without sub-menus. */
export const keyOf = ({ menuId, subMenuId }: Pick<RolePermission, 'menuId' | 'subMenuId'>): string =>
  subMenuId ?? menuId;

/** Privileges of every signed-in user; no role needs to grant them. */
const ungrantable = new Set(['home:browse', 'profile:browse']);
export const isGiven = ({ privilege }: Pick<GrantablePlace, 'privilege'>): boolean => !ungrantable.has(privilege);

export interface PlacesOfMenu {
  readonly menuId: string;
  readonly name: string;
  readonly places: readonly GrantablePlace[];
}
export interface PlacesOfGroup {
  readonly key: string;
  readonly title: string;
  readonly menus: readonly PlacesOfMenu[];
}

/** Places in the order of the sidebar: groups, menus, sub-menus; empty groups are left out. */
export const byGroup = (places: readonly GrantablePlace[]): readonly PlacesOfGroup[] =>
  menuGroups
    .map(({ key, title }) => {
      const own = places.filter(({ header }) => header === key);
      const menuIds = [...new Set(own.map(({ menuId }) => menuId))];
      const menus = menuIds.map((menuId) => {
        const of = own.filter((place) => place.menuId === menuId);
        return { menuId, name: of[0]!.menuName, places: of };
      });
      return { key, title, menus };
    })
    .filter(({ menus }) => menus.length > 0);

export const levelsByKey = (permissions: readonly RolePermission[]): ReadonlyMap<string, Level> =>
  new Map(permissions.map((permission) => [keyOf(permission), permission.level]));

const order = ({ menuId, subMenuId }: RolePermission): string => `${menuId} ${subMenuId ?? 'z'}`;

/**
 * The permissions with another level on some places (`null` removes it), in the server's order, so that undoing a
 * change gives the original value.
 */
export function withLevel(
  permissions: readonly RolePermission[],
  places: readonly GrantablePlace[],
  level: Level | null,
): RolePermission[] {
  const keys = new Set(places.map(keyOf));
  const changed =
    level === null ? [] : places.map(({ menuId, subMenuId }): RolePermission => ({ level, menuId, subMenuId }));
  return [...permissions.filter((permission) => !keys.has(keyOf(permission))), ...changed].toSorted((a, b) =>
    order(a) < order(b) ? -1 : 1,
  );
}

/** The places of a menu on which the editor may grant the level. */
export const grantableAt = (places: readonly GrantablePlace[], level: Level | null): readonly GrantablePlace[] =>
  places.filter(({ grantable }) => level === null || grantable.includes(level));

export interface Difference {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** How many places gain, lose or change their level. */
export function differenceOf(before: readonly RolePermission[], after: readonly RolePermission[]): Difference {
  const [was, is] = [levelsByKey(before), levelsByKey(after)];
  return {
    added: [...is.keys()].filter((key) => !was.has(key)).length,
    removed: [...was.keys()].filter((key) => !is.has(key)).length,
    changed: [...is].filter(([key, level]) => was.has(key) && was.get(key) !== level).length,
  };
}

const downloads = '/download-management';

/** Whether saving adds the list of downloads: users who may export find their files there. */
export function addsDownloads(permissions: readonly RolePermission[], places: readonly GrantablePlace[]): boolean {
  const place = places.find(({ url }) => url === downloads);
  return (
    place !== undefined &&
    permissions.some(({ level }) => actionsOf(level).includes('export')) &&
    !permissions.some((permission) => keyOf(permission) === keyOf(place))
  );
}
