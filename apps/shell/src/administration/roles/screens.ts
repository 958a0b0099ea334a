import type { Columns } from '@console/ui/list';
import { mutationEndpoint, queryEndpoint } from '@console/api';
import { isReservedRole, roleCalls, type Role } from '@console/contracts/shell/roles';
import { recordAt } from '@console/contracts/routes/address';
import { roles as routes } from '@console/contracts/routes/modules';
import { text } from '@console/contracts/core/text';
import { pathsOf } from '@console/ui/crud';
import type { DetailSection, Refusals } from '@console/ui/detail';

export const paths = pathsOf(routes);
export const restrictionPath = recordAt('/roles/update-page/:id');

export const columns: Columns<Role> = [
  'name',
  'jobName',
  'description',
  'moduleCount',
  'fullAccessCount',
  'userCount',
  'exportMode',
  'status',
];

/**
 * Roles that the program refers to by name cannot be renamed, disabled or deleted; a role with holders cannot be
 * deleted.
 */
export const refuses = ({ name, userCount }: Role): Refusals =>
  isReservedRole(name)
    ? { status: 'ROLE_RESERVED', delete: 'ROLE_RESERVED' }
    : userCount > 0
      ? { delete: 'ROLE_HELD' }
      : {};

/** `admin` keeps Full Access on everything and unlimited export. */
export const isAdmin = ({ name }: Pick<Role, 'name'>): boolean => name.toLowerCase() === 'admin';

export const factSections: readonly DetailSection<Role>[] = [
  {
    title: text('Peran', 'Role'),
    fields: ['name', 'jobName', 'revealPersonalData', 'secondFactor', { name: 'description', wide: true }],
  },
  { title: text('Isi', 'Contents'), fields: ['moduleCount', 'fullAccessCount', 'userCount', 'exportMode'] },
];

/** Places on which levels can be granted; refetched when menus change. */
export const places = queryEndpoint(roleCalls.places, { follows: ['menu-management'] });
export const allRoles = queryEndpoint(roleCalls.all);
export const holders = queryEndpoint(roleCalls.holders, { follows: ['user'] });
export const addUsers = mutationEndpoint(roleCalls.addUsers, { invalidates: ['user'] });
export const removeUsers = mutationEndpoint(roleCalls.removeUsers, { invalidates: ['user'] });
export const restriction = queryEndpoint(roleCalls.restriction);
export const restrict = mutationEndpoint(roleCalls.restrict);
