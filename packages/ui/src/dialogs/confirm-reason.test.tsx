import { session } from '@console/auth';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { activeConfirmation } from './confirm.ts';
import { ask, closeDialog, dialog, open } from './confirm.fixtures.tsx';

afterEach(closeDialog);

test('a typed reason survives a reload until answered, for the same record, whose name is not stored', async () => {
  act(() => session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' }));
  const options = { title: 'Batalkan?', subject: 'Rina Wijaya', reason: 'required' as const };
  const reason = () => screen.getByLabelText('Alasan');
  /** Unmounts the page without an answer and mounts it again. */
  const reload = () => {
    cleanup();
    act(() => activeConfirmation.set(null));
    return open();
  };
  let user = open();
  ask(options, () => {});
  await user.type(reason(), 'kartu rusak');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Rina');
  user = reload();
  ask({ ...options, subject: 'Budi' }, () => {});
  expect(reason()).toHaveValue('');
  user = reload();
  ask(options, () => {});
  expect(reason()).toHaveValue('kartu rusak');
  await user.click(screen.getByRole('button', { name: 'Ya' }));
  await waitFor(() => expect(dialog()).toBeNull());
  ask(options, () => {});
  expect(reason()).toHaveValue('');
  await user.type(reason(), 'lain');
  await user.keyboard('{Escape}{Escape}');
  ask(options, () => {});
  expect(reason()).toHaveValue('');
});

test('an optional reason may be empty, but not too short', async () => {
  const user = open();
  const callback = jest.fn();
  ask({ title: 'Aktifkan?', reason: 'optional' }, callback);
  await user.type(screen.getByLabelText('Alasan (boleh kosong)'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Ya' }));
  expect(callback).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Alasan (boleh kosong)'));
  await user.click(screen.getByRole('button', { name: 'Ya' }));
  expect(callback).toHaveBeenCalledWith({ reason: null });
});

test('the count may be typed with or without dots', async () => {
  const user = open();
  const callback = jest.fn();
  ask({ title: 'Aktifkan?', count: 1772 }, callback);
  await user.type(screen.getByLabelText('Ketik 1.772 untuk melanjutkan'), '1.772{Enter}');
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a reason is for the records that were asked about, also where another one has the same masked name', async () => {
  act(() => session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' }));
  const about = (...ids: string[]) => ({
    title: 'Tolak?',
    subject: '08******',
    about: ids,
    reason: 'required' as const,
  });
  const reason = () => screen.getByLabelText('Alasan');
  const reload = () => {
    cleanup();
    act(() => activeConfirmation.set(null));
    return open();
  };
  let user = open();
  ask(about('a', 'b'), () => {});
  await user.type(reason(), 'kartu rusak');
  for (const others of [['a'], ['a', 'c'], ['a', 'b', 'c']]) {
    reload();
    ask(about(...others), () => {});
    expect(reason()).toHaveValue('');
  }
  reload();
  ask({ ...about('a', 'b'), title: 'Setujui?' }, () => {});
  expect(reason()).toHaveValue('');
  user = reload();
  ask(about('b', 'a'), () => {});
  expect(reason()).toHaveValue('kartu rusak');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  ask(about('a', 'b'), () => {});
  expect(reason()).toHaveValue('');
});

test('a restored reason is lost by a second Escape only, and reloading asks', async () => {
  act(() => session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' }));
  const options = { title: 'Nonaktifkan?', subject: 'Gold', reason: 'required' as const };
  const user = open();
  ask(options, () => {});
  await user.type(screen.getByLabelText('Alasan'), 'kartu rusak');
  cleanup();
  act(() => activeConfirmation.set(null));
  open();
  ask(options, () => {});
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  expect(screen.getByText(/Tekan Esc sekali lagi/)).toBeVisible();
  await user.clear(screen.getByLabelText('Alasan'));
  expect(unload()).toBe(false);
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});
