import { menuGroups } from '@console/contracts/core/privileges';
import type { MergedPrivilege } from '@console/contracts/shell/user';

export interface PrivilegeGroup {
  readonly title: string;
  readonly privileges: readonly MergedPrivilege[];
}

/** Privileges by the groups of the sidebar, in their order; empty groups are left out. */
export const byGroup = (privileges: readonly MergedPrivilege[]): readonly PrivilegeGroup[] =>
  menuGroups
    .map(({ key, title }) => ({ title, privileges: privileges.filter(({ group }) => group === key) }))
    .filter((group) => group.privileges.length > 0);
