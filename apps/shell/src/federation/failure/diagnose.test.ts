import { classify, diagnose } from './diagnose.ts';
import { RemoteError, shell } from './failure.ts';
import { listIntegrity } from '../release/integrity.ts';
import { hashOf, release } from '../testing/release.ts';

const url = 'http://localhost/remotes/cards/1.0.0/7.js';
const fetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: string, { status = 200, type = 'text/javascript' } = {}) =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
const cards = async () => {
  const one = release({ integrity: { '7.js': await hashOf('released') } });
  listIntegrity(one);
  return one;
};
beforeEach(() => {
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  fetch.mockReset();
});

test.each([
  ['is gone', 'chunk-missing', 'answered 404', () => answer('', { status: 404 })],
  ['is a page', 'other-page', 'another page', () => answer('<!doctype html>', { type: 'text/html' })],
  ['cannot be fetched', 'chunk-missing', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is another than released', 'integrity', 'is not the released file', () => answer('tampered')],
  ['is there by now', 'chunk-missing', 'can be now', () => answer('released')],
])('a file that %s', async (_, kind, words, response) => {
  fetch.mockImplementation(response);
  const { failure } = await diagnose(url, await cards(), 'chunk-missing');
  expect(failure).toMatchObject({ kind, remote: 'cards', message: expect.stringContaining(words) as string });
  expect(fetch.mock.calls[0]?.[1].cache).toBe('reload');
});

test('a page in place of a file is a passing fault of the network, which is tried again by its address', async () => {
  fetch.mockImplementation(() => answer('<!doctype html>', { type: 'text/html; charset=utf-8' }));
  const { failure } = await diagnose(url, await cards(), 'entry-failed');
  expect(failure).toMatchObject({ kind: 'other-page', passing: true, own: false, address: url });
});

test('a file of the shell has no hash to be held against', async () => {
  fetch.mockImplementation(() => answer('anything'));
  expect((await diagnose('http://localhost/7.js', shell, 'chunk-missing')).failure).toMatchObject({
    kind: 'chunk-missing',
    owner: { team: 'Platform Konsol' },
  });
});

test('an error that is classified already stays as it is', async () => {
  const error = new RemoteError('incompatible', 'x');
  expect(await classify(error, shell, 'render-failed')).toBe(error);
});

test('a chunk that timed out is fetched past the cache from then on, and so are the files in its folder', async () => {
  fetch.mockImplementation(() => answer('released'));
  const error = Object.assign(new Error('Loading chunk 7 failed'), {
    name: 'ChunkLoadError',
    type: 'timeout',
    request: url,
  });
  expect((await classify(error, await cards(), 'render-failed')).failure.kind).toBe('chunk-missing');
  expect(globalThis.consoleAddress(url)).toBe(`${url}?again=1`);
  expect(globalThis.consoleAddress(url.replace('7', '8'))).toBe(`${url.replace('7', '8')}?again=1`);
  const other = url.replace('1.0.0', '1.1.0');
  expect(globalThis.consoleAddress(other)).toBe(other);
});

test.each([
  ['chunk-missing', Object.assign(new Error('Loading CSS chunk failed'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ['render-failed', new TypeError('x is undefined')],
  ['render-failed', 'thrown text'],
])('%s of %s', async (kind, cause) => {
  expect((await classify(cause, shell, 'render-failed')).failure.kind).toBe(kind);
});
