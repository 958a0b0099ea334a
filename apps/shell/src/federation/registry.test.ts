import { registryWith, release } from './testing/release.ts';

const first = registryWith(release());
const second = registryWith(release({ version: '2.0.0' }));
const json = (document: unknown) => Promise.resolve(new Response(JSON.stringify(document), { headers: { 'content-type': 'application/json' } }));

const fetch = jest.fn<Promise<Response>, []>();
let registry: typeof import('./registry.ts');
beforeEach(async () => {
  jest.resetModules();
  globalThis.fetch = fetch;
  localStorage.clear();
  registry = await import('./registry.ts');
});
afterEach(() => jest.useRealTimers());

/** The same browser with the page opened anew. */
async function openAnew() {
  jest.resetModules();
  registry = await import('./registry.ts');
}

test('is being read until it is known, then names its remotes', async () => {
  fetch.mockReturnValueOnce(json(first));
  expect(registry.registryState()).toEqual({ status: 'reading' });
  await registry.readRegistryNow();
  expect(registry.registryState()).toEqual({ status: 'current', registry: first });
  expect(registry.remoteOf('cards')?.version).toBe('1.0.0');
  expect(registry.remoteOf('membership')).toBeUndefined();
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['answers with HTML', () => Promise.resolve(new Response('<!doctype html>'))],
])('when it %s, what was last known good is used by the next document', async (_, fault) => {
  fetch.mockReturnValueOnce(json(first));
  await registry.readRegistryNow();
  await openAnew();
  fetch.mockImplementationOnce(fault);
  await registry.readRegistryNow();
  expect(registry.registryState()).toEqual({ status: 'remembered', registry: first });
});

test('is unreachable when nothing is known, which names the shell as the owner, and mends itself', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(json(first));
  await registry.readRegistryNow();
  expect(registry.registryState()).toMatchObject({
    status: 'unreachable', error: { failure: { kind: 'registry-unreachable', remote: 'shell', owner: { team: 'Platform Konsol' }, message: 'Failed to fetch' } },
  });
  await registry.readRegistryNow();
  expect(registry.registryState().status).toBe('current');
});

test('what is known stays when it cannot be read again', async () => {
  fetch.mockReturnValueOnce(json(first)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await registry.readRegistryNow();
  const known = registry.registryState();
  await registry.readRegistryNow();
  expect(registry.registryState()).toBe(known);
});

test('tells of changes only', async () => {
  const listener = jest.fn();
  const stop = registry.onRegistryChange(listener);
  fetch.mockReturnValueOnce(json(first)).mockReturnValueOnce(json(first)).mockReturnValueOnce(json(second)).mockReturnValueOnce(json(first));
  for (const calls of [1, 1, 2]) {
    await registry.readRegistryNow();
    expect(listener).toHaveBeenCalledTimes(calls);
  }
  stop();
  await registry.readRegistryNow();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('is asked once by all who want it at the same time, and at most every 30 s by those who only watch', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  fetch.mockReset().mockImplementation(() => json(first));
  await Promise.all([registry.readRegistryNow(), registry.readRegistryNow(), registry.watchRegistry()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(29_999);
  await registry.watchRegistry();
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await registry.watchRegistry();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('hashes of earlier releases stay known, since their code may still run', async () => {
  const listed = (version: string, hash: string) => release({ version, manifest: `/remotes/cards/${version}/mf-manifest.json`, integrity: { 'a.js': hash } });
  fetch.mockReturnValueOnce(json(registryWith(listed('1.0.0', 'sha384-one')))).mockReturnValueOnce(json(registryWith(listed('2.0.0', 'sha384-two'))));
  await registry.readRegistryNow();
  await registry.readRegistryNow();
  expect(globalThis.consoleIntegrity('/remotes/cards/1.0.0/a.js')).toBe('sha384-one');
  expect(globalThis.consoleIntegrity('/remotes/cards/2.0.0/a.js?again=1')).toBe('sha384-two');
  expect(globalThis.consoleIntegrity('/remotes/cards/2.0.0/b.js')).toMatch(/^sha384-A{64}$/);
});
