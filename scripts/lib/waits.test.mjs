import { fixedWaits, waitFaults } from './waits.mjs';

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
