import { actionsOf, isHeadOffice, type Action } from '@console/contracts/core/privileges';
import { levelOn } from '../../server/src/people/privileges/levels.fixture.ts';
import { seedRoles } from '../../server/src/shell/roles/role-table.ts';
import { seedUsers } from '../../server/src/shell/user/user-table.ts';

/** A seeded role with an account that has no other role or exception. */
export interface SeededRole {
  readonly name: string;
  readonly username: string;
  readonly isHeadOffice: boolean;
  readonly mapping: (typeof seedUsers)[number]['mapping'];
  /** Actions that its level allows on a privilege, by the model's table of roles; `null` without access. */
  readonly actionsOn: (privilege: string) => ReadonlySet<Action> | null;
}

/** All seeded roles in the order of the model's table (docs/model/shell.md#seeded-roles-and-users). */
export const seededRoles: readonly SeededRole[] = seedRoles.map(({ name }) => {
  const user = seedUsers.find(({ role, special }) => role === name && special === null);
  if (!user) throw new Error(`No seeded account has the role ${name}`);
  return {
    name,
    username: user.username,
    isHeadOffice: isHeadOffice(user.mapping, name === 'admin'),
    mapping: user.mapping,
    actionsOn(privilege) {
      const level = levelOn(name, privilege);
      return level && new Set(actionsOf(level));
    },
  };
});
