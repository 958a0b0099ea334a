import { retryUntilStopped, pauses } from './keep-trying.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('tries after growing pauses until it is stopped', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('down')));
  const stop = retryUntilStopped('one', attempt);
  await jest.advanceTimersByTimeAsync(pauses.first - 1);
  expect(attempt).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(pauses.first * 2);
  expect(attempt).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(pauses.longest * 10);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('the next failure with the same key continues the pauses; after a while they start from the first', async () => {
  const attempt = jest.fn(() => Promise.resolve());
  retryUntilStopped('two', attempt)();
  const stop = retryUntilStopped('two', attempt);
  await jest.advanceTimersByTimeAsync(pauses.first);
  expect(attempt).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(pauses.first);
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
  await jest.advanceTimersByTimeAsync(pauses.resetAfter);
  const stopAgain = retryUntilStopped('two', attempt);
  await jest.advanceTimersByTimeAsync(pauses.first);
  expect(attempt).toHaveBeenCalledTimes(2);
  stopAgain();
});

test('tries at once when the line is back, and never two at a time', async () => {
  let end: () => void = () => undefined;
  const attempt = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const stop = retryUntilStopped('three', attempt);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(500);
  expect(attempt).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(500);
  expect(attempt).toHaveBeenCalledTimes(1);
  end();
  stop();
});

test('a document that is not visible tries nothing, and at once when it is visible again', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const attempt = jest.fn(() => Promise.resolve());
  const stop = retryUntilStopped('four', attempt);
  await jest.advanceTimersByTimeAsync(pauses.longest * 3);
  expect(attempt).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(500);
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
});
