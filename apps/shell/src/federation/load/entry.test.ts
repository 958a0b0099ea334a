import { loadEntry, type Container } from './entry.ts';
import type { RemoteError } from '../failure/failure.ts';
import { listIntegrity } from '../release/integrity.ts';
import { release } from '../testing/release.ts';

const cards = release({ integrity: { 'remoteEntry.js': 'sha384-listed' } });
const url = 'http://localhost/remotes/cards/1.0.0/remoteEntry.js';
const globals = globalThis as unknown as Record<string, Container | undefined>;
const container: Container = { init: () => undefined, get: () => Promise.reject(new Error('unused')) };
const script = () => document.head.querySelector('script') as HTMLScriptElement;
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'loaded',
    (error: unknown) => (error as RemoteError).failure.kind,
  );

beforeAll(() => listIntegrity(cards));
beforeEach(() => {
  delete globals['console_cards'];
});
afterEach(() => jest.useRealTimers());

test('runs the listed entry under its hash and answers its container', async () => {
  const loading = loadEntry(cards, url, 'console_cards');
  expect(script()).toMatchObject({ src: url, integrity: 'sha384-listed', crossOrigin: 'anonymous' });
  globals['console_cards'] = container;
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  expect(script()).toBeNull();
});

test('refuses an entry without a listed hash, and asks for nothing', async () => {
  expect(await kindOf(loadEntry(cards, 'http://localhost/remotes/cards/1.0.0/other.js', 'console_cards'))).toBe(
    'integrity',
  );
  expect(script()).toBeNull();
});

test('an entry that throws has failed, although it has arrived', async () => {
  const loading = kindOf(loadEntry(cards, url, 'console_cards'));
  dispatchEvent(new ErrorEvent('error', { filename: url, error: new Error('broken') }));
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe('entry-failed');
});

test('an error of another script at the same time is not attributed to it', async () => {
  const loading = loadEntry(cards, url, 'console_cards');
  dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/main.js', error: new Error('elsewhere') }));
  globals['console_cards'] = container;
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
});

test('an entry that leaves no container has failed, also when an earlier one had left its own', async () => {
  globals['console_cards'] = container;
  const loading = kindOf(loadEntry(cards, url, 'console_cards'));
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe('entry-failed');
});

test('an entry that hangs times out after 10 s, and is fetched past the cache from then on', async () => {
  jest.useFakeTimers();
  const loading = kindOf(loadEntry(cards, url, 'console_cards'));
  jest.advanceTimersByTime(9_999);
  expect(script()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(await loading).toBe('entry-timeout');
  expect(script()).toBeNull();
  const retry = kindOf(loadEntry(cards, url, 'console_cards'));
  expect(script()).toMatchObject({ src: `${url}?again=1`, integrity: 'sha384-listed' });
  globals['console_cards'] = container;
  script().dispatchEvent(new Event('load'));
  expect(await retry).toBe('loaded');
});
