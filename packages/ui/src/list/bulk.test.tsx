import { screen, waitFor, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, openList as open, rowOf } from '../../test/card-types.tsx';

const deactivate = 'PUT /api/middle/card-types/deactivate';
const activateAll = 'PUT /api/middle/card-types/activate-all';

beforeEach(() => begin());

const select = (name: string) => screen.findByLabelText(`Pilih ${name}`);

test('rows selected on several pages keep their versions and are deactivated with a reason', async () => {
  const services = cardTypeServices().on(deactivate, { result: { changed: 2 } });
  const { user } = open(services);
  await user.click(await select('Reguler 0'));
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await user.click(await select('Karyawan 10'));
  await user.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Nonaktifkan?' });
  expect(dialog).toHaveStyle({ width: '290px' });
  expect(within(dialog).getByText('2 data')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Alasan'), 'abc');
  await user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Alasan 5 sampai 255 karakter');
  expect(services.to(deactivate)).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Alasan'), 'def');
  await user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByText('2 data diubah')).toBeVisible();
  expect(services.to(deactivate)[0]!.body).toEqual({
    items: [
      { secureId: idOf(0), version: 1 },
      { secureId: idOf(10), version: 11 },
    ],
    reason: 'abcdef',
  });
  expect(screen.queryByText('2 dipilih')).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
});

test('of rows in mixed states only those that change are sent', async () => {
  const services = cardTypeServices().on(deactivate, { result: { changed: 5 } });
  const { user } = open(services);
  await select('Reguler 0');
  await user.click(screen.getByLabelText('Pilih semua di halaman ini'));
  expect(screen.getByText('10 dipilih')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByText('5 data')).toBeVisible();
  await user.type(screen.getByLabelText('Alasan'), 'tidak dipakai');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Nonaktifkan' }));
  await screen.findByText('5 data diubah');
  expect((services.to(deactivate)[0]!.body as { items: unknown[] }).items).toHaveLength(5);
});

test('"all" sends the filter and its count, which must be typed; a changed count asks again', async () => {
  const services = cardTypeServices().on(activateAll, {
    status: 409,
    refusal: { code: 'COUNT_CHANGED', message: 'Jumlah data berubah', result: { count: 24 } },
  });
  const { user } = open(services, '/card-types?search=gold&page=1');
  await user.click(await select('Gold 1'));
  await user.click(screen.getByRole('button', { name: 'Pilih semua 4 data pada filter ini' }));
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
  const go = () => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Aktifkan' }));
  await user.type(screen.getByLabelText('Ketik 4 untuk melanjutkan'), '5');
  await go();
  expect(screen.getByRole('alert')).toHaveTextContent('Jumlah tidak sama');
  await user.clear(screen.getByLabelText('Ketik 4 untuk melanjutkan'));
  await user.type(screen.getByLabelText('Ketik 4 untuk melanjutkan'), '4');
  await go();
  const again = await screen.findByLabelText('Ketik 24 untuk melanjutkan');
  expect(again).toHaveValue('');
  expect(screen.getByText(/berubah dari 4 menjadi 24/)).toBeVisible();
  services.on(activateAll, {
    result: {
      changed: 23,
      changedRecords: [{ secureId: idOf(2), label: 'Platinum 2' }],
      skipped: [{ secureId: idOf(1), label: 'Gold 1', code: 'IN_USE' }],
    },
  });
  await user.type(again, '24');
  await go();
  expect(await screen.findByText('23 diubah, 1 dilewati')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Gold 1 Data masih digunakan' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Diubah' }));
  expect(screen.getByRole('row', { name: 'Platinum 2' })).toBeVisible();
  expect(services.to(activateAll).map(({ body }) => body)).toEqual([
    { filter: { search: 'gold' }, expectedCount: 4, reason: null },
    { filter: { search: 'gold' }, expectedCount: 24, reason: null },
  ]);
});

test('changing the filter clears the selection', async () => {
  const { user } = open(cardTypeServices());
  await user.click(await select('Reguler 0'));
  await user.type(screen.getByRole('searchbox'), 'gold{Enter}');
  await screen.findByText('Gold 7');
  expect(screen.queryByText('1 dipilih')).toBeNull();
});

test('an all-or-nothing refusal names the rows, and marks them in the list', async () => {
  const services = cardTypeServices().on(deactivate, {
    status: 409,
    refusal: {
      code: 'IN_USE',
      message: 'Data masih digunakan',
      errors: [{ field: 'items[1]', code: 'IN_USE', message: 'Data masih digunakan' }],
    },
  });
  const { user } = open(services);
  await user.click(await select('Reguler 0'));
  await user.click(await select('Platinum 2'));
  await user.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
  await user.type(await screen.findByLabelText('Alasan'), 'tidak dipakai');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Nonaktifkan' }));
  const report = await screen.findByRole('dialog', { name: 'Hasil perubahan' });
  expect(within(report).getByRole('row', { name: 'Platinum 2 Data masih digunakan' })).toBeVisible();
  expect(screen.getByText('Ditolak: Data masih digunakan').closest('tr')).toHaveTextContent('Platinum 2');
  expect(screen.getByText('2 dipilih')).toBeInTheDocument();
});

test('a row is deleted from its menu, with its name and a reason; a refusal lists its uses', async () => {
  const remove = 'DELETE /api/middle/card-types';
  const services = cardTypeServices().on(remove, {
    status: 409,
    refusal: {
      code: 'IN_USE',
      message: 'Data masih digunakan',
      result: { referencedBy: [{ module: 'card-stock', count: 1250 }] },
    },
  });
  const { user } = open(services);
  await screen.findByText('Gold 1');
  const trigger = within(rowOf('Gold 1')).getByRole('button', { name: 'Aksi untuk Gold 1' });
  await user.click(trigger);
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Lihat',
    'Ubah',
    'Aktifkan',
    'Hapus',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Hapus?' });
  expect(within(dialog).getByText('Gold 1')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Alasan'), 'salah ketik');
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Data masih digunakan');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('card-stock: 1.250');
  expect(services.to(remove)[0]!.body).toEqual({ secureId: idOf(1), version: 2, reason: 'salah ketik' });
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(trigger).toHaveFocus();
});

test('an action of the module gets the selection as rows or as the filter', async () => {
  const run = jest.fn();
  const { user } = open(cardTypeServices(), '/card-types', {
    bulkActions: [{ key: 'print', title: { id: 'Cetak', en: 'Print' }, run, all: true }],
  });
  await user.click(await select('Gold 1'));
  await user.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(run.mock.calls[0]![0]).toMatchObject({ count: 1, rows: [{ name: 'Gold 1' }], filter: {} });
});
