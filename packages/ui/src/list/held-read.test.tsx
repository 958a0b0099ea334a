// A changed row is shown at once, whatever else the page still waits for.
import { screen, waitFor, within } from '@testing-library/react';
import { answer, begin, cardTypeServices, listCall, openList, rowOf } from '../../test/card-types.tsx';

beforeEach(() => begin());

test('a deactivated row shows its new status while the saved views are still read (F09a)', async () => {
  let isOff = false;
  const services = cardTypeServices()
    .on('GET /api/middle/list-view', () => new Promise(() => undefined))
    .on(listCall, (call) => {
      const { result } = answer(call);
      const rows = result.rows.map((row) => (isOff && row.code === 'TYPE_0' ? { ...row, status: 'inactive' } : row));
      return { result: { ...result, rows } };
    })
    .on('PUT /api/middle/card-types/deactivate', () => {
      isOff = true;
      return { result: { changed: 1 } };
    });
  const { user } = openList(services);
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.keyboard('{Escape}');
  expect(within(rowOf('Reguler 0')).getByText('Aktif')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aksi untuk Reguler 0' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('Alasan'), 'tidak dipakai');
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  await waitFor(() => expect(within(rowOf('Reguler 0')).getByText('Tidak aktif')).toBeVisible());
  expect(services.to('GET /api/middle/list-view')).toHaveLength(1);
});
