import { screen, waitFor } from '@testing-library/react';
import { ask, closeDialog, open } from './confirm.fixtures.tsx';

afterEach(closeDialog);

test('after a refusal the first field at fault of a dialog has the focus: a tick, the reason, the count', async () => {
  const user = open();
  ask({ title: 'Setujui?', ticks: ['Yield di bawah batas'], reason: 'required', count: 3 }, jest.fn());
  const yes = screen.getByRole('button', { name: 'Ya' });
  await user.click(yes);
  const tick = screen.getByRole('checkbox', { name: 'Yield di bawah batas' });
  await waitFor(() => expect(tick).toHaveFocus());
  await user.click(tick);
  await user.click(yes);
  // The reason was at fault already; the press alone brings the focus there.
  await waitFor(() => expect(screen.getByLabelText('Alasan')).toHaveFocus());
});

test('required fields of a dialog have the mark that those of forms have, optional ones have none', () => {
  open();
  ask({ title: 'Tolak?', reason: 'required', count: 2 }, jest.fn());
  expect(screen.getByText('Alasan')).toHaveAttribute('data-required');
  expect(screen.getByText(/^Ketik 2/)).toHaveAttribute('data-required');
});
