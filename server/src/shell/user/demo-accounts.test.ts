import { accountsToTell, demoAccounts } from './demo-accounts.ts';
import { seedUsers } from './user-table.ts';

test.each(demoAccounts)('%s, shown at the start, is seeded and can sign in', (username) => {
  const user = seedUsers.find((seeded) => seeded.username === username);
  expect(user).toBeDefined();
  expect([null, 'local-login']).toContain(user?.special);
});

test('a start shows the password of a demonstration, and of no other console', () => {
  const generated = { source: 'generated', password: 'geheim' } as const;
  const said = (usable: boolean) =>
    accountsToTell(generated, { demoAccounts: usable, dataDirectory: '/srv/data' }).join('\n');
  expect(said(true)).toContain('password geheim');
  const earlier = { source: 'earlier', password: 'geheim' } as const;
  const again = accountsToTell(earlier, { demoAccounts: true, dataDirectory: '/srv/data' }).join('\n');
  expect(again).toMatch(/seeded at an earlier start/);
  expect(again).not.toContain('geheim');
  expect(said(false)).toBe('ADMIN01 signs in first by the password in /srv/data/demo-password, and changes it');
});
