import { mutationEndpoint, queryEndpoint } from '@console/api';
import { isReservedRole, roleCalls, type Role } from '@console/contracts/shell/roles';
import { text } from '@console/contracts/core/text';
import type { DetailSection, Refusals } from '@console/ui/detail';

type Named = { readonly secureId: string };

export const paths = {
  create: '/roles/create',
  detail: ({ secureId }: Named) => `/roles/detail?roleId=${secureId}`,
  update: ({ secureId }: Named) => `/roles/update?roleId=${secureId}`,
};
export const restrictionPath = ({ secureId }: Named): string => `/roles/update-page/${secureId}`;

export const columns = [
  'name',
  'jobName',
  'description',
  'moduleCount',
  'fullAccessCount',
  'userCount',
  'exportMode',
  'status',
];

/** What the program knows by name is changed in part, never switched off or deleted; what somebody holds is not deleted. */
export const refuses = ({ name, userCount }: Role): Refusals =>
  isReservedRole(name)
    ? { status: 'ROLE_RESERVED', delete: 'ROLE_RESERVED' }
    : userCount > 0
      ? { delete: 'ROLE_HELD' }
      : {};

/** `admin` keeps Full Access on everything and exports without limit. */
export const isAdmin = ({ name }: Pick<Role, 'name'>): boolean => name.toLowerCase() === 'admin';

export const factSections: readonly DetailSection<Role>[] = [
  {
    title: text('Peran', 'Role'),
    fields: ['name', 'jobName', 'revealPersonalData', 'secondFactor', { name: 'description', wide: true }],
  },
  { title: text('Isi', 'Contents'), fields: ['moduleCount', 'fullAccessCount', 'userCount', 'exportMode'] },
];

/** Where levels are given; changes of menus are changes of these. */
export const places = queryEndpoint(roleCalls.places, { follows: ['menu-management'] });
export const allRoles = queryEndpoint(roleCalls.all);
export const holders = queryEndpoint(roleCalls.holders, { follows: ['user'] });
export const addUsers = mutationEndpoint(roleCalls.addUsers, { invalidates: ['user'] });
export const removeUsers = mutationEndpoint(roleCalls.removeUsers, { invalidates: ['user'] });
export const restriction = queryEndpoint(roleCalls.restriction);
export const restrict = mutationEndpoint(roleCalls.restrict);
