import { fixedWaits, limitFaults, waitFaults } from './waits.mjs';

const faultsOf = (...lines) => waitFaults('e2e/a.spec.ts', lines.join('\n')).map((fault) => fault.split(';')[0]);

test('a compared clock and a fixed wait are faults of a test', () => {
  expect(faultsOf('  expect(performance.now() - started).toBeLessThan(500);')).toEqual([
    'e2e/a.spec.ts:1: compares a clock',
  ]);
  expect(faultsOf('  await page.waitForTimeout(500);', '  await wait(1_000);')).toEqual([
    'e2e/a.spec.ts:1: waits for a fixed time',
    'e2e/a.spec.ts:2: waits for a fixed time',
  ]);
});

test('a wait between two looks, and a clock that nothing is compared with, are no faults', () => {
  expect(faultsOf('  while (!done) await wait(20);')).toEqual([]);
  expect(faultsOf('for (;;) {', '  if (done) {', '    return;', '  }', '  await wait(20);', '}')).toEqual([]);
  expect(faultsOf('const started = performance.now();', 'jest.advanceTimersByTime(500);')).toEqual([]);
});

test('programs are no tests, and each wait that stays has its reason', () => {
  expect(waitFaults('server/src/a.ts', 'await wait(50);')).toEqual([]);
  for (const [file, reason] of Object.entries(fixedWaits))
    expect([file, reason]).toEqual([file, expect.stringMatching(/^[A-Z].{20,}\.$/)]);
});

describe('limits of time', () => {
  const limit = 30_000;
  const linesOf = (file, ...lines) =>
    limitFaults(file, lines.join('\n')).map((fault) => Number(/:(\d+): a limit of its own/.exec(fault)[1]));

  test('a number as a limit is a fault of a test and of its support', () => {
    const lines = [
      `await expect(row).toBeVisible({ timeout: ${limit} });`,
      `fetch(url, { signal: AbortSignal.timeout(${limit}) });`,
      `for (const end = Date.now() + ${limit}; !isReady();) {`,
      `const patienceMs = ${limit};`,
      `}, ${limit});`,
      `beforeAll(start, ${limit});`,
    ];
    expect(linesOf('e2e/support/list.ts', ...lines)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(linesOf('server/src/a.test.ts', '  async () => {', '  },', '  30_000,', ');')).toEqual([3]);
  });

  test('a multiple of the limits of all tests, a number of another kind, and a program are no faults', () => {
    const lines = ['{ timeout: 2 * limits.expectation }', 'AbortSignal.timeout(limits.attempt)', '}, 40);', '  422,'];
    expect(linesOf('e2e/a.spec.ts', ...lines)).toEqual([]);
    expect(linesOf('server/src/a.ts', `AbortSignal.timeout(${limit})`)).toEqual([]);
  });
});
