import { notices, notify, preferences } from '@console/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Snackbars } from './Snackbars.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  notices.set([]);
  preferences.set({ ...preferences.get(), language: 'id' });
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

test('a notice is announced and leaves by itself', () => {
  render(<Snackbars />);
  act(() => void notify({ severity: 'success', text: 'Data berhasil disimpan' }));
  expect(screen.getByText('Data berhasil disimpan').closest('[aria-live="polite"]')).not.toBeNull();
  wait(5_000);
  expect(screen.queryByText('Data berhasil disimpan')).toBeNull();
});

test('it stays while the pointer rests on it', () => {
  render(<Snackbars />);
  act(() => void notify({ severity: 'error', text: 'Gagal' }));
  fireEvent.pointerEnter(screen.getByRole('alert'));
  wait(60_000);
  expect(screen.getByText('Gagal')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('alert'));
  wait(8_000);
  expect(screen.queryByText('Gagal')).toBeNull();
});

test('a mapping warning stays until it is closed', () => {
  render(<Snackbars />);
  act(() => void notify({ severity: 'warning', text: 'Data MRA belum di mapping. Tolong cek kembali.', sticky: true }));
  wait(600_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Data MRA belum di mapping. Tolong cek kembali.');
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what a notice offers is done, and the notice leaves', () => {
  const run = jest.fn();
  render(<Snackbars />);
  act(
    () =>
      void notify({ severity: 'info', text: 'Versi baru tersedia', sticky: true, action: { text: 'Muat ulang', run } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(notices.get()).toEqual([]);
});
