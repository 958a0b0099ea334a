import { randomUUID } from 'node:crypto';
import { actionsOf, type Action } from '@console/contracts/core/privileges';
import type { Caller } from '../src/platform/context.ts';
import { roleId } from '../src/people/roles/seed-id.ts';

/** A caller for tests. `levels` gives a level by privilege; `'*'` is the level on all. */
export function testCaller(
  username: string,
  levels: Readonly<Record<string, string>>,
  rest: Partial<Caller> = {},
): Caller {
  return {
    userId: randomUUID(),
    username,
    name: username.toLowerCase(),
    sessionId: randomUUID(),
    roles: [],
    isAdmin: false,
    mappingType: 'NATIONAL',
    scope: { type: 'all' },
    privilegesVersion: 1,
    // Always fresh, whatever time a test sets.
    provenAt: new Date('9999-12-31T00:00:00Z'),
    ...rest,
    can: (privilege: string, action: Action) => {
      const level = levels[privilege] ?? levels['*'];
      return level !== undefined && actionsOf(level).includes(action);
    },
  };
}

export const admin = testCaller(
  'ADMIN01',
  { '*': 'Full Access' },
  { isAdmin: true, roles: [{ secureId: roleId('admin'), name: 'admin', jobName: null }] },
);
export const viewer = testCaller('VIEWER01', { '*': 'View Only' });
export const nobody = testCaller('NOBODY01', {});
