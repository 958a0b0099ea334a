import { accountsFor, entryOf } from './seed.ts';

test('in a demonstration all seeded accounts have its password', () => {
  expect(accountsFor(true).length).toBeGreaterThan(100);
  expect(entryOf('hash', true)).toMatchObject({ password_hash: 'hash' });
  expect(entryOf('hash', true)).not.toHaveProperty('password_temporary');
});

test('elsewhere there is only the first admin, let in by a password that must be changed', () => {
  expect(accountsFor(false).map(({ username }) => username)).toEqual(['ADMIN01']);
  expect(entryOf('hash', false)).toMatchObject({
    password_hash: 'hash',
    password_temporary: true,
    email: expect.stringMatching(/\.invalid$/),
    phone: null,
  });
});
