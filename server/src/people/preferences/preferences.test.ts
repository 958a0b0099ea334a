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

test('as many preferences as a person may have are kept, also when more come at once', async () => {
  const value = 'z'.repeat(100);
  const answers = await Promise.all(
    Array.from({ length: preferenceLimits.keys + 20 }, (_, n) => put(`list.n-${n}`, value)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(preferenceLimits.keys);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('PREFERENCE_LIMIT');
  expect(Object.keys(await all())).toHaveLength(preferenceLimits.keys);
});

test('all preferences of a person together have a limit', async () => {
  const large = 'y'.repeat(preferenceLimits.characters - 2);
  const most = preferenceLimits.allCharacters / preferenceLimits.characters;
  const user = { ...admin, userId: '00000000-0000-4000-8000-000000000001' };
  const answers = await Promise.all(Array.from({ length: most + 5 }, (_, n) => put(`list.l-${n}`, large, user)));
  const kept = answers.filter(({ status }) => status === 200).length;
  expect([most - 1, most]).toContain(kept);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('PREFERENCE_SPACE');
  expect((await put('list.l-0', 'short', user)).status).toBe(200);
});
