import { TestRegistry } from '../testing/registry.ts';

let server: TestRegistry;
let registry: typeof import('./registry.ts');
let noticeRevision: (revision: number) => void;
beforeEach(async () => {
  server = await new TestRegistry().open();
  localStorage.clear();
  jest.resetModules();
  registry = await import('./registry.ts');
  ({ noticeRevision } = await import('./announced.ts'));
});
afterEach(() => jest.useRealTimers());

const { setTimeout: realTimeout } = globalThis;
/** Lets the signature be proved, which no fake clock moves. */
const moment = () =>
  new Promise((resolve) => {
    realTimeout(resolve, 20);
  });

test('what the services tell of a later state is read once, in a moment; what is known already is not', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await server.release([await server.remote()], { revision: 7 });
  await registry.readRegistryNow();
  noticeRevision(7);
  await server.release([await server.remote({ version: '2.0.0' })], { revision: 8 });
  const before = server.fetch.mock.calls.length;
  noticeRevision(8);
  noticeRevision(8);
  expect(server.fetch).toHaveBeenCalledTimes(before);
  jest.advanceTimersByTime(2_000);
  await registry.readRegistryNow();
  expect(registry.remoteOf('cards')?.version).toBe('2.0.0');
  expect(server.fetch.mock.calls.slice(before).filter(([url]) => url.endsWith('/releases'))).toHaveLength(1);
});

test('what the services tell while they cannot be read is read once they answer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await server.release([await server.remote({}, { disabled: 'Sedang diperbaiki' })], { revision: 7 });
  await registry.readRegistryNow();
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  noticeRevision(8);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(registry.remoteOf('cards')?.disabled).toBe('Sedang diperbaiki');
  await server.release([await server.remote()], { revision: 8 });
  for (let tries = 0; tries < 20 && registry.remoteOf('cards')?.disabled != null; tries += 1) {
    await jest.advanceTimersByTimeAsync(5_000);
    await moment();
  }
  expect(registry.remoteOf('cards')?.disabled).toBeNull();
});
