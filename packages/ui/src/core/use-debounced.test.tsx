import { act, fireEvent, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const typing = (first: string) => renderHook(({ text }) => useDebounced(text), { initialProps: { text: first } });

test('text is taken once nothing was typed for half a second', () => {
  const { result, rerender } = typing('');
  rerender({ text: 'ban' });
  act(() => {
    jest.advanceTimersByTime(499);
  });
  expect(result.current).toBe('');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(result.current).toBe('ban');
});

test('Enter takes it at once, another key does not, and nothing is taken a second time', () => {
  const { result, rerender } = typing('');
  rerender({ text: 'ban' });
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(result.current).toBe('');
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(result.current).toBe('ban');
  expect(jest.getTimerCount()).toBe(0);
});

test('Enter in a list that keeps the key for itself counts too', () => {
  const { result, rerender } = typing('');
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  rerender({ text: 'bog' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(result.current).toBe('bog');
});
