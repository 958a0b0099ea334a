import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a text settles 500 ms after its last change, an empty one immediately', () => {
  const { result, rerender } = renderHook(useDebounced, { initialProps: '' });
  rerender('gol');
  wait(499);
  rerender('gold');
  wait(499);
  expect(result.current).toBe('');
  wait(1);
  expect(result.current).toBe('gold');
  rerender('');
  wait(0);
  expect(result.current).toBe('');
});
