import { demoAccounts } from './demo-accounts.ts';
import { seedUsers } from './user-table.ts';

test.each(demoAccounts)('%s, shown at the start, is seeded and can sign in', (username) => {
  const user = seedUsers.find((seeded) => seeded.username === username);
  expect(user).toBeDefined();
  expect([null, 'local-login']).toContain(user?.special);
});
