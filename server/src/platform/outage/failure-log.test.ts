import { DataKeyMissing } from '../protected-text/protected-text.ts';
import { Unavailable } from '../unavailable.ts';
import { quietMs, FailureLog } from './failure-log.ts';

let now = 0;
const lines: { readonly level: string; readonly message: string; readonly [field: string]: unknown }[] = [];
const write = (level: string) => (fields: object, message: string) => void lines.push({ ...fields, level, message });
const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
const failureLog = () => new FailureLog(log as never, () => now);
const away = new Unavailable('DATABASE_UNAVAILABLE', 'nobody answers');

beforeEach(() => {
  now = 0;
  lines.length = 0;
});

test('many loops that fail every two seconds: a line when it begins, one a minute, one at its end', () => {
  const tried = failureLog();
  const loops = Array.from({ length: 20 }, (_, n) => `loop-${n}`);
  for (; now < 600_000; now += 2_000) for (const loop of loops) tried.failed(loop, away);
  for (const loop of loops) tried.succeeded(loop);
  expect(lines.map(({ message }) => message)).toEqual([
    'background work postponed',
    ...Array.from({ length: 9 }, () => 'background work still fails'),
    'background work succeeds again',
  ]);
  expect(lines.at(-1)).toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
    jobs: loops.toSorted(),
    seconds: 600,
    times: 6_000,
  });
});

test('it is over when the last of them has run through', () => {
  const tried = failureLog();
  tried.failed('one', away);
  tried.failed('two', away);
  tried.succeeded('one');
  expect(lines).toHaveLength(1);
  tried.succeeded('two');
  expect(lines).toHaveLength(2);
  tried.succeeded('two');
  expect(lines).toHaveLength(2);
});

test('work that has ended while it failed holds the end up for a minute', () => {
  const tried = failureLog();
  tried.failed('import 1', away);
  tried.failed('mail', away);
  now = quietMs;
  tried.succeeded('mail');
  expect(lines.at(-1)).toMatchObject({ message: 'background work succeeds again', jobs: ['import 1', 'mail'] });
});

test('a missing data key is one sentence without a stack, for all work that needs it', () => {
  const tried = failureLog();
  for (const loop of ['mail', 'checks'])
    for (let times = 0; times < 5; times += 1)
      tried.failed(loop, new Error('not read', { cause: new DataKeyMissing('0a0b0c0d') }));
  expect(lines).toEqual([
    { level: 'error', message: 'background work failed', code: 'DATA_KEY_MISSING', job: 'mail', cause: 'not read' },
  ]);
});

test('a fault shows its stack once; another fault is another failure', () => {
  const tried = failureLog();
  for (; now <= quietMs; now += 10_000) tried.failed('mail', new TypeError('x is undefined'));
  tried.failed('mail', new TypeError('y is undefined'));
  expect(lines.map(({ level, message, err }) => [level, message, err instanceof Error])).toEqual([
    ['error', 'background work failed', true],
    ['warn', 'background work still fails', false],
    ['error', 'background work failed', true],
  ]);
});
