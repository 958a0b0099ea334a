import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEarlyKeys } from './use-early-keys.ts';

const onEscape = jest.fn();
const onPage = jest.fn();
const show = (isWaiting: boolean) =>
  renderHook((waiting: boolean) => useEarlyKeys(waiting, onEscape), { initialProps: isWaiting });

beforeEach(() => {
  onEscape.mockClear();
  onPage.mockClear();
  document.addEventListener('keydown', onPage);
});
afterEach(() => document.removeEventListener('keydown', onPage));

test('keys that are pressed while the palette is loading are kept for it, and reach nothing on the page', async () => {
  const { result } = show(true);
  await userEvent.keyboard('post{Backspace} /{ArrowDown}');
  expect(result.current[0]).toEqual({ text: 'pos /', isEntered: false });
  await userEvent.keyboard('{Enter}');
  expect(result.current[0]).toEqual({ text: 'pos /', isEntered: true });
  expect(onPage.mock.calls.map(([{ key }]: [KeyboardEvent]) => key)).toEqual(['ArrowDown']);
});

test('Escape ends the waiting and clears the keys', async () => {
  const { result } = show(true);
  await userEvent.keyboard('pos{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(result.current[0]).toEqual({ text: '', isEntered: false });
});

test('keys go where they always go before the palette is opened and once it is there', async () => {
  const { result, rerender } = show(false);
  await userEvent.keyboard('a');
  rerender(true);
  await userEvent.keyboard('b');
  rerender(false);
  await userEvent.keyboard('c');
  expect(result.current[0].text).toBe('b');
  expect(onPage).toHaveBeenCalledTimes(2);
});
