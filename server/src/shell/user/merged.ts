import { actionsOf, levels, type Level } from '@console/contracts/core/privileges';
import type { MergedPrivilege } from '@console/contracts/shell/user';
import type { Permission } from '../../people/privileges/permissions.ts';

/** The level with the union of the actions of all levels; Input and Approval together are no single level. */
export function mergedLevel(held: readonly Level[]): string {
  const actions = new Set(held.flatMap((level) => actionsOf(level)));
  if (actions.size === levels['Full Access'].length) return 'Full Access';
  return [...new Set(held)]
    .filter(
      (level) =>
        !held.some((other) => other !== level && actionsOf(level).every((action) => actionsOf(other).includes(action))),
    )
    .join(' + ');
}

/**
 * The union of the permissions of roles by place, with the roles that grant each (docs/model/platform.md#role-calls).
 */
export function mergedPrivileges(
  roles: readonly { readonly name: string; readonly permissions: readonly Permission[] }[],
): MergedPrivilege[] {
  const places = new Map<string, { name: string; group: string; levels: Level[]; roles: string[] }>();
  for (const role of roles) {
    for (const { privilege, subMenuName, menuName, header, level } of role.permissions) {
      const place = places.get(privilege) ?? { name: subMenuName ?? menuName, group: header, levels: [], roles: [] };
      places.set(privilege, {
        ...place,
        levels: [...place.levels, level],
        roles: place.roles.includes(role.name) ? place.roles : [...place.roles, role.name],
      });
    }
  }
  return [...places].map(([privilege, { levels: held, ...place }]): MergedPrivilege => ({
    privilege,
    ...place,
    level: mergedLevel(held),
  }));
}
