import type { RegistryRemote, Remote } from '@console/contracts/core/remote';
import { RemoteError } from '../failure/failure.ts';
import { listIntegrity } from '../release/integrity.ts';
import { loadRemote, runningRelease } from './loader.ts';
import { setLoading, setRead } from './remote-states.ts';
import { declaration, hashOf, release as releaseLike } from '../testing/release.ts';

const readDeclaration = jest.fn<Promise<Remote | undefined>, [RegistryRemote, string, boolean]>();
jest.mock('./runtime.ts', () => ({
  readDeclaration: (...given: [RegistryRemote, string, boolean]) => readDeclaration(...given),
}));

const manifest = JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } } });
const fetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: string, { status = 200, type = 'application/json' } = {}) =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

let number = 0;
/** A remote that no other test loads, with its manifest on the server. */
async function newRelease(change: Partial<RegistryRemote> = {}): Promise<RegistryRemote> {
  const id = `remote-${(number += 1)}`;
  const release = releaseLike({
    id,
    manifest: `/remotes/${id}/1.0.0/mf-manifest.json`,
    integrity: { 'mf-manifest.json': await hashOf(manifest) },
    ...change,
  });
  listIntegrity(release);
  return release;
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('It was loaded.');
    },
    (error: unknown) => (error as RemoteError).failure,
  );

beforeEach(() => {
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  fetch.mockReset().mockImplementation(() => answer(manifest));
  readDeclaration.mockReset().mockImplementation(() => Promise.resolve(declaration()));
});

test('loads a remote by its manifest, once for all who ask', async () => {
  const release = await newRelease();
  const [one, other] = await Promise.all([loadRemote(release), loadRemote(release)]);
  expect(one).toBe(other);
  expect(await loadRemote({ ...release, version: '2.0.0' })).toBe(one);
  expect(readDeclaration.mock.calls).toEqual([
    [release, `http://localhost/remotes/${release.id}/1.0.0/remoteEntry.js`, false],
  ]);
  expect(runningRelease(release.id)).toBe(release);
});

test.each([
  ['manifest-missing', () => answer('{}', { status: 404 })],
  ['manifest-missing', () => answer('{}', { status: 410 })],
  ['manifest-unavailable', () => answer('{"name":"cards"}', { status: 503 })],
  ['manifest-unavailable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['other-page', () => answer('<!doctype html>', { type: 'text/html' })],
  ['manifest-invalid', () => answer('GIF89a', { type: 'image/gif' })],
  ['integrity', () => answer('{"metaData":{}}')],
])('%s, named with its owner and version', async (kind, response) => {
  const release = await newRelease();
  fetch.mockImplementation(response);
  expect(await failureOf(loadRemote(release))).toMatchObject({
    kind,
    remote: release.id,
    version: '1.0.0',
    owner: release.owner,
    supportId: expect.stringMatching(/^[0-9A-F]{8}$/) as string,
  });
  expect(readDeclaration).not.toHaveBeenCalled();
  expect(runningRelease(release.id)).toBeUndefined();
});

test.each([
  ['not JSON', 'manifest'],
  ['without an entry', '{"metaData":{}}'],
])('a released manifest that is %s is invalid', async (_, body) => {
  const release = await newRelease({ integrity: { 'mf-manifest.json': await hashOf(body) } });
  fetch.mockImplementation(() => answer(body));
  expect((await failureOf(loadRemote(release))).kind).toBe('manifest-invalid');
});

test('another major version of the contract is not even fetched; a newer minor one is', async () => {
  const [major = '', ...rest] = releaseLike().contract.split('.');
  expect(
    (await failureOf(loadRemote(await newRelease({ contract: [Number(major) + 1, ...rest].join('.') })))).kind,
  ).toBe('incompatible');
  expect(fetch).not.toHaveBeenCalled();
  await expect(loadRemote(await newRelease({ contract: `${major}.999.0` }))).resolves.toBeDefined();
});

test.each([
  ['init-failed', new Error('[ Federation Runtime ]: Failed #RUNTIME-015')],
  ['module-missing', new Error('Module "./remote" does not exist in container.')],
  ['entry-failed', new Error('anything else')],
])('%s is recognized by the error of the runtime', async (kind, cause) => {
  const release = await newRelease();
  readDeclaration.mockRejectedValueOnce(cause);
  expect((await failureOf(loadRemote(release))).kind).toBe(kind);
});

test('an exposed module without a declaration is a missing one', async () => {
  const release = await newRelease();
  readDeclaration.mockResolvedValueOnce(undefined);
  expect((await failureOf(loadRemote(release))).kind).toBe('module-missing');
});

test('a failed remote is retried past the cache, without what the failed attempt left behind', async () => {
  const release = await newRelease();
  fetch.mockImplementationOnce(() => answer('{}', { status: 503 }));
  await failureOf(loadRemote(release));
  await expect(loadRemote(release)).resolves.toBeDefined();
  expect(fetch.mock.calls.map(([, init]) => init.cache)).toEqual([undefined, 'reload']);
  expect(readDeclaration.mock.calls.map(([, , refresh]) => refresh)).toEqual([true]);
});

test('a registry refresh between two attempts hides no failure: the next attempt discards leftovers', async () => {
  const release = await newRelease();
  readDeclaration.mockRejectedValueOnce(new Error('the container threw'));
  await failureOf(loadRemote(release));
  setLoading(release.id, 'record');
  setRead(release.id);
  await expect(loadRemote(release)).resolves.toBeDefined();
  expect(readDeclaration.mock.calls.map(([, , refresh]) => refresh)).toEqual([false, true]);
});

test('each failure has a support id of its own', async () => {
  const release = await newRelease();
  fetch.mockImplementation(() => answer('{}', { status: 503 }));
  const [one, other] = [await failureOf(loadRemote(release)), await failureOf(loadRemote(release))];
  expect(one.supportId).not.toBe(other.supportId);
});
