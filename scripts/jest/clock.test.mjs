// Reads in all: scripts/jest
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { clockEnvironment, shiftDate } from './clock.cjs';

const clock = '2027-02-28T23:59:00+07:00';
const minute = 60_000;

test('a shifted Date is ahead of the machine wherever it tells the time, and nowhere else', () => {
  const machine = performance.timeOrigin + performance.now();
  const realm = { Date: class extends Date {} };
  const before = realm.Date;
  const stop = shiftDate(realm, 10 * minute);
  const shifted = realm.Date;
  for (const time of [shifted.now(), new shifted().getTime(), Date.parse(shifted())])
    expect(Math.abs(time - machine - 10 * minute)).toBeLessThan(minute);
  expect(new shifted(2027, 1, 28).getDate()).toBe(28);
  expect(new shifted(0).getTime()).toBe(0);
  expect(new shifted()).toBeInstanceOf(shifted);
  stop();
  expect(realm.Date).toBe(before);
});

test('a program and its threads start at the time of CONSOLE_TEST_CLOCK', () => {
  const thread = `require('node:worker_threads').parentPort.postMessage(new Date().toISOString())`;
  const program = `new (require('node:worker_threads').Worker)(${JSON.stringify(thread)}, { eval: true })
    .on('message', (time) => console.log(time, new Date().toISOString()))`;
  const env = { ...process.env, ...clockEnvironment({ CONSOLE_TEST_CLOCK: clock }) };
  const output = execFileSync(process.execPath, ['-e', program], { cwd: path.join(root, 'scripts'), env });
  expect(String(output)).toMatch(/^2027-02-28T16:59:\S+ 2027-02-28T16:59:\S+\n$/);
});

test('a clock that is no time is refused', () => {
  expect(() => clockEnvironment({ CONSOLE_TEST_CLOCK: 'soon' })).toThrow('is no time: soon');
  expect(clockEnvironment({})).toEqual({});
});
