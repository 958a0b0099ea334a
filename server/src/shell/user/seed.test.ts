import { entryOf } from './seed.ts';
import { seedUsers } from './user-table.ts';

const entries = (demoAccounts: boolean) =>
  seedUsers.map(({ username }) => ({ username, ...entryOf(username, 'hash', demoAccounts) }));

test('in a demonstration all seeded accounts have its password', () => {
  for (const entry of entries(true)) expect(entry).toMatchObject({ password_hash: 'hash' });
});

test('elsewhere only the first admin is let in, by a password that must be changed', () => {
  const first = entries(false).find(({ username }) => username === 'ADMIN01');
  const others = entries(false).filter(({ username }) => username !== 'ADMIN01');
  expect(first).toMatchObject({ username: 'ADMIN01', password_hash: 'hash', password_temporary: true });
  expect(others.length).toBeGreaterThan(100);
  for (const entry of others)
    expect(entry).toMatchObject({ status: 'inactive', password_hash: null, password_changed_at: null });
});
