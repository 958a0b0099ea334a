import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const searched: [string, boolean][] = [];
  render(
    <SearchBox
      value=""
      title="Kode Pos"
      input={createRef()}
      onSearch={(text, { replace }) => searched.push([text, replace])}
    />,
  );
  const box = screen.getByRole('searchbox');
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  return { searched, box, type };
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the search starts 500 ms after the last key', () => {
  const { searched, type } = open();
  type('ban');
  wait(499);
  type('band');
  wait(499);
  expect(searched).toEqual([]);
  wait(1);
  expect(searched).toEqual([['band', true]]);
});

test('Enter searches immediately, and not again after the delay', () => {
  const { searched, box, type } = open();
  type('band');
  fireEvent.submit(box.closest('form')!);
  expect(searched).toEqual([['band', false]]);
});

test('a text that is too long is kept, said and not searched for', () => {
  const { searched, box, type } = open();
  type('a'.repeat(300));
  wait(500);
  expect(box).toHaveValue('a'.repeat(300));
  expect(box).toHaveAccessibleDescription('Maksimal 100 karakter');
  expect(searched).toEqual([]);
});
