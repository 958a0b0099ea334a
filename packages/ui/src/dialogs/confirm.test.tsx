// Tests of confirmations: one file, since all of them use the same host and page.
import { localError } from '@console/api/error';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { confirm, Dialog } from './index.ts';
import { ask, closeDialog, dialog, open } from './confirm.fixtures.tsx';

afterEach(closeDialog);

test.each([[undefined], [null], ['Hapus?'], [42], [[]], [() => {}]])(
  'options that are %p are a TypeError and no dialog',
  (options) => {
    open();
    expect(() => confirm(options as never, () => {})).toThrow(TypeError);
    expect(dialog()).toBeNull();
  },
);

test.each([[undefined], [null], ['ya'], [{}]])('a callback that is %p is a TypeError and no dialog', (callback) => {
  open();
  expect(() => confirm({ title: 'Hapus?' }, callback as never)).toThrow(TypeError);
  expect(dialog()).toBeNull();
});

test('it is 290 pixels wide, names the record, and runs the callback after a yes', async () => {
  const user = open();
  const callback = jest.fn();
  ask({ title: 'Hapus?', subject: 'Kartu Gold', action: 'Hapus' }, callback);
  expect(dialog()).toHaveStyle({ width: '290px' });
  expect(dialog()).toHaveAccessibleName('Hapus?');
  expect(screen.getByText('Kartu Gold')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(callback).toHaveBeenCalledWith({ reason: null });
  await waitFor(() => expect(dialog()).toBeNull());
});

test('cancelling by button and by Escape runs nothing', async () => {
  const user = open();
  const callback = jest.fn();
  ask({ title: 'Hapus?' }, callback);
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(dialog()).toBeNull();
  ask({ title: 'Hapus?' }, callback);
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(callback).not.toHaveBeenCalled();
});

test('Escape closes a dialog with typed text at the second press only', async () => {
  const user = open();
  ask({ title: 'Hapus?', reason: 'optional' }, () => {});
  await user.type(screen.getByLabelText('Alasan (boleh kosong)'), 'kartu hilang');
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Alasan (boleh kosong)')).toHaveValue('kartu hilang');
  expect(screen.getByText('Isian belum disimpan. Tekan Esc sekali lagi untuk menutup')).toBeVisible();
  await user.type(screen.getByLabelText('Alasan (boleh kosong)'), ' kemarin');
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('the focus stays inside and returns to where it was', async () => {
  const user = open();
  const trigger = screen.getByRole('button', { name: 'Hapus kartu' });
  trigger.focus();
  ask({ title: 'Hapus?' }, () => {});
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Ya' })).toHaveFocus();
  expect(trigger.closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(trigger).toHaveFocus();
  expect(trigger.closest('[inert]')).toBeNull();
});

test('a failing action keeps the dialog open, with the typed text and the reason of the failure', async () => {
  const user = open();
  ask({ title: 'Hapus?', reason: 'required' }, () =>
    Promise.reject({
      status: 409,
      code: 'INVALID_STATE',
      message: 'Status sudah berubah',
      errors: [],
      requestId: null,
    }),
  );
  await user.type(screen.getByLabelText('Alasan'), 'salah ketik');
  await user.keyboard('{Tab}{Tab}{Enter}');
  expect(await screen.findByText('Status sudah berubah')).toBeVisible();
  expect(screen.getByLabelText('Alasan')).toHaveValue('salah ketik');
  expect(screen.getByRole('button', { name: 'Ya' })).toBeEnabled();
});

test('the keys still work on the dialog after its focus was lost, as by a disabled button', async () => {
  const user = open();
  ask({ title: 'Hapus?' }, () => {});
  (document.activeElement as HTMLElement).blur();
  await user.tab();
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('pressing twice while the action runs acts once', async () => {
  const user = open();
  let finish = () => {};
  const callback = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  ask({ title: 'Hapus?' }, callback);
  await user.dblClick(screen.getByRole('button', { name: 'Ya' }));
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  expect(callback).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(dialog()).toBeNull();
});

function Nested() {
  const [inner, setInner] = useState(false);
  return (
    <>
      <Dialog title="Luar" onClose={() => {}} footer={<button onClick={() => setInner(true)}>lanjut</button>} />
      {inner && <Dialog title="Dalam" onClose={() => setInner(false)} footer={<button>selesai</button>} />}
    </>
  );
}

test('a dialog over a dialog returns the focus to it', async () => {
  const user = userEvent.setup();
  render(<Nested />);
  await user.click(screen.getByRole('button', { name: 'lanjut' }));
  expect(screen.getByRole('button', { name: 'selesai' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'lanjut' })).toHaveFocus();
});

test('a step that the person cancelled leaves the dialog open without an error', async () => {
  const user = open();
  const callback = jest.fn(() => Promise.reject(localError('CANCELLED')));
  ask({ title: 'Hapus?', reason: 'required', action: 'Hapus' }, callback);
  await user.type(screen.getByLabelText('Alasan'), 'Rusak di jalan');
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hapus' })).toBeEnabled());
  expect(callback).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Alasan')).toHaveValue('Rusak di jalan');
});
