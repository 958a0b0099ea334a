import { TestRegistry } from '../testing/registry.ts';

let server: TestRegistry;
let registry: typeof import('./registry.ts');
beforeEach(async () => {
  server = await new TestRegistry().open();
  localStorage.clear();
  jest.resetModules();
  registry = await import('./registry.ts');
  history.replaceState(null, '', '/card-types');
});
afterEach(() => history.replaceState(null, '', '/'));

const named = async (id: string, path: string) => server.remote({ id }, { pages: { [`${id}:browse`]: [path] } });
const both = async () => [await named('cards', '/card-types'), await named('membership', '/members/:id')];
const records = () => server.fetch.mock.calls.map(([url]) => url).filter((url) => url.endsWith('/release.json'));
const state = () => {
  const found = registry.registryState();
  return 'registry' in found ? found.registry : undefined;
};

test('before the first page only the record of its own remote is read; the pages of others are known', async () => {
  await server.release(await both());
  await registry.readRegistryNow();
  expect(records()).toHaveLength(1);
  expect(registry.remoteOf('cards')).toBeDefined();
  expect(state()?.pending).toMatchObject([{ id: 'membership', pages: { 'membership:browse': ['/members/:id'] } }]);
});

test('a record that was left for later is read once when it is wanted, and stays', async () => {
  await server.release(await both());
  await registry.readRegistryNow();
  await Promise.all([registry.readRecordOf('membership'), registry.readRecordOf('membership')]);
  expect(records()).toHaveLength(2);
  expect([registry.remoteOf('membership')?.id, registry.pendingRemotes()]).toEqual(['membership', []]);
  await registry.refreshRegistry();
  expect([registry.remoteOf('membership')?.id, registry.pendingRemotes()]).toEqual(['membership', []]);
});

test('one that is read while the registry is read again is not left for later again', async () => {
  await server.release(await both());
  await registry.readRegistryNow();
  await Promise.all([registry.refreshRegistry(), registry.readRecordOf('membership')]);
  expect(registry.pendingRemotes()).toEqual([]);
});

test('one that cannot be read is said to be unavailable', async () => {
  await server.release(await both());
  server.records.delete('/remotes/membership/1.0.0/release.json');
  await registry.readRegistryNow();
  expect(registry.unreadOf('membership')).toBeUndefined();
  await registry.readRecordOf('membership');
  expect(registry.unreadOf('membership')?.failure.kind).toBe('manifest-missing');
});
