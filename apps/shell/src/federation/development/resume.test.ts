import { developmentMeta, developmentType } from '@console/contracts/platform/releases/development-page';
import { TestRegistry } from '../testing/registry.ts';

const permission = {
  id: '0190aaaa-0000-4000-8000-000000000001',
  username: 'ADMIN01',
  remote: 'cards',
  address: 'http://localhost:4251',
  validUntil: '2999-01-01T00:00:00.000Z',
};
let registry: TestRegistry;
let storage: typeof import('./stored-permission.ts');
let resumeDevelopment: typeof import('./resume.ts').resumeDevelopment;
let running: typeof import('./running.ts');
const go = jest.fn();

beforeEach(async () => {
  jest.resetModules();
  go.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/card-types?q=1');
  registry = await new TestRegistry().open();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (...given: readonly unknown[]) => (given.at(-1) as () => unknown)() },
  });
  const { session } = await import('@console/auth');
  session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
  [storage, running, { resumeDevelopment }] = await Promise.all([
    import('./stored-permission.ts'),
    import('./running.ts'),
    import('./resume.ts'),
  ]);
});

const keep = async (change: Partial<typeof permission> = {}, typ: string = developmentType) =>
  storage.storePermission(await registry.sign({ ...permission, ...change }, { typ }));
const allow = (id: string) => {
  const meta = document.createElement('meta');
  meta.name = developmentMeta;
  meta.content = JSON.stringify(id);
  document.head.append(meta);
};

test('a page whose policy does not allow the remote is left for one that does, at the same address', async () => {
  await keep();
  expect(await resumeDevelopment(go)).toBe(true);
  expect(go).toHaveBeenCalledWith(`/card-types?q=1&develop=${permission.id}`);
});

test('on a page that allows it the remote of this tab runs, and only its address is exempt', async () => {
  await keep();
  allow(permission.id);
  history.replaceState(null, '', `/card-types?q=1&develop=${permission.id}`);
  expect(await resumeDevelopment(go)).toBe(false);
  expect(running.development.get()).toMatchObject({ remote: 'cards', answers: true });
  expect(location.search).toBe('?q=1');
  expect(
    [
      'http://localhost:4251/remoteEntry.js',
      'http://localhost:4252/remoteEntry.js',
      '/remotes/cards/1/remoteEntry.js',
      'http://localhost.example:4251/x.js',
    ].map(running.isDeveloped),
  ).toEqual([true, false, false, false]);
});

test.each([
  ['has run out', { validUntil: '2020-01-01T00:00:00.000Z' }, developmentType, 'over'],
  ['is of somebody else', { username: 'ADMIN02' }, developmentType, null],
  ['is signed for something else', {}, 'console-releases', null],
])('a permission that %s is deleted, and the page stays', async (_, change, typ, said) => {
  await keep(change, typ);
  allow(permission.id);
  expect(await resumeDevelopment(go)).toBe(false);
  expect([go.mock.calls.length, running.development.get(), storage.storedPermission(), storage.takeNotice()]).toEqual([
    0,
    null,
    null,
    said,
  ]);
});

test('a page that could not be fetched is not fetched again', async () => {
  await keep();
  history.replaceState(null, '', `/card-types?develop=${permission.id}`);
  expect(await resumeDevelopment(go)).toBe(false);
  expect([go.mock.calls.length, storage.storedPermission(), storage.takeNotice()]).toEqual([0, null, 'refused']);
});
