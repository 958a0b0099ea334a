import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirm, ConfirmHost } from './index.ts';

/** Renders a page with a button, a field and the host of confirmations. @returns the person at the keyboard */
export const open = () => {
  const user = userEvent.setup();
  render(
    <>
      <button>Hapus kartu</button>
      <input aria-label="di luar" />
      <ConfirmHost />
    </>,
  );
  return user;
};
export const ask = (...parameters: Parameters<typeof confirm>) => act(() => confirm(...parameters));
export const dialog = () => screen.queryByRole('alertdialog');
/** Closes the dialog that a test has left open. */
export const closeDialog = async () => {
  if (dialog()) await userEvent.keyboard('{Escape}');
};
