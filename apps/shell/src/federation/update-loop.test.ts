import { busyLimit, loopLimit, UpdateCounter } from './update-loop.ts';

/** Adds updates at a pace; answers after how many the page is to be stopped. */
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

test('a drawing at the pace of the screen is none, for as long as it takes', () => {
  expect(stoppedAfter(new UpdateCounter(), 17, 100_000, 1_000)).toBeUndefined();
});

test('slow updates are a loop when the browser is never idle between them, and none when it is', () => {
  const counter = new UpdateCounter();
  counter.reset(0);
  const every = 300;
  expect(stoppedAfter(counter, every, 1_000)).toBe(Math.ceil(busyLimit.within / every));
  expect(stoppedAfter(new UpdateCounter(), every, 10_000, 1_000)).toBeUndefined();
});

test('few updates in a long time are none, however busy the browser was', () => {
  expect(stoppedAfter(new UpdateCounter(), 1_000, 1_000)).toBeUndefined();
});

test('what a person does begins the count anew', () => {
  const counter = new UpdateCounter();
  for (let update = 1; update < loopLimit.updates; update += 1) expect(counter.add(update)).toBe(false);
  counter.reset(loopLimit.updates);
  expect(counter.add(loopLimit.updates)).toBe(false);
});
