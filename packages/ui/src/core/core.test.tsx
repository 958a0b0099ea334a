import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromoStatusTag, StatusTag } from '../status/index.ts';
import { Button, Checkbox, MenuButton, useOnce } from './index.ts';

test('a busy button says so and cannot be pressed; no button submits unless its type says so', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const press = jest.fn();
  const user = userEvent.setup();
  render(
    <form onSubmit={submit}>
      <input aria-label="Nama" />
      <Button onClick={press}>Biasa</Button>
      <Button type="submit" busy onClick={press}>
        Sibuk
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Biasa' }));
  await user.click(screen.getByRole('button', { name: 'Sibuk' }));
  await user.type(screen.getByLabelText('Nama'), 'a{Enter}');
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0]);
  expect(screen.getByRole('button', { name: 'Sibuk' })).toHaveAttribute('aria-busy', 'true');
});

test('a button that becomes busy keeps the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Button>Simpan</Button>);
  await user.tab();
  rerender(<Button busy>Simpan</Button>);
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveAttribute('aria-disabled', 'true');
});

test('a slow action starts once, however often it is pressed, by mouse or key', async () => {
  const user = userEvent.setup();
  let answer: () => void = () => {};
  const save = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  render(<Button onClick={save}>Simpan</Button>);
  const button = screen.getByRole('button', { name: 'Simpan' });
  fireEvent.click(button);
  fireEvent.click(button);
  await user.dblClick(button);
  await user.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer());
  expect(button).not.toHaveAttribute('aria-busy');
  await user.click(button);
  expect(save).toHaveBeenCalledTimes(2);
  await act(async () => answer());
});

test('a failed action can be started again', async () => {
  const failed = Promise.reject(new Error('no line'));
  failed.catch(() => {});
  const { result } = renderHook(() => useOnce(() => failed.catch(() => {})));
  await act(async () => result.current[0]());
  expect(result.current[1]).toBe(false);
});

test('a button keeps the focus while something is in its way, and then neither acts nor submits', async () => {
  const user = userEvent.setup();
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (why?: string) => (
    <form onSubmit={submit}>
      <input aria-label="Nama" />
      <Button type="submit" why={why}>
        Simpan
      </Button>
    </form>
  );
  const { rerender } = render(form());
  act(() => screen.getByRole('button', { name: 'Simpan' }).focus());
  rerender(form('Anda sedang offline'));
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Nama'), 'a{Enter}');
  expect(submit).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Simpan' }).focus());
  rerender(form());
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a button that cannot be used now stays reachable by keyboard, says why, and does nothing', async () => {
  const press = jest.fn();
  const user = userEvent.setup();
  render(
    <>
      <Button why="Masih digunakan" onClick={press}>
        Hapus
      </Button>
      <MenuButton trigger="Aksi" items={[{ key: 'off', title: 'Nonaktifkan', run: press, why: 'Data sendiri' }]} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Hapus' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Masih digunakan');
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Aksi' }));
  const entry = screen.getByRole('menuitem', { name: 'Nonaktifkan' });
  expect(entry).toHaveFocus();
  expect(entry).toHaveAccessibleDescription('Data sendiri');
  await user.keyboard('{Enter}');
  expect(entry).toBeInTheDocument();
  expect(press).not.toHaveBeenCalled();
});

test('a checkbox can show "some of them"', () => {
  render(<Checkbox aria-label="semua" indeterminate readOnly checked={false} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});

test('a status has its fixed colour, and never the colour alone', () => {
  render(
    <>
      <StatusTag status="active" />
      <StatusTag status="inactive" />
      <StatusTag status="PROPOSED">Diusulkan</StatusTag>
      <PromoStatusTag status="new">Baru</PromoStatusTag>
    </>,
  );
  expect(screen.getByText('Aktif')).toHaveClass('tag-success');
  expect(screen.getByText('Tidak aktif')).toHaveClass('tag-error');
  expect(screen.getByText('Diusulkan')).toHaveClass('tag-error');
  expect(screen.getByText('Baru')).toHaveClass('tag-info');
});
