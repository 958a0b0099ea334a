import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { screen, waitFor, within } from '@testing-library/react';
import { loadRichInputs, Services, show, signInAs } from '../../../test/harness.tsx';
import { ResourceList } from '../index.ts';

const phones = 'GET /api/middle/blacklist-phone-number';
const zips = 'GET /api/middle/zip-code';
const none = { result: { rows: [], total: 0, page: 1, size: 10 } };
const branch = { secureId: '00000000-0000-5000-8000-000000000001', code: '10100', name: 'Banda Aceh' };

beforeEach(() => {
  localStorage.clear();
  signInAs('ADMIN01', { 'zip-code:browse': 'View Only', 'blacklist-phone-number:browse': 'View Only' });
});

const address = (router: { state: { location: { search: string } } }) => router.state.location.search;

test('a choice takes effect at once and returns to page one, and Back undoes it', async () => {
  const services = new Services().on(phones, none);
  const { user, router } = show({
    services,
    path: '/b',
    at: '/b?page=1&sort=category,asc',
    element: <ResourceList resource={blacklistPhoneNumbers} />,
  });
  await screen.findByText('Tidak ada data');
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Penipuan');
  await waitFor(() =>
    expect(services.to(phones).at(-1)!.query.toString()).toBe('category=FRAUD&page=1&size=10&sort=category%2Casc'),
  );
  expect(address(router)).toBe('?category=FRAUD&sort=category%2Casc');
  await waitFor(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText('Kategori')).toHaveValue(''));
});

test('three filters stand on the bar, the others in a drawer, where Escape returns to its button', async () => {
  const services = new Services().on(phones, none);
  const { user, router } = show({ services, path: '/b', element: <ResourceList resource={blacklistPhoneNumbers} /> });
  await screen.findByText('Tidak ada data');
  const bar = within(screen.getByRole('form', { name: 'Filter' }));
  expect(bar.getAllByRole('combobox')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Filter lain' }));
  const drawer = within(await screen.findByRole('region', { name: 'Filter lain' }));
  await user.type(drawer.getByLabelText('Dibuat dari'), '5/3/2026{Enter}');
  await waitFor(() => expect(address(router)).toBe('?from=2026-03-05'));
  expect(bar.getByLabelText('Dibuat dari')).toHaveValue('05-03-2026');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Filter lain' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filter lain (1)' })).toHaveFocus();
});

test('a text takes effect after a pause, and Back undoes all of it', async () => {
  const services = new Services().on(zips, none);
  const { user, router } = show({ services, path: '/z', element: <ResourceList resource={zipCodes} /> });
  await screen.findByText('Tidak ada data');
  await user.type(screen.getByLabelText('Kota'), 'Band');
  await waitFor(() => expect(address(router)).toBe('?kota=Band'));
  await user.type(screen.getByLabelText('Kota'), 'ung');
  await waitFor(() => expect(address(router)).toBe('?kota=Bandung'));
  await waitFor(() => router.navigate(-1));
  expect(address(router)).toBe('');
  await waitFor(() => expect(screen.getByLabelText('Kota')).toHaveValue(''));
});

test('a date is shown day before month, whatever the language of the browser, typed or from the address', async () => {
  const services = new Services().on(phones, none);
  const { user, router } = show({
    services,
    path: '/b',
    at: '/b?from=2026-03-04&to=2026-03-09',
    element: <ResourceList resource={blacklistPhoneNumbers} />,
  });
  await screen.findByText('Tidak ada data');
  expect(screen.getByLabelText('Dibuat dari')).toHaveValue('04-03-2026');
  await user.clear(screen.getByLabelText('Dibuat sampai'));
  await user.type(screen.getByLabelText('Dibuat sampai'), '5/3/2026');
  await user.tab();
  expect(screen.getByLabelText('Dibuat sampai')).toHaveValue('05-03-2026');
  await waitFor(() => expect(address(router)).toContain('to=2026-03-05'));
  await user.clear(screen.getByLabelText('Dibuat sampai'));
  await user.type(screen.getByLabelText('Dibuat sampai'), '31-02-2026{Enter}');
  expect(screen.getByText(/^Tanggal tidak dikenali/)).toBeVisible();
  expect(screen.getByLabelText('Dibuat sampai')).toHaveValue('31-02-2026');
});

test('a period typed as one day ends one day later', async () => {
  const services = new Services().on(phones, none);
  const { user, router } = show({
    services,
    path: '/b',
    at: '/b?from=2026-03-02&to=2026-03-09',
    element: <ResourceList resource={blacklistPhoneNumbers} />,
  });
  await screen.findByText('Tidak ada data');
  await user.clear(screen.getByLabelText('Dibuat sampai'));
  await user.type(screen.getByLabelText('Dibuat sampai'), '2026-03-02{Enter}');
  await waitFor(() => expect(address(router)).toContain('from=2026-03-02&to=2026-03-03'));
  await user.tab();
  expect(screen.getByLabelText('Dibuat sampai')).toHaveValue('03-03-2026');
});

test('a period that ends before its start shows an error beside the end and sends nothing', async () => {
  const services = new Services().on(phones, none);
  const element = <ResourceList resource={blacklistPhoneNumbers} />;
  const { user } = show({ services, path: '/b', at: '/b?from=2026-03-02&to=2026-03-09', element });
  await screen.findByText('Tidak ada data');
  // A field that stood empty for a while would be a filter that was taken away.
  const whole = { initialSelectionStart: 0, initialSelectionEnd: 10 };
  await user.type(screen.getByLabelText('Dibuat sampai'), '2026-03-01{Enter}', whole);
  expect(screen.getByText('Tanggal akhir harus setelah tanggal mulai')).toBeVisible();
  expect(screen.getByLabelText('Dibuat sampai')).toHaveFocus();
  expect(services.to(phones)).toHaveLength(1);
});

test('a record of another module is chosen from its list of values and restored from the address', async () => {
  await loadRichInputs();
  const services = new Services().on(zips, none).on('GET /api/middle/branch/lov', { result: [branch] });
  const element = <ResourceList resource={zipCodes} />;
  const { user, router, unmount } = show({ services, path: '/z', element });
  await screen.findByText('Tidak ada data');
  await user.click(screen.getByRole('combobox', { name: 'Cabang' }));
  await user.click(await screen.findByRole('option', { name: /Banda Aceh/ }));
  await waitFor(() => expect(services.to(zips).at(-1)!.query.get('branch')).toBe(branch.secureId));
  const at = `/z${address(router)}`;
  unmount();
  show({ services, path: '/z', at, element });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cabang' })).toHaveValue('10100 - Banda Aceh'));
});

test('an empty result with filters offers to reset them', async () => {
  const services = new Services().on(zips, none);
  const { user, router } = show({
    services,
    path: '/z',
    at: '/z?status=active&search=sukamaju',
    element: <ResourceList resource={zipCodes} />,
  });
  await user.click(await screen.findByRole('button', { name: 'Hapus filter' }));
  expect(address(router)).toBe('');
});

test('a filter value of the address that is not an option is left out, as it does not filter', async () => {
  const services = new Services().on(phones, none);
  const { router } = show({
    services,
    path: '/b',
    at: '/b?category=UNHEARD_OF',
    element: <ResourceList resource={blacklistPhoneNumbers} />,
  });
  await screen.findByText('Tidak ada data');
  await waitFor(() => expect(address(router)).toBe(''));
  expect(services.to(phones).map(({ query }) => query.has('category'))).toEqual([false]);
});
