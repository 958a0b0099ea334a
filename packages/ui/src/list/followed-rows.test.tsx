import { act, screen, waitFor } from '@testing-library/react';
import { begin, cardTypeServices, listCall, openList } from '../../test/card-types.tsx';
import type { Row } from './index.ts';

beforeEach(() => begin());
afterEach(() => jest.useRealTimers());

/** A stand-in for what follows rows: it says whether its stream is open. */
function follower() {
  const stopped = jest.fn();
  const follow = jest.fn((_rows: readonly Row[], _onOpen: (isOpen: boolean) => void) => stopped);
  return { follow, stopped, open: () => act(() => follow.mock.lastCall![1](true)) };
}
const isFirst = (row: Row) => row['code'] === 'TYPE_0';
const see = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('rows that change by themselves are followed while the page is seen, and no others', async () => {
  const { follow, stopped } = follower();
  const { unmount } = openList(cardTypeServices(), '/card-types', { moving: isFirst, follow });
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
  expect(follow.mock.calls[0]![0].map((row) => row['code'])).toEqual(['TYPE_0']);
  see('hidden');
  expect(stopped).toHaveBeenCalledTimes(1);
  see('visible');
  expect(follow).toHaveBeenCalledTimes(2);
  unmount();
  expect(stopped).toHaveBeenCalledTimes(2);
});

test('a list without such rows follows nothing', async () => {
  const { follow } = follower();
  openList(cardTypeServices(), '/card-types', { moving: () => false, follow });
  await screen.findByText('Reguler 0');
  expect(follow).not.toHaveBeenCalled();
});

test('the list is read every five seconds until its rows are followed', async () => {
  const { follow, open } = follower();
  const services = cardTypeServices();
  openList(services, '/card-types', { moving: isFirst, follow });
  await waitFor(() => expect(follow).toHaveBeenCalled());
  jest.useFakeTimers();
  open();
  const before = services.to(listCall).length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(services.to(listCall)).toHaveLength(before);
});
