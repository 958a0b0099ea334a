import type { PlacedRelease } from '@console/contracts/platform/releases/resolved';
import { TestRegistry } from '../testing/registry.ts';

let server: TestRegistry;
let previous: PlacedRelease;
let registry: typeof import('../registry/registry.ts');
let failure: typeof import('../failure/failure.ts');
async function reopen() {
  jest.resetModules();
  [registry, failure] = [await import('../registry/registry.ts'), await import('../failure/failure.ts')];
  await registry.readRegistryNow();
}
beforeEach(async () => {
  server = await new TestRegistry().open();
  localStorage.clear();
  previous = await server.place({ version: '1.0.0' });
  await server.release([await server.remote({ version: '2.0.0' }, { fallback: previous })]);
  await reopen();
});
afterEach(() => jest.useRealTimers());
const running = () => registry.remoteOf('cards')?.version;
const failed = (kind: 'integrity' | 'entry-timeout' | 'entry-failed', passing = false) =>
  new failure.RemoteError(kind, 'x', registry.remoteOf('cards'), { passing });

test('a release that fails by its own fault is stepped back from, in this browser and for later visits', async () => {
  const error = failed('integrity');
  expect(await registry.stepBack(error)).toBe(true);
  expect(running()).toBe('1.0.0');
  await reopen();
  expect(running()).toBe('1.0.0');
  expect(JSON.parse(localStorage.getItem('console.stepped-back') ?? '')).toMatchObject({
    cards: { version: '2.0.0', to: '1.0.0', kind: 'integrity', supportId: error.failure.supportId },
  });
});

test.each([
  ['entry-timeout', false],
  ['entry-failed', true],
] as const)('%s by a network or a server is no reason', async (kind, passing) => {
  expect(await registry.stepBack(failed(kind, passing))).toBe(false);
  expect(running()).toBe('2.0.0');
});

test('the fallback has nothing to fall back to', async () => {
  await registry.stepBack(failed('integrity'));
  expect(await registry.stepBack(failed('integrity'))).toBe(false);
  expect(running()).toBe('1.0.0');
});

test('without a fallback, or with one that does not prove itself, the release stays', async () => {
  server.records.set('/remotes/cards/1.0.0/release.json', '{}');
  expect(await registry.stepBack(failed('integrity'))).toBe(false);
  await server.release([await server.remote({ version: '3.0.0' })], { revision: 2 });
  await registry.readRegistryNow();
  expect(await registry.stepBack(failed('integrity'))).toBe(false);
  expect(running()).toBe('3.0.0');
});

test('the next release is taken again, and so is the same one after a day', async () => {
  await registry.stepBack(failed('integrity'));
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'],
    now: Date.now() + 86_400_001,
  });
  await reopen();
  expect(running()).toBe('2.0.0');
  jest.useRealTimers();
  await registry.readRegistryNow();
  expect(running()).toBe('1.0.0');
  await server.release([await server.remote({ version: '3.0.0' }, { fallback: previous })], { revision: 2 });
  await registry.readRegistryNow();
  expect(running()).toBe('3.0.0');
});

test('a record that is not the released one is stepped back from while the registry is read', async () => {
  await server.release([await server.remote({ version: '4.0.0' }, { fallback: previous })], { revision: 2 });
  server.records.set('/remotes/cards/4.0.0/release.json', '{}');
  await registry.readRegistryNow();
  expect(running()).toBe('1.0.0');
});

test('three render errors within ten minutes spend the budget of a release', async () => {
  const { countRenderError, errorBudget } = await import('../failure/error-budget.ts');
  const start = Date.now();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'], now: start });
  expect([
    countRenderError('cards', '2.0.0'),
    countRenderError('cards', '2.0.0'),
    countRenderError('cards', '1.0.0'),
  ]).toEqual([false, false, false]);
  jest.setSystemTime(start + errorBudget.within + 1);
  expect(countRenderError('cards', '2.0.0')).toBe(false);
  expect(countRenderError('cards', '2.0.0')).toBe(false);
  expect(countRenderError('cards', '2.0.0')).toBe(true);
});
