import { menuGroups } from '@console/contracts/core/privileges';
import type { MenuItem, UserRole } from '@console/contracts/shell/privileges';
import type { HeldRole, Permission } from '../privileges/permissions.ts';

const groupOrder = new Map<string, number>(menuGroups.map(({ key }, index) => [key, index]));
const orderOfGroup = (permission: Permission) => groupOrder.get(permission.header) ?? menuGroups.length;

const byPlace = (a: Permission, b: Permission): number =>
  orderOfGroup(a) - orderOfGroup(b) ||
  a.menuOrder - b.menuOrder ||
  a.menuName.localeCompare(b.menuName) ||
  a.order - b.order ||
  (a.subMenuName ?? '').localeCompare(b.subMenuName ?? '');

const subMenuOf = ({ menuName, subMenuName, url, icon, level, privilege, linkOnly, order }: Permission): MenuItem => ({
  menu_name: menuName,
  submenu_name: subMenuName,
  url,
  icon,
  description: level,
  privilege,
  linkOnly,
  order,
  active: true,
});

function entryOf({ secureId, name, jobName }: HeldRole, permissions: readonly Permission[]): UserRole[] {
  const [any] = permissions;
  if (!any) return [];
  const own = permissions.find(({ subMenuName }) => subMenuName === null);
  const menu: MenuItem = {
    menu_name: any.menuName,
    submenu_name: null,
    url: own?.url ?? null,
    icon: any.menuIcon,
    description: own?.level ?? null,
    header: any.header,
    category: any.header,
    privilege: own?.privilege ?? null,
    order: any.menuOrder,
    active: true,
  };
  return [
    {
      secureId,
      name,
      jobName,
      permission: { menu, subMenus: permissions.filter(({ subMenuName }) => subMenuName !== null).map(subMenuOf) },
    },
  ];
}

/** `userRoles` of the privileges answer: one entry per role and menu, in sidebar order. */
export const userRolesOf = (roles: readonly HeldRole[]): UserRole[] =>
  roles.flatMap((role) => {
    const permissions = role.permissions.toSorted(byPlace);
    const menus = new Set(permissions.map(({ menuId }) => menuId));
    return [...menus].flatMap((menu) =>
      entryOf(
        role,
        permissions.filter(({ menuId }) => menuId === menu),
      ),
    );
  });
