import { mras } from '@console/contracts/branches-stores/mra';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { notices, preferences } from '@console/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../test/harness.tsx';
import { ResourceList } from '../index.ts';

const path = 'GET /api/middle/mra';
const region = { secureId: '00000000-0000-5000-8000-000000000001', code: '01', name: 'Sumatera' };
const answers = () =>
  new Services()
    .on(path, { result: { rows: [], total: 0, page: 1, size: 10 } })
    .on('GET /api/middle/regions/lov', { result: [region] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  preferences.set({ ...preferences.get(), language: 'id' });
  signInAs('HOOPS01', { 'mra:browse': 'View Only', 'blacklist-phone-number:browse': 'View Only' });
});

const open = async (at: string, services = answers()) => {
  const shown = show({ services, path: '/mra', at, element: <ResourceList resource={mras} /> });
  await screen.findByText('Tidak ada data');
  return { ...shown, services, last: () => services.to(path).at(-1)!.query };
};
const whereOf = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).getAll('where');
const editor = () => screen.findByRole('dialog', { name: 'Syarat daftar' });

test('a condition is added by keyboard, goes to the address and the services, and reads as a sentence', async () => {
  const { user, router, last } = await open('/mra');
  screen.getByRole('button', { name: 'Tambah syarat' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await editor();
  await user.selectOptions(within(dialog).getByLabelText('Kolom'), 'Status');
  await user.selectOptions(within(dialog).getByLabelText('Cara membandingkan'), 'bukan');
  await user.selectOptions(within(dialog).getByLabelText('Nilai'), 'Tidak aktif');
  await user.keyboard('{Tab}');
  await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(whereOf(router)).toEqual(['status.isNot.inactive']));
  await waitFor(() => expect(last().getAll('where')).toEqual(['status.isNot.inactive']));
  expect(await screen.findByRole('button', { name: 'Ubah syarat: Status bukan Tidak aktif' })).toBeVisible();
});

test('a column of a spreadsheet, or codes with semicolons, are several values', async () => {
  const { user, router } = await open('/mra?where=mraCode.anyOf.1000*2000');
  await user.click(await screen.findByRole('button', { name: /^Ubah syarat/ }));
  const dialog = await editor();
  const input = within(dialog).getByLabelText('Nilai');
  await user.clear(input);
  await user.paste('1010\n1020\r\n');
  expect(input).toHaveValue('1010,1020');
  await user.keyboard('{Control>}z{/Control}');
  expect(input).toHaveValue('');
  await user.keyboard('{Control>}y{/Control}');
  expect(input).toHaveValue('1010,1020');
  await user.type(input, ';1030');
  await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(whereOf(router)).toEqual(['mraCode.anyOf.1010*1020*1030']));
});

test('conditions of the address are sentences in both languages, with the names of their records', async () => {
  const at = `/mra?where=createdAt.relative.last-7-days&where=regionId.is.${region.secureId}+or+name.contains.medan`;
  const { unmount } = await open(at);
  const applied = await screen.findByRole('group', { name: 'Syarat yang berlaku' });
  await waitFor(() => expect(applied).toHaveTextContent('Wilayah: 01 - Sumatera'));
  expect(applied).toHaveTextContent('Dibuat pada: 7 hari terakhir');
  expect(applied).toHaveTextContent('dan');
  expect(applied).toHaveTextContent('atau');
  unmount();
  preferences.set({ ...preferences.get(), language: 'en' });
  show({ services: answers(), path: '/mra', at, element: <ResourceList resource={mras} /> });
  expect(await screen.findByText('Created at: last 7 days')).toBeVisible();
});

test('an invalid value is named beside its condition, and nothing typed is lost when the dialog closes', async () => {
  const { user, router } = await open('/mra');
  await user.click(screen.getByRole('button', { name: 'Tambah syarat' }));
  let dialog = await editor();
  await user.selectOptions(within(dialog).getByLabelText('Kolom'), 'Dibuat pada');
  await user.selectOptions(within(dialog).getByLabelText('Cara membandingkan'), 'antara');
  await user.type(within(dialog).getByLabelText('Mulai'), '31-02-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Tanggal tidak dikenali');
  expect(whereOf(router)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Tambah syarat' }));
  dialog = await editor();
  expect(within(dialog).getByLabelText('Mulai')).toHaveValue('31-02-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Buang perubahan' }));
  await user.click(screen.getByRole('button', { name: 'Tambah syarat' }));
  dialog = await editor();
  expect(within(dialog).getByLabelText('Kolom')).toHaveValue('');
});

test('groups hold all or any of their conditions, and combine', async () => {
  const { user, router } = await open('/mra?where=status.is.active');
  await user.click(await screen.findByRole('button', { name: 'Ubah syarat: Status: Aktif' }));
  const dialog = await editor();
  await user.click(within(dialog).getByRole('button', { name: 'Tambah syarat di kelompok ini' }));
  await user.selectOptions(within(dialog).getAllByLabelText('Kolom')[1]!, 'Kota');
  await user.type(within(dialog).getAllByLabelText('Nilai')[1]!, 'medan');
  await user.selectOptions(within(dialog).getByLabelText('Di dalam kelompok berlaku'), 'salah satu');
  await user.click(within(dialog).getByRole('button', { name: 'Tambah kelompok' }));
  await user.selectOptions(within(dialog).getAllByLabelText('Kolom')[2]!, 'Dibuat pada');
  await user.selectOptions(within(dialog).getAllByLabelText('Nilai')[2]!, 'n hari terakhir');
  await user.clear(within(dialog).getByLabelText('Jumlah hari'));
  await user.type(within(dialog).getByLabelText('Jumlah hari'), '45');
  await user.selectOptions(within(dialog).getByLabelText('Antarkelompok berlaku'), 'salah satu');
  await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
  await waitFor(() =>
    expect(whereOf(router)).toEqual(['status.is.active or city.contains.medan', 'createdAt.relative.last-45-days']),
  );
  expect(new URLSearchParams(router.state.location.search).get('match')).toBe('any');
});

const notANumber = 'Harus berupa angka, contoh: 1000000';
const bounds = 'Harus antara 1 dan 366';
test.each([
  ['120,5', notANumber],
  ['14 hari', notANumber],
  ['abc', notANumber],
  ['0', bounds],
  ['1.000', bounds],
])('a number of %s days is refused: %s', async (typed, fault) => {
  const { user } = await open('/mra?where=createdAt.relative.last-45-days');
  await user.click(await screen.findByRole('button', { name: /^Ubah syarat: Dibuat pada/ }));
  const dialog = await editor();
  const days = within(dialog).getByLabelText('Jumlah hari');
  await user.clear(days);
  await user.type(days, typed);
  await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
  expect(days).toHaveValue(typed);
  expect(days).toHaveAccessibleDescription(fault);
});

test('a removed condition leaves the others, and the focus stays in the list', async () => {
  const { user, router } = await open('/mra?where=status.is.active+or+city.contains.medan&status=active');
  await user.click(await screen.findByRole('button', { name: 'Hapus syarat: Status: Aktif' }));
  await waitFor(() => expect(whereOf(router)).toEqual(['city.contains.medan']));
  expect(router.state.location.search).toContain('status=active');
  expect(screen.getByRole('button', { name: 'Tambah syarat' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: /^Hapus syarat: Kota memuat/ }));
  await waitFor(() => expect(whereOf(router)).toEqual([]));
});

test('what is typed in a plain filter stays while a condition is removed', async () => {
  const { user, router } = await open('/mra?where=city.contains.medan');
  await user.selectOptions(screen.getByLabelText('Status'), 'Aktif');
  await user.click(await screen.findByRole('button', { name: /^Hapus syarat: Kota memuat/ }));
  await waitFor(() => expect(whereOf(router)).toEqual([]));
  expect(screen.getByLabelText('Status')).toHaveValue('active');
});

test.each([
  ['an operator that its field does not have', 'status.between.a*b'],
  ['an unknown field', 'tidakada.is.1'],
  ['an unknown operator', 'name.sama.X'],
  ['a value that its field does not have', 'status.is.ENTAHLAH'],
  ['no condition at all', 'name'],
])('a condition of a link with %s is left out and said', async (_what, where) => {
  notices.set([]);
  const { router, services } = await open(`/mra?where=status.is.active&where=${where}`);
  await waitFor(() => expect(whereOf(router)).toEqual(['status.is.active']));
  expect(notices.get().map(({ text }) => text)).toEqual([
    `Syarat ${where} dari tautan ini tidak dapat dipakai, sehingga daftar tampil tanpa syarat itu`,
  ]);
  expect(services.to(path).map(({ query }) => query.getAll('where'))).toEqual([['status.is.active']]);
});

test('a group keeps its other conditions when one of a link is left out', async () => {
  const { router } = await open('/mra?where=status.is.active+or+tidakada.is.1+or+city.contains.medan');
  await waitFor(() => expect(whereOf(router)).toEqual(['status.is.active or city.contains.medan']));
});

test('a list without declared conditions offers none, one with some offers those', async () => {
  const services = new Services().on('GET /api/middle/blacklist-phone-number', {
    result: { rows: [], total: 0, page: 1, size: 10 },
  });
  const { user } = show({ services, path: '/b', at: '/b', element: <ResourceList resource={blacklistPhoneNumbers} /> });
  await user.click(await screen.findByRole('button', { name: 'Tambah syarat' }));
  const fields = within(await editor()).getByLabelText('Kolom');
  expect(
    within(fields)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['', 'createdAt', 'category', 'state', 'effectiveFrom', 'effectiveUntil']);
});
