import { actionsOf, type Action, type Level, type MenuGroup } from '@console/contracts/core/privileges';

/** A place of the sidebar with the level of a role. */
export interface Permission {
  readonly menuId: string;
  readonly header: MenuGroup;
  readonly menuName: string;
  readonly menuIcon: string | null;
  readonly menuOrder: number;
  /** `null` when the menu itself is the place. */
  readonly subMenuName: string | null;
  readonly icon: string | null;
  readonly order: number;
  readonly url: string;
  readonly privilege: string;
  readonly linkOnly: boolean;
  readonly level: Level;
}

/** A place of the sidebar without a level. */
export type Place = Omit<Permission, 'level'>;

export interface HeldRole {
  readonly secureId: string;
  readonly name: string;
  readonly jobName: string | null;
  readonly permissions: readonly Permission[];
}

/** Permissions of every signed-in user: home and the own profile. */
const always: Readonly<Record<string, Level>> = { 'home:browse': 'View Only', 'profile:browse': 'Input' };

const strongest = (levels: readonly Level[]): Level | undefined =>
  levels.toSorted((a, b) => actionsOf(b).length - actionsOf(a).length)[0];

/** Adds the link-only places whose privilege the role holds through another place, with that place's level. */
function withLinks(permissions: readonly Permission[], places: readonly Place[]): Permission[] {
  const links = places
    .filter((place) => place.linkOnly)
    .flatMap((place) => {
      const level = strongest(
        permissions.filter(({ privilege }) => privilege === place.privilege).map((permission) => permission.level),
      );
      return level ? [{ ...place, level }] : [];
    });
  return [...permissions, ...links];
}

/**
 * Completes the permissions of roles: link-only places, and under the first role home and profile, which everyone has.
 * @param places all active places, including home and profile.
 */
export function complete(roles: readonly HeldRole[], places: readonly Place[]): HeldRole[] {
  const held = new Set(roles.flatMap((role) => role.permissions.map(({ privilege }) => privilege)));
  const common = places.flatMap((place) => {
    const level = always[place.privilege];
    return level && !held.has(place.privilege) ? [{ ...place, level }] : [];
  });
  return roles.map((role, index) => ({
    ...role,
    permissions: withLinks([...role.permissions, ...(index === 0 ? common : [])], places),
  }));
}

/** The actions allowed on each privilege: the union of the levels of all roles. */
export function allowedActions(roles: readonly HeldRole[]): ReadonlyMap<string, ReadonlySet<Action>> {
  const allowed = new Map<string, Set<Action>>();
  const allow = (privilege: string, level: Level) => {
    const actions = allowed.get(privilege) ?? new Set();
    for (const action of actionsOf(level)) actions.add(action);
    allowed.set(privilege, actions);
  };
  for (const [privilege, level] of Object.entries(always)) allow(privilege, level);
  for (const { permissions } of roles) for (const { privilege, level } of permissions) allow(privilege, level);
  return allowed;
}
