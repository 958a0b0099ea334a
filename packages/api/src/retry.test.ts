import { passingCauses } from '@console/contracts/core/passing-causes';
import { renderHook } from '@testing-library/react';
import { isPassingError, secondsUntil, useRetry } from './retry.ts';
import type { ApiError } from './error.ts';

const error = (code: string, rest: Partial<ApiError> = {}): ApiError => ({
  status: 503,
  code,
  message: '',
  errors: [],
  requestId: null,
  ...rest,
});
const away = error('DATABASE_UNAVAILABLE');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(Object.keys(passingCauses))('%s passes by itself', (code) => expect(isPassingError(error(code))).toBe(true));
test.each(['NOT_FOUND', 'INTERNAL', 'STALE_VERSION'])('%s does not', (code) =>
  expect(isPassingError(error(code))).toBe(false),
);

test('it waits as long as the answer says, then twice as long each time, up to about half a minute', () => {
  expect(
    [0, 1, 2, 3, 4, 9].map((times) => secondsUntil(error('DATABASE_UNAVAILABLE', { retryAfter: 3 }), times)),
  ).toEqual([3, 6, 12, 24, 30, 30]);
  expect(secondsUntil(error('DATABASE_UNAVAILABLE', { retryAfter: 120 }), 3)).toBe(120);
  expect(secondsUntil(away, 0)).toBe(passingCauses.DATABASE_UNAVAILABLE);
});

/** What a page sees of a read. */
interface Seen {
  readonly error: ApiError | undefined;
  readonly isFetching: boolean;
}
function reading(first: Seen) {
  const refetch = jest.fn();
  const hook = renderHook(({ error: why, isFetching }: Seen) => useRetry(why, isFetching, refetch), {
    initialProps: first,
  });
  return { ...hook, refetch };
}

test('a read that was put off is asked for again, after pauses that grow, until it is answered', () => {
  const failed = { error: error('DATABASE_UNAVAILABLE', { retryAfter: 2 }), isFetching: false };
  const { refetch, rerender } = reading(failed);
  jest.advanceTimersByTime(1_999);
  expect(refetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender({ ...failed, isFetching: true });
  jest.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(failed);
  jest.advanceTimersByTime(3_999);
  expect(refetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender({ error: undefined, isFetching: false });
  jest.advanceTimersByTime(600_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  // After an answer the pauses start from the shortest again.
  rerender(failed);
  jest.advanceTimersByTime(2_000);
  expect(refetch).toHaveBeenCalledTimes(3);
});

test('a final refusal, or a call without a subscriber, is not retried', () => {
  const refused = reading({ error: error('NOT_FOUND', { status: 404 }), isFetching: false });
  const left = reading({ error: away, isFetching: false });
  left.unmount();
  jest.advanceTimersByTime(600_000);
  expect(refused.refetch).not.toHaveBeenCalled();
  expect(left.refetch).not.toHaveBeenCalled();
});
