// Long: all of them open the same list; bulk, filters and layout have files of their own.
import { cardTypes } from '@console/contracts/cards/card-types';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  begin,
  cardTypeServices,
  listCall as list,
  openList as open,
  rowOf,
  rows,
} from '../../test/card-types.tsx';
import { Services } from '../../test/harness.tsx';

beforeEach(() => begin());

test('shows the rows formatted by kind, their numbers and the total', async () => {
  open(cardTypeServices());
  const cells = within((await screen.findByText('Reguler 0')).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(1, 6)).toEqual(['1', 'Reguler 0', 'TYPE_0', 'Rp\u00a025.000', '✓Aktif']);
  expect(screen.getByText('1–10 dari 23')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '24');
});

test('pages, sizes and sorting are sent to the services, are kept in the address, and Back restores them', async () => {
  const services = cardTypeServices();
  const { user, address, back } = open(services);
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await screen.findByText('Karyawan 10');
  await user.selectOptions(screen.getByLabelText('Baris per halaman'), '25');
  await screen.findByText('Karyawan 22');
  await user.click(screen.getByRole('button', { name: /Nama/ }));
  await waitFor(() => expect(services.to(list).at(-1)!.query.get('sort')).toBe('name,asc'));
  expect(screen.getByRole('columnheader', { name: /Nama/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toBe('/card-types?sort=name%2Casc&size=25');
  await back();
  await waitFor(() => expect(address()).toBe('/card-types?size=25'));
});

test('no column is marked as sorted while the column of the first sort key is hidden', async () => {
  open(cardTypeServices());
  await screen.findByText('Reguler 0');
  expect(screen.getByRole('columnheader', { name: /Kode/ })).not.toHaveAttribute('aria-sort');
});

test('a search starts at three characters, 500 ms after the last key, and ends when the box is emptied', async () => {
  const services = cardTypeServices();
  const { user, address } = open(services, '/card-types?page=2');
  await screen.findByText('Karyawan 10');
  const box = screen.getByRole('searchbox');
  await user.type(box, 'go');
  expect(screen.getByText('Minimal 3 karakter')).toBeVisible();
  await user.type(box, 'ld');
  await screen.findByText('Gold 1');
  expect(services.to(list).map(({ query }) => query.get('search'))).toEqual([null, 'gold']);
  expect(address()).toBe('/card-types?search=gold');
  await user.clear(box);
  await screen.findByText('Reguler 0');
  expect(address()).toBe('/card-types');
});

test('empty, failed and forbidden lists look different', async () => {
  const services = cardTypeServices();
  const { user } = open(services, '/card-types?search=xyz');
  expect(await screen.findByText('Tidak ada data')).toBeVisible();
  services.on(list, {
    status: 429,
    refusal: { code: 'RATE_LIMITED', message: 'Terlalu banyak permintaan, coba lagi sebentar' },
  });
  await user.click(screen.getByRole('button', { name: 'Hapus filter' }));
  expect(await screen.findByText('Terlalu banyak permintaan, coba lagi sebentar')).toBeVisible();
  expect(screen.queryByText('Tidak ada data')).toBeNull();
  services.on(list, {
    status: 403,
    refusal: { code: 'FORBIDDEN', message: 'Anda tidak memiliki akses untuk aksi ini' },
  });
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Anda tidak memiliki akses ke daftar ini')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

test('a first call that fails with 500 shows the page of that error, with a retry', async () => {
  const services = new Services().on(list, {
    status: 500,
    refusal: { code: 'INTERNAL', message: 'Terjadi kesalahan. Kode: r-1', requestId: 'r-1' },
  });
  const { user } = open(services);
  expect(await screen.findByText('r-1')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  services.on(list, answer);
  await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
  expect(await screen.findByText('Reguler 0')).toBeVisible();
});

test('while the first answer is loading there is neither "no data" nor an error', async () => {
  let arrive: (given: object) => void = () => undefined;
  open(
    new Services().on(
      list,
      () =>
        new Promise<object>((settle) => {
          arrive = settle;
        }),
    ),
  );
  const table = await screen.findByRole('table');
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Tidak ada data')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Halaman' })).toBeNull();
  await act(async () => arrive({ result: { rows: [], total: 0, page: 1, size: 10 } }));
  expect(await screen.findByText('Tidak ada data')).toBeVisible();
  expect(table).toHaveAttribute('aria-busy', 'false');
});

test('on a slow line the head and skeleton rows stand at once, and after ten seconds the line is named', async () => {
  let arrive: (given: object) => void = () => undefined;
  open(new Services().on(list, () => new Promise<object>((settle) => (arrive = settle))));
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: /Nama/ })).toBeVisible();
  expect(table.querySelectorAll('.list-skeleton').length).toBeGreaterThan(20);
  expect(screen.queryByText(/Koneksi sedang lambat/)).toBeNull();
  expect(await screen.findByText(/Koneksi sedang lambat/)).toBeVisible();
  await act(async () => arrive({ result: { rows: [], total: 0, page: 1, size: 10 } }));
  expect(await screen.findByText('Tidak ada data')).toBeVisible();
  expect(screen.queryByText(/Koneksi sedang lambat/)).toBeNull();
});

test('rows and selection stay while the list is refetched', async () => {
  let arrive: (given: object) => void = () => undefined;
  const services = cardTypeServices();
  const { user } = open(services);
  await screen.findByText('Reguler 0');
  await user.click(screen.getByLabelText('Pilih Reguler 0'));
  services.on(
    list,
    () =>
      new Promise<object>((settle) => {
        arrive = settle;
      }),
  );
  await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await waitFor(() => expect(services.to(list)).toHaveLength(2));
  expect(screen.getByText('Reguler 0')).toBeVisible();
  expect(screen.getByText('1 dipilih')).toBeVisible();
  await act(async () =>
    arrive({ result: { rows: [{ ...rows[0], name: 'Reguler baru', version: 9 }], total: 1, page: 1, size: 10 } }),
  );
  expect(await screen.findByText('Reguler baru')).toBeVisible();
  expect(screen.getByLabelText('Pilih Reguler baru')).toBeChecked();
});

test('a failed refresh keeps the rows and marks them as possibly stale', async () => {
  const services = cardTypeServices();
  const { user } = open(services);
  await screen.findByText('Reguler 0');
  services.on(list, () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
  expect(await screen.findByText(/mungkin sudah lama/)).toBeVisible();
  expect(screen.getByText('Reguler 0')).toBeVisible();
});

test('a page beyond the end leads to the last page', async () => {
  const { address } = open(cardTypeServices(), '/card-types?page=9');
  await screen.findByText('Platinum 20');
  expect(address()).toBe('/card-types?size=10&page=3');
});

test('a capped total is shown as ten thousand and more', async () => {
  open(
    new Services().on(list, {
      result: { rows: rows.slice(0, 10), total: 10_000, totalCapped: true, page: 1, size: 10 },
    }),
  );
  expect(await screen.findByText('1–10 dari 10.000+')).toBeVisible();
  expect(screen.getByText(/Persempit filter untuk melihat sisanya/)).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
});

test('a list counted to its end can be paged to its end', async () => {
  open(new Services().on(list, { result: { rows: rows.slice(0, 10), total: 83_500, page: 1, size: 10 } }));
  expect(await screen.findByText('Halaman 1 dari 8.350')).toBeVisible();
});

test('actions beyond the level are absent', async () => {
  begin('View Only');
  const { user } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  for (const name of ['Tambah', 'Unduh']) expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByLabelText('Pilih Reguler 0')).toBeNull();
  await user.click(within(rowOf('Reguler 0')).getByRole('button', { name: 'Aksi untuk Reguler 0' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Lihat']);
});

test('a row without actions has no menu', async () => {
  const rowActions = [
    {
      key: 'count',
      title: { id: 'Hitung', en: 'Count' },
      offered: (row: object) => 'name' in row && row.name === 'Gold 1',
      run: () => {},
    },
  ];
  open(cardTypeServices(), '/card-types', { resource: { ...cardTypes, operations: ['list'] }, paths: {}, rowActions });
  await screen.findByText('Reguler 0');
  expect(within(rowOf('Gold 1')).getByRole('button', { name: /^Aksi untuk/ })).toBeVisible();
  expect(within(rowOf('Reguler 0')).queryByRole('button', { name: /^Aksi untuk/ })).toBeNull();
});
