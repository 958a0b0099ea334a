import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { callers } from '../auth/callers.ts';
import { scopesOf } from './scopes-of.ts';

const server = useServer({ modules });

/** A scope without who looks, its lists in one order. */
const plain = (scope: object) =>
  Object.fromEntries(
    Object.entries(scope)
      .filter(([name]) => name !== 'viewer')
      .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value as string[])].toSorted() : value]),
  );

test('the scopes of all users at once are those that each of them has alone', async () => {
  const { services } = server.current.app;
  const { db } = services;
  const users = await db.selectFrom('app_user').select('id').where('status', '=', 'active').execute();
  const ids = users.map(({ id }) => id);
  const together = await scopesOf(db, ids);
  expect(together.size).toBe(ids.length);
  const kinds = new Set<string>();
  for (const id of ids) {
    const { scope, mappingType } = await db.transaction().execute((tx) => callers(services).ofUser(tx, id));
    kinds.add(mappingType ?? 'none');
    expect(plain(together.get(id)!)).toEqual(plain(scope));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['NATIONAL', 'MRA', 'BRANCH']));
});
