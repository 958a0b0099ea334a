import { actionsOf, isHeadOffice, type Action } from '@console/contracts/privileges';
import { levelOn } from '../../server/src/platform/privileges/levels.fixture.ts';
import { seedRoles } from '../../server/src/shell/roles/role-table.ts';
import { seedUsers } from '../../server/src/shell/user/user-table.ts';

/** A seeded role, seen through an account that has it and nothing unusual. */
export interface SeededRole {
  readonly name: string;
  readonly username: string;
  readonly isHeadOffice: boolean;
  /** What its level allows on a privilege by the model's table of roles; `null`: it is not held. */
  readonly actionsOn: (privilege: string) => ReadonlySet<Action> | null;
}

/** All seeded roles in the order of the model's table (shell model, "Seed: roles and users"). */
export const seededRoles: readonly SeededRole[] = seedRoles.map(({ name }) => {
  const user = seedUsers.find(({ role, special }) => role === name && special === null);
  if (!user) throw new Error(`No seeded account has the role ${name}`);
  return {
    name, username: user.username, isHeadOffice: isHeadOffice(user.mapping, name === 'admin'),
    actionsOn(privilege) {
      const level = levelOn(name, privilege);
      return level && new Set(actionsOf(level));
    },
  };
});
