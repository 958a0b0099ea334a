import type { RemoteError } from './failure.ts';
import { release } from '../testing/release.ts';

const stepBack = jest.fn(() => Promise.resolve(false));
jest.mock('../registry/registry.ts', () => ({ stepBack: () => stepBack() }));
jest.mock('../load/loader.ts', () => ({ loadedRemotes: () => ['cards'], runningRelease: () => release() }));

const { watchOutsideErrors, errorPace } =
  jest.requireActual<typeof import('./outside-errors.ts')>('./outside-errors.ts');
const { collectSightings } = jest.requireActual<typeof import('./sightings.ts')>('./sightings.ts');

const ours = `${location.origin}/remotes/cards/1.0.0/12.abc.js`;
const shells = `${location.origin}/main.abc.js`;
function thrown(message: string, ...files: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...files.map((file) => `    at run (${file}:1:2)`)].join('\n');
  return error;
}
const fail = (error: unknown, filename = '') =>
  dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }));

let notified: RemoteError['failure'][];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  stepBack.mockClear();
  notified = [];
  stop = watchOutsideErrors(({ failure }) => notified.push(failure));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an error belongs to the release in its stack, also where shared code of the shell threw it', () => {
  fail(thrown('x is undefined', shells, ours));
  expect(notified).toMatchObject([
    {
      kind: 'script-failed',
      remote: 'cards',
      version: '1.0.0',
      owner: { team: 'Tim Kartu' },
      message: 'x is undefined',
    },
  ]);
});

test('one of the shell alone is its own', () => {
  fail(thrown('x', shells));
  expect(notified).toMatchObject([{ remote: 'shell', owner: { team: 'Platform Konsol' } }]);
});

test('an unhandled rejection is one, too', () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('y', ours) }));
  expect(notified).toMatchObject([{ remote: 'cards', message: 'y' }]);
});

test.each<[string, unknown, string]>([
  ['the noise of resize observers', 'ResizeObserver loop completed with undelivered notifications.', shells],
  ['an extension', thrown('z', 'chrome-extension://abc/content.js', shells), ''],
  ['an extension without a stack', 'z', 'moz-extension://abc/content.js'],
  ['a script of another origin, of which browsers tell nothing', 'Script error.', ''],
  ['a line that is down', thrown('Failed to fetch', ours), ''],
  ['a request that was given up', new DOMException('x', 'AbortError'), ''],
])('%s blames no release', (_, error, filename) => {
  fail(error, filename);
  expect(notified).toEqual([]);
});

test('a loop of errors is shown once a minute and counted every few seconds, until the budget is exceeded', () => {
  const seen: unknown[] = [];
  collectSightings((sighting) => seen.push(sighting));
  seen.length = 0;
  for (let time = 0; time < errorPace.counted * 2; time += 10) {
    fail(thrown('loop', ours));
    jest.advanceTimersByTime(10);
  }
  expect(notified).toHaveLength(1);
  expect(seen).toHaveLength(2);
  expect(stepBack).not.toHaveBeenCalled();
  fail(thrown('loop', ours));
  expect(stepBack).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(errorPace.shown);
  fail(thrown('loop', ours));
  expect(notified).toHaveLength(2);
});
