import { prefetchPage, prefetchWhenIdle } from './prefetch.ts';

const loadRemote = jest.fn<Promise<unknown>, [{ id: string }]>();
const loadPage = jest.fn<Promise<unknown>, [string, string]>();
jest.mock('./loader.ts', () => ({ loadRemote: (remote: { id: string }) => loadRemote(remote) }));
jest.mock('../page/pages.ts', () => ({
  loadedPage: () => undefined,
  loadPage: (owner: string, path: string) => loadPage(owner, path),
}));
const pending = new Set<string>();
jest.mock('../registry/registry.ts', () => ({
  remoteOf: (id: string) => (id === 'gone' || pending.has(id) ? undefined : { id }),
  readRecordOf: async (id: string) => void pending.delete(id),
}));

const idle: (() => void)[] = [];
/** Runs idle callbacks until none is left. */
async function rest() {
  while (idle.length > 0) {
    idle.shift()?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}
const surroundings = ({ online = true, connection = {} }: { online?: boolean; connection?: object }) => {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

beforeEach(() => {
  idle.length = 0;
  globalThis.requestIdleCallback = ((run: () => void) => idle.push(run)) as typeof requestIdleCallback;
  surroundings({});
  loadRemote.mockReset().mockResolvedValue({});
  loadPage.mockReset().mockResolvedValue({});
});
const loaded = () => loadRemote.mock.calls.map(([{ id }]) => id);

test('remotes come one after the other, each when the browser rests', async () => {
  prefetchWhenIdle(['cards', 'membership']);
  expect(loaded()).toEqual([]);
  idle.shift()?.();
  expect(loaded()).toEqual(['cards']);
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  await rest();
  expect(loaded()).toEqual(['cards', 'membership']);
});

test('one that fails does not keep the next from coming', async () => {
  loadRemote.mockRejectedValueOnce(new Error('down'));
  prefetchWhenIdle(['cards', 'membership']);
  await rest();
  expect(loaded()).toEqual(['cards', 'membership']);
});

test('it can be stopped', async () => {
  prefetchWhenIdle(['cards'])();
  await rest();
  expect(loaded()).toEqual([]);
});

test.each([
  ['data is saved', { connection: { saveData: true } }],
  ['the line is slow', { connection: { effectiveType: '2g' } }],
  ['the line is very slow', { connection: { effectiveType: 'slow-2g' } }],
  ['there is no line', { online: false }],
])('nothing is fetched ahead where %s', async (_, around) => {
  surroundings(around);
  prefetchPage('cards', '/card-types');
  prefetchWhenIdle(['cards']);
  await rest();
  expect(loadPage).not.toHaveBeenCalled();
  expect(loaded()).toEqual([]);
});

test('a failure of a page fetched ahead is left to the visit', async () => {
  loadPage.mockRejectedValueOnce(new Error('down'));
  prefetchPage('cards', '/card-types');
  await rest();
  expect(loadPage).toHaveBeenCalledWith('cards', '/card-types');
});

test('a remote whose record was left for later is read first', async () => {
  pending.add('cards');
  prefetchWhenIdle(['cards', 'membership']);
  await rest();
  expect(loaded()).toEqual(['cards', 'membership']);
});
