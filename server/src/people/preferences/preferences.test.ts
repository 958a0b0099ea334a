import { preferenceCalls, preferenceLimits } from '@console/contracts/platform/preferences';
import { admin, nobody } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { preferences } from './module.ts';

const server = useServer({ modules: [preferences] });
const put = (key: string, value: unknown, caller = admin) =>
  server.current.call(preferenceCalls.put, caller, { parameters: { key }, body: { value } });
const all = async (caller = admin) => (await server.current.call(preferenceCalls.all, caller)).result;

test('a preference is kept for its user alone, replaced and forgotten', async () => {
  await put('list.card-types', { order: ['name', 'code'], hidden: [] });
  await put('list.card-types', { order: ['code'], hidden: ['name'] });
  expect(await all()).toEqual({ 'list.card-types': { order: ['code'], hidden: ['name'] } });
  expect(await all(nobody)).toEqual({});
  await put('list.card-types', null);
  expect(await all()).toEqual({});
});

test.each([
  ['', 'x'],
  ['List', 'x'],
  ['list..x', 'x'],
  ['list.x', 'y'.repeat(preferenceLimits.characters)],
])('an odd key or a huge value is refused: %s', async (key, value) => {
  expect((await put(key, value)).status).toBeGreaterThanOrEqual(404);
  expect(await all()).toEqual({});
});
