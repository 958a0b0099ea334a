import { useDatabase } from '../../../test/database.ts';
import { testConfiguration } from '../../../test/environment.ts';
import type { Services } from '../services.ts';
import { Unavailable } from '../unavailable.ts';
import { stateOf } from './dependency-state.ts';
import { recentCauses } from './recent-causes.ts';

const database = useDatabase();
const services = (ask: NonNullable<Services['database']['ask']>): Services => {
  const { current } = database;
  const configuration = testConfiguration(current.dataDirectory);
  return { configuration, db: current.db, database: { ...current, ask } } as unknown as Services;
};

test('a database that can only be read serves reads: that is named, and nothing is down', async () => {
  expect(await stateOf(services(async () => ({ readOnly: true })))).toMatchObject({
    down: null,
    impaired: ['DATABASE_READ_ONLY'],
  });
});

test('a silent server is down', async () => {
  const silent = () => Promise.reject(new Unavailable('DATABASE_UNAVAILABLE', 'silent'));
  expect(await stateOf(services(silent))).toMatchObject({ down: 'DATABASE_UNAVAILABLE', impaired: [] });
});

test('what calls met last is named first', async () => {
  const answering = services(async () => ({ readOnly: false }));
  for (const code of ['DATABASE_UNAVAILABLE', 'DATABASE_FULL', 'DATABASE_UNAVAILABLE', 'DATABASE_FULL'] as const)
    recentCauses(answering).note(code);
  expect((await stateOf(answering)).impaired).toEqual(['DATABASE_FULL', 'DATABASE_UNAVAILABLE']);
});
