import type { HealthRow } from '@console/contracts/platform/releases/reports';
import { figuresOf, percentile } from './figures.ts';
import { keyOf, tokenFaults } from './new-token.ts';
import { sharedPackages } from './shared-versions.ts';

const hour = (version: string, change: Partial<HealthRow> = {}): HealthRow => ({
  version,
  hour: '2026-11-22T10:00:00+07:00',
  starts: 0,
  calls: 0,
  failedCalls: 0,
  cspViolations: 0,
  failures: {},
  classes: {},
  ...change,
});

test('hours of a release are one line, the most used release first', () => {
  const figures = figuresOf([
    hour('1.0.0', { starts: 1, failures: { integrity: 1 } }),
    hour('2.0.0', { starts: 2, calls: 5, failedCalls: 1, failures: { integrity: 1 } }),
    hour('2.0.0', {
      starts: 1,
      calls: 5,
      cspViolations: 2,
      failures: { integrity: 2, 'render-failed': 1 },
      classes: { load: [1, 2, 0, 1, 0, 0, 0, 0, 0] },
    }),
  ]);
  expect(figures).toEqual([
    {
      version: '2.0.0',
      starts: 3,
      share: 0.75,
      calls: 10,
      failedCalls: 1,
      cspViolations: 2,
      failures: { integrity: 3, 'render-failed': 1 },
      p75: { load: 100 },
    },
    {
      version: '1.0.0',
      starts: 1,
      share: 0.25,
      calls: 0,
      failedCalls: 0,
      cspViolations: 0,
      failures: { integrity: 1 },
      p75: {},
    },
  ]);
});

test.each([
  [[1, 0, 0], 10],
  [[0, 3, 1], 20],
  [[0, 1, 3], null],
  [[0, 0, 0], undefined],
] as const)('the percentile of %j is %s', (counts, value) => {
  expect(percentile(counts, [10, 20], 0.75)).toBe(value);
});

test('the copy of the shell runs, and a release that was built for another is shown', () => {
  expect(
    sharedPackages(
      [{ shared: { react: '19.3.1' } }],
      [
        { version: '1.0.0', shared: { react: '19.3.0', zod: '4.0.0' } },
        { version: '2.0.0', shared: { react: '19.3.1' } },
      ],
    ),
  ).toEqual([
    {
      name: 'react',
      winners: ['19.3.1'],
      releases: [
        { version: '1.0.0', wants: '19.3.0', loses: true },
        { version: '2.0.0', wants: '19.3.1', loses: false },
      ],
    },
    { name: 'zod', winners: [], releases: [{ version: '1.0.0', wants: '4.0.0', loses: false }] },
  ]);
});

test('a token needs a remote, a name, days and a reason; a key is a public Ed25519 JWK or none', () => {
  const good = { remote: 'cards', name: 'CI Tim Kartu', days: 180, key: '', reason: 'Rilis mandiri' };
  expect([...tokenFaults(good)]).toEqual([]);
  expect([...tokenFaults({ remote: '', name: 'x', days: 400, key: '{', reason: 'ok' })]).toEqual([
    'remote',
    'name',
    'days',
    'key',
    'reason',
  ]);
  const key = { kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43) };
  expect(keyOf(JSON.stringify(key))).toEqual(key);
  expect(keyOf('{"kty":"RSA"}')).toBeUndefined();
});
