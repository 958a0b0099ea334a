import type { RegistryRemote } from '@console/contracts/remote';
import type { RemoteError } from './failure.ts';
import { declaration, registryWith, release } from './testing/release.ts';

const loadRemote = jest.fn();
const running = new Map<string, RegistryRemote>();
jest.mock('./runtime.ts', () => ({}));
jest.mock('./loader.ts', () => ({
  ...jest.requireActual<object>('./loader.ts'), loadRemote: (remote: unknown) => loadRemote(remote) as unknown, runningRelease: (id: string) => running.get(id),
}));

const fetch = jest.fn(() => Promise.resolve(new Response(JSON.stringify(registryWith(release())))));
let pages: typeof import('./pages.ts');
beforeEach(async () => {
  jest.resetModules();
  running.clear();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  const registry = await import('./registry.ts');
  await registry.readRegistryNow();
  pages = await import('./pages.ts');
  loadRemote.mockReset().mockResolvedValue({ remote: declaration() });
});
const failureOf = (work: Promise<unknown>) => work.then(() => undefined, (error: unknown) => (error as RemoteError).failure);

test('a page of a remote is loaded through it, once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => null }));
  loadRemote.mockResolvedValue({ remote: declaration(load) });
  expect(pages.knownPage('cards', '/card-types')).toBeUndefined();
  const page = await pages.loadPage('cards', '/card-types');
  expect(await pages.loadPage('cards', '/card-types')).toBe(page);
  expect(pages.knownPage('cards', '/card-types')).toBe(page);
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
  loadRemote.mockResolvedValue({ remote });
  expect(await failureOf(pages.loadPage('cards', path))).toMatchObject({ kind, remote: 'cards', owner: { team: 'Tim Kartu' } });
});

test('a failure names the release that runs, not the one released since', async () => {
  running.set('cards', release({ version: '0.9.0' }));
  loadRemote.mockResolvedValue({ remote: declaration(() => Promise.reject(new Error('x'))) });
  expect((await failureOf(pages.loadPage('cards', '/card-types')))?.version).toBe('0.9.0');
});

test('a remote that the registry names no more is the shell\'s to explain', async () => {
  expect(await failureOf(pages.loadPage('gone', '/x'))).toMatchObject({ kind: 'registry-unreachable', owner: { team: 'Platform Konsol' } });
});

test('a retry reads the registry first, and what failed is asked for again', async () => {
  const load = jest.fn<Promise<{ readonly default: unknown }>, []>().mockRejectedValueOnce(new Error('x')).mockResolvedValueOnce({ default: () => null });
  loadRemote.mockResolvedValue({ remote: declaration(load) });
  await failureOf(pages.loadPage('cards', '/card-types'));
  const asked = fetch.mock.calls.length;
  await expect(pages.retryPage('cards', '/card-types')).resolves.toBeDefined();
  expect(fetch.mock.calls.length).toBe(asked + 1);
});
