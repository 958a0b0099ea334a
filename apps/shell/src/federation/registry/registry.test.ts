// Long: all that may become of the document of the registry, with one registry.
import { TestRegistry } from '../testing/registry.ts';

let server: TestRegistry;
let registry: typeof import('./registry.ts');
/** Loads the modules as a reload of the page in the same browser does. */
async function reopen() {
  jest.resetModules();
  registry = await import('./registry.ts');
}
beforeEach(async () => {
  server = await new TestRegistry().open();
  localStorage.clear();
  await reopen();
});
afterEach(() => jest.useRealTimers());

const known = () => {
  const state = registry.registryState();
  return 'registry' in state ? state.registry : undefined;
};
const down = () => {
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
};

test('is being read until it is known, then names its remotes with what their records say', async () => {
  await server.release([await server.remote({ integrity: { 'a.js': 'sha384-a' } })]);
  expect(registry.registryState()).toEqual({ status: 'reading' });
  await registry.readRegistryNow();
  expect(registry.registryState().status).toBe('current');
  expect(registry.remoteOf('cards')).toMatchObject({
    version: '1.0.0',
    manifest: '/remotes/cards/1.0.0/mf-manifest.json',
    disabled: null,
  });
  expect(globalThis.consoleIntegrity('/remotes/cards/1.0.0/a.js')).toBe('sha384-a');
  expect(registry.remoteOf('membership')).toBeUndefined();
});

test('a sign-out during a read ends the wait: the public document is read', async () => {
  const { session } = await import('@console/auth');
  await server.release([await server.remote()]);
  const answer = server.answer;
  server.answer = () => Promise.resolve(new Response('{}', { status: 401 }));
  const stop = registry.followSession();
  session.set({ status: 'signed-in', username: 'BUDI01', mode: 'local' });
  session.set({ status: 'signed-out', username: null, mode: 'local' });
  server.answer = answer;
  await registry.watchRegistry();
  stop();
  expect(registry.registryState().status).toBe('current');
});

test('without a session the public document is requested', async () => {
  await registry.readRegistryNow();
  expect(server.fetch.mock.calls[0]?.[0]).toBe('/api/publish/releases');
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['answers with HTML', () => Promise.resolve(new Response('<!doctype html>'))],
  ['answers with what nobody signed', () => Promise.resolve(Response.json({ result: { document: 'e30.e30.e30' } }))],
])('when it %s, what was last known good is used by the next document', async (_, fault) => {
  await server.release([await server.remote()]);
  await registry.readRegistryNow();
  const before = known();
  await reopen();
  server.answer = fault;
  await registry.readRegistryNow();
  expect(registry.registryState()).toEqual({ status: 'remembered', registry: before });
});

test('what was kept is proved again: under another key it is worth nothing', async () => {
  await server.release([await server.remote()]);
  await registry.readRegistryNow();
  await reopen();
  await server.open();
  down();
  await registry.readRegistryNow();
  expect(registry.registryState().status).toBe('unreachable');
});

test('an earlier state than was seen is a replay, and what is known stays', async () => {
  await server.release([await server.remote({ version: '2.0.0' })], { revision: 7 });
  await registry.readRegistryNow();
  await server.release([await server.remote()], { revision: 6 });
  await registry.readRegistryNow();
  expect(registry.remoteOf('cards')?.version).toBe('2.0.0');
});

test('is unreachable when nothing is known, which names the shell as the owner, and mends itself', async () => {
  down();
  await registry.readRegistryNow();
  expect(registry.registryState()).toMatchObject({
    status: 'unreachable',
    error: {
      failure: {
        kind: 'registry-unreachable',
        remote: 'shell',
        owner: { team: 'Platform Konsol' },
        message: 'Failed to fetch',
      },
    },
  });
  await server.release([await server.remote()]);
  await registry.readRegistryNow();
  expect(registry.registryState().status).toBe('current');
});

test('reports changes of the own remote only', async () => {
  const listener = jest.fn();
  const stop = registry.onRegistryChange(listener);
  const [first, second] = [await server.remote(), await server.remote({ version: '2.0.0' })];
  for (const [remote, revision, calls] of [
    [first, 1, 1],
    [first, 2, 1],
    [second, 3, 2],
  ] as const) {
    await server.release([remote], { revision });
    await registry.readRegistryNow();
    expect(listener).toHaveBeenCalledTimes(calls);
  }
  stop();
  await server.release([first], { revision: 4 });
  await registry.readRegistryNow();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('concurrent callers share one read, and watchers read at most every 30 s', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
  await server.release([]);
  await Promise.all([registry.readRegistryNow(), registry.readRegistryNow(), registry.watchRegistry()]);
  expect(server.fetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(29_999);
  await registry.watchRegistry();
  expect(server.fetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await registry.watchRegistry();
  expect(server.fetch).toHaveBeenCalledTimes(2);
});

test('a record is fetched once per release and deleted with it; one changed in storage is fetched again', async () => {
  const remote = await server.remote();
  await server.release([remote]);
  await registry.readRegistryNow();
  const records = () => server.fetch.mock.calls.filter(([url]) => url.endsWith('release.json')).length;
  await reopen();
  await registry.readRegistryNow();
  expect(records()).toBe(1);
  localStorage.setItem(`console.record.${remote.release.record}`, '{"id":"cards"}');
  await registry.readRegistryNow();
  expect(records()).toBe(2);
  await server.release([await server.remote({ version: '2.0.0' })], { revision: 2 });
  await registry.readRegistryNow();
  expect(localStorage.getItem(`console.record.${remote.release.record}`)).toBeNull();
});

test.each([
  [
    'that was changed',
    'integrity',
    (server_: TestRegistry) => server_.records.set('/remotes/cards/1.0.0/release.json', '{}'),
  ],
  [
    'in whose place a page of a proxy comes',
    'other-page',
    (server_: TestRegistry) => server_.records.set('/remotes/cards/1.0.0/release.json', '<!doctype html>'),
  ],
  [
    'that is gone',
    'manifest-missing',
    (server_: TestRegistry) => server_.records.delete('/remotes/cards/1.0.0/release.json'),
  ],
])('a record %s leaves the other remotes alone', async (_, kind, spoil) => {
  await server.release([await server.remote(), await server.remote({ id: 'membership' })]);
  spoil(server);
  await registry.readRegistryNow();
  expect(known()?.remotes.map(({ id }) => id)).toEqual(['membership']);
  expect(known()?.unread).toMatchObject([
    { error: { failure: { kind, remote: 'cards', version: '1.0.0', owner: { team: 'Tim Kartu' } } } },
  ]);
});

test('a record of another release under this hash is refused', async () => {
  const remote = await server.remote();
  await server.release([{ ...remote, release: { ...remote.release, version: '9.9.9' } }]);
  await registry.readRegistryNow();
  expect(known()?.unread).toMatchObject([{ error: { failure: { kind: 'manifest-invalid' } } }]);
});

test('hashes of earlier releases stay known, since their code may still run', async () => {
  for (const [version, revision] of [
    ['1.0.0', 1],
    ['2.0.0', 2],
  ] as const) {
    await server.release([await server.remote({ version, integrity: { 'a.js': `sha384-${version}` } })], { revision });
    await registry.readRegistryNow();
  }
  expect(globalThis.consoleIntegrity('/remotes/cards/1.0.0/a.js')).toBe('sha384-1.0.0');
  expect(globalThis.consoleIntegrity('/remotes/cards/2.0.0/a.js?again=1')).toBe('sha384-2.0.0');
  expect(globalThis.consoleIntegrity('/remotes/cards/2.0.0/b.js')).toMatch(/^sha384-A{64}$/);
});
