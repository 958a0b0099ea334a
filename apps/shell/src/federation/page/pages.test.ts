import type { RegistryRemote } from '@console/contracts/core/remote';
import type { RemoteError } from '../failure/failure.ts';
import { TestRegistry } from '../testing/registry.ts';
import { declaration, release } from '../testing/release.ts';

const loadRemote = jest.fn();
const running = new Map<string, RegistryRemote>();
jest.mock('../load/runtime.ts', () => ({}));
jest.mock('../load/loader.ts', () => ({
  ...jest.requireActual<object>('../load/loader.ts'),
  loadRemote: (remote: unknown) => loadRemote(remote) as unknown,
  runningRelease: (id: string) => running.get(id),
}));

let server: TestRegistry;
let pages: typeof import('./pages.ts');
let registry: typeof import('../registry/registry.ts');
beforeEach(async () => {
  jest.resetModules();
  localStorage.clear();
  running.clear();
  server = await new TestRegistry().open();
  await server.release([await server.remote({}, { fallback: await server.place({ version: '0.8.0' }) })]);
  registry = await import('../registry/registry.ts');
  await registry.readRegistryNow();
  pages = await import('./pages.ts');
  loadRemote.mockReset().mockResolvedValue({ remote: declaration(), release: release() });
});
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as RemoteError).failure,
  );

test('a page of a remote is loaded through it, once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => null }));
  loadRemote.mockResolvedValue({ remote: declaration(load), release: release() });
  expect(pages.loadedPage('cards', '/card-types')).toBeUndefined();
  const page = await pages.loadPage('cards', '/card-types');
  expect(await pages.loadPage('cards', '/card-types')).toBe(page);
  expect(pages.loadedPage('cards', '/card-types')).toBe(page);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page of the shell needs no remote', async () => {
  await pages.loadPage(declaration(), '/card-types');
  expect(loadRemote).not.toHaveBeenCalled();
});

test.each([
  ['module-missing', '/gone', declaration()],
  ['module-missing', '/card-types', declaration(() => Promise.resolve({ default: undefined }))],
  ['render-failed', '/card-types', declaration(() => Promise.reject(new Error('thrown while it was evaluated')))],
])('%s at %s', async (kind, path, remote) => {
  running.set('cards', release());
  loadRemote.mockResolvedValue({ remote, release: release() });
  expect(await failureOf(pages.loadPage('cards', path))).toMatchObject({
    kind,
    remote: 'cards',
    owner: { team: 'Tim Kartu' },
  });
});

test('a failure names the release that runs, not the one released since', async () => {
  running.set('cards', release({ version: '0.9.0' }));
  loadRemote.mockResolvedValue({
    remote: declaration(() => Promise.reject(new Error('x'))),
    release: release({ version: '0.9.0' }),
  });
  expect((await failureOf(pages.loadPage('cards', '/card-types')))?.version).toBe('0.9.0');
});

test('a remote that is no longer in the registry is explained by the shell', async () => {
  expect(await failureOf(pages.loadPage('gone', '/x'))).toMatchObject({
    kind: 'registry-unreachable',
    owner: { team: 'Platform Konsol' },
  });
});

test('a retry reads the registry first, and fetches again what failed', async () => {
  const load = jest
    .fn<Promise<{ readonly default: unknown }>, []>()
    .mockRejectedValueOnce(new Error('x'))
    .mockResolvedValueOnce({ default: () => null });
  running.set('cards', release());
  loadRemote.mockResolvedValue({ remote: declaration(load), release: release() });
  await failureOf(pages.loadPage('cards', '/card-types'));
  const requests = server.fetch.mock.calls.length;
  await expect(pages.retryPage('cards', '/card-types')).resolves.toBeDefined();
  expect(server.fetch.mock.calls.length).toBe(requests + 1);
});

test('a release that fails before anything of it runs is replaced by the one before at once', async () => {
  const { RemoteError } = await import('../failure/failure.ts');
  loadRemote.mockImplementationOnce((remote: RegistryRemote) =>
    Promise.reject(new RemoteError('entry-failed', 'thrown', remote)),
  );
  await expect(pages.loadPage('cards', '/card-types')).resolves.toBeDefined();
  expect(loadRemote.mock.calls.map(([remote]) => (remote as RegistryRemote).version)).toEqual(['1.0.0', '0.8.0']);
});

test('what runs already is not replaced in its document', async () => {
  const { RemoteError } = await import('../failure/failure.ts');
  running.set('cards', release());
  loadRemote.mockResolvedValue({
    remote: declaration(() => Promise.reject(new RemoteError('integrity', 'changed', release()))),
    release: release(),
  });
  expect((await failureOf(pages.loadPage('cards', '/card-types')))?.kind).toBe('integrity');
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(registry.remoteOf('cards')?.version).toBe('0.8.0');
});

test('nothing of a remote that is switched off is loaded, and its pages say why', async () => {
  await pages.loadPage('cards', '/card-types');
  await server.release([await server.remote({}, { disabled: 'Salah hitung biaya' })], { revision: 2 });
  await registry.readRegistryNow();
  loadRemote.mockClear();
  expect(pages.loadedPage('cards', '/card-types')).toBeUndefined();
  expect(await failureOf(pages.loadPage('cards', '/card-types'))).toMatchObject({
    kind: 'disabled',
    message: 'Salah hitung biaya',
    own: false,
  });
  expect(loadRemote).not.toHaveBeenCalled();
});

test('a prefetched page passes its result to the visit, once; the next visit retries', async () => {
  loadRemote.mockRejectedValue(new Error('gone'));
  pages.startPage('cards', '/card-types');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const calls = loadRemote.mock.calls.length;
  await expect(pages.loadPage('cards', '/card-types')).rejects.toThrow('gone');
  loadRemote.mockResolvedValue({ remote: declaration(), release: release() });
  expect(calls).toBeGreaterThan(0);
  await expect(pages.loadPage('cards', '/card-types')).resolves.toBeDefined();
});

test('two who ask at the same time wait for one attempt, so that a step back answers both', async () => {
  loadRemote
    .mockRejectedValueOnce(new Error('starts no more'))
    .mockResolvedValue({ remote: declaration(), release: release({ version: '0.8.0' }) });
  const [one, other] = await Promise.allSettled([
    pages.loadPage('cards', '/card-types'),
    pages.loadPage('cards', '/card-types'),
  ]);
  expect(one).toEqual(other);
});
