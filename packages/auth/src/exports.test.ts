import type { Level } from '@console/contracts/core/privileges';
import { exportBreach, roleExports } from './exports.ts';

const role = (secureId: string, levels: Readonly<Record<string, Level>>) => ({
  secureId,
  permission: {
    menu: { privilege: null, description: null } as never,
    subMenus: Object.entries(levels).map(
      ([module, description]) => ({ privilege: `${module}:browse`, description }) as never,
    ),
  },
});
const roles = [
  role('auditor', { cards: 'View and Export', logs: 'View and Export' }),
  role('guest', { cards: 'View Only' }),
  role('free', { cards: 'Full Access' }),
];
const breach = (limits: Parameters<typeof roleExports>[1], module: string, openPeriod = false) =>
  exportBreach(roleExports(roles, limits), { privilege: `${module}:browse`, module }, openPeriod);

test('a role that blocks exports blocks them where it would allow them, and nowhere else', () => {
  expect(breach([{ roleSecureId: 'auditor', lines: null }], 'cards')).toEqual({ rule: 'mode' });
  expect(breach([{ roleSecureId: 'guest', lines: null }], 'cards')).toBeUndefined();
  expect(breach([], 'cards')).toBeUndefined();
});

test('a module without a line may not be exported', () => {
  const limits = [{ roleSecureId: 'auditor', lines: { cards: null } }];
  expect([breach(limits, 'cards'), breach(limits, 'logs')]).toEqual([undefined, { rule: 'line' }]);
});

test('records that are part of a module are exported by its line', () => {
  const limits = roleExports(roles, [{ roleSecureId: 'auditor', lines: { cards: null } }]);
  expect(exportBreach(limits, { privilege: 'cards:browse', module: 'card-stays' }, false)).toBeUndefined();
});

test('a list with a period needs one where the line has a longest', () => {
  const limits = [{ roleSecureId: 'auditor', lines: { logs: 92 } }];
  expect([breach(limits, 'logs', true), breach(limits, 'logs')]).toEqual([{ rule: 'period', maximum: 92 }, undefined]);
});
