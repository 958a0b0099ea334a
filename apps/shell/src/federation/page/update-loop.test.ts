import { busyLimit, loopLimit, shareLimit, UpdateCounter } from './update-loop.ts';

/** Adds updates at a fixed interval. @returns the number of updates after which the page is stopped */
function stoppedAfter(counter: UpdateCounter, every: number, most: number, idleEvery?: number): number | undefined {
  for (let update = 1; update <= most; update += 1) {
    const now = update * every;
    if (idleEvery !== undefined && now % idleEvery < every) counter.idle(now);
    if (counter.add(now)) return update;
  }
  return undefined;
}

test('updates that come faster than any person or screen makes them are a loop', () => {
  expect(stoppedAfter(new UpdateCounter(), 1, 10_000, 100)).toBe(loopLimit.updates);
});

test('updates at the frame rate are no loop, however long they last', () => {
  expect(stoppedAfter(new UpdateCounter(), 17, 100_000, 1_000)).toBeUndefined();
});

test('slow updates are a loop when the browser is never idle between them, and none when it is', () => {
  const counter = new UpdateCounter();
  counter.reset(0);
  const every = 300;
  expect(stoppedAfter(counter, every, 1_000)).toBe(Math.ceil(busyLimit.within / every));
  expect(stoppedAfter(new UpdateCounter(), every, 10_000, 1_000)).toBeUndefined();
});

test('few updates over a long time are no loop, however busy the browser was', () => {
  expect(stoppedAfter(new UpdateCounter(), 1_000, 1_000)).toBeUndefined();
});

test('user input resets the count', () => {
  const counter = new UpdateCounter();
  for (let update = 1; update < loopLimit.updates; update += 1) expect(counter.add(update)).toBe(false);
  counter.reset(loopLimit.updates);
  expect(counter.add(loopLimit.updates)).toBe(false);
});

/**
 * A page that starts its next update when the previous one and a pause have ended, sampled every 20 to 60 ms.
 * @returns milliseconds until it is stopped
 */
function stoppedWith(rendering: number, pause: number, duration: number, updatesAfter = 0): number | undefined {
  const counter = new UpdateCounter();
  counter.reset(0);
  let looks = 0;
  const next = () => 20 + (((looks += 1) * 17) % 41);
  let due = next();
  for (let startedAt = 0; startedAt < duration; startedAt += rendering + pause) {
    const ended = startedAt + rendering;
    if (updatesAfter === 0 && counter.add(ended)) return ended;
    // Samples that were due while the browser was busy arrive as soon as it is free.
    for (; due <= ended + pause; due = Math.max(due, ended) + next()) counter.sample(due, Math.max(due, ended));
    if (updatesAfter > 0 && counter.add(ended + updatesAfter)) return ended;
    counter.idle(ended);
  }
  return undefined;
}

test.each([
  [12, 4],
  [25, 5],
  [80, 10],
  [200, 20],
])('updates of %i ms with pauses of %i ms are a loop, although the browser is idle in between', (rendering, pause) => {
  const at = stoppedWith(rendering, pause, 2 * shareLimit.within);
  expect(at).toBeGreaterThanOrEqual(shareLimit.within);
  expect(at).toBeLessThan(shareLimit.within * 1.1);
});

test('work of a page that leads to an update in the next task is its update too', () => {
  expect(stoppedWith(30, 8, 2 * shareLimit.within, 1)).toBeGreaterThanOrEqual(shareLimit.within);
});

test.each([
  ['a clock', 5, 995],
  ['a clock on a slow machine', 300, 700],
  ['a figure that is read twice a second', 40, 460],
  ['a drawing at the pace of the screen', 3, 14],
])('%s is no loop, however long it lasts', (_, rendering, pause) => {
  expect(stoppedWith(rendering, pause, 10 * shareLimit.within)).toBeUndefined();
});

test('a browser that is busy with something else makes no loop of few updates', () => {
  const counter = new UpdateCounter();
  counter.reset(0);
  for (let now = 100; now < 10 * shareLimit.within; now += 100) {
    // Timers are always late, and updates come between them four times a second.
    counter.sample(now - 50, now);
    if (now % 200 === 0) expect(counter.add(now - 60)).toBe(false);
    counter.idle(now);
  }
});
