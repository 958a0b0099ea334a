import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, listCall, openList as open } from '../../../test/card-types.tsx';
import type { Services } from '../../../test/harness.tsx';

const list = 'GET /api/middle/list-view';
const save = 'POST /api/middle/list-view';
const change = 'PUT /api/middle/list-view';

const gold: ListView = {
  secureId: idOf(71),
  version: 1,
  module: 'card-types',
  name: 'Emas',
  query: 'search=gold&sort=name%2Cdesc',
  layout: null,
  roleSecureIds: [],
  mine: true,
  editable: true,
  ownerName: 'Admin Satu',
};
const shared: ListView = {
  ...gold,
  secureId: idOf(72),
  name: 'Milik rekan',
  query: 'search=platinum',
  roleSecureIds: [idOf(91)],
  mine: false,
  editable: false,
  ownerName: 'Sari',
  layout: { order: ['name', 'status'], hidden: ['code', 'replacementFee'] },
};

const services = (preferences: object = {}) =>
  cardTypeServices()
    .on(list, { result: [gold, shared] })
    .on('GET /api/middle/preference', { result: preferences })
    .on('GET /api/middle/list-view/roles', { result: [{ secureId: idOf(91), name: 'ho_operations' }] });
const searches = (given: Services) => given.to(listCall).map(({ query }) => query.get('search'));
const menu = (name: string | RegExp) => screen.findByRole('button', { name });
const titles = () => screen.getAllByRole('columnheader').map((header) => header.textContent.replace(/[▲▼↕]/g, ''));

/** Stores the default view as an earlier visit would have done. */
function remembered(view: string) {
  localStorage.setItem(
    'kept',
    JSON.stringify({ username: 'ADMIN01', values: { 'view.card-types': view }, unsent: [] }),
  );
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  });
}

beforeEach(() => begin());

test('the calls are those of the contract', () => expect(listViewCalls.list.path).toBe('list-view'));

test('a view opens with its filters, sort and columns, shows its name, and says when it was changed', async () => {
  const { user, address } = open(services());
  await screen.findByText('Reguler 0');
  await user.click(await menu('Tampilan'));
  await user.click(await screen.findByRole('button', { name: 'Emas' }));
  await screen.findByText('Gold 19');
  expect(address()).toBe(`/card-types?search=gold&sort=name%2Cdesc&view=${gold.secureId}`);
  await user.click(await menu('Tampilan: Emas'));
  await user.click(await screen.findByRole('button', { name: /^Milik rekan/ }));
  await screen.findByText('Platinum 2');
  expect(titles()).toEqual(['', 'No', 'Nama', 'Status', 'Action']);
  await user.clear(screen.getByRole('searchbox'));
  expect(await menu('Tampilan: Milik rekan (diubah)')).toBeVisible();
  await user.click(await menu(/^Tampilan: /));
  await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  expect(await menu('Tampilan: Milik rekan')).toBeVisible();
  expect(address()).toContain('search=platinum');
});

test('the current list is saved under a name and shared with a role; errors are shown beside the name', async () => {
  const given = services().on(save, {
    status: 409,
    refusal: { code: 'DUPLICATE', field: 'name', message: 'Nilai sudah digunakan' },
  });
  const { user, address } = open(given, '/card-types?search=gold&size=25');
  await screen.findByText('Gold 1');
  await user.click(await menu('Tampilan'));
  await user.click(await screen.findByRole('button', { name: 'Simpan sebagai tampilan baru' }));
  const dialog = await screen.findByRole('dialog', { name: 'Simpan tampilan' });
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Nama 2 sampai 60 karakter');
  await user.type(within(dialog).getByLabelText('Nama tampilan'), 'Kartu emas');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'HO operations' }));
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText('Nilai sudah digunakan')).toBeVisible();
  given
    .on(save, { result: { ...gold, secureId: idOf(73), name: 'Kartu emas', query: 'search=gold' } })
    .on(list, { result: [gold, shared, { ...gold, secureId: idOf(73), name: 'Kartu emas', query: 'search=gold' }] });
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await menu('Tampilan: Kartu emas')).toBeVisible();
  expect(given.to(save).at(-1)!.body).toEqual({
    module: 'card-types',
    name: 'Kartu emas',
    query: 'search=gold',
    layout: null,
    roleSecureIds: [idOf(91)],
  });
  expect(address()).toBe(`/card-types?search=gold&size=25&view=${idOf(73)}`);
});

test('an open view is overwritten with the current list; those of others are read-only', async () => {
  const given = services().on(change, { result: { ...gold, version: 2, query: 'search=silver' } });
  const { user } = open(given, `/card-types?search=silver&view=${gold.secureId}`);
  await user.click(await menu('Tampilan: Emas (diubah)'));
  expect(screen.queryByRole('button', { name: 'Hapus tampilan Milik rekan' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Simpan ke Emas' }));
  await waitFor(() =>
    expect(given.to(change).map(({ body }) => body)).toEqual([
      { secureId: gold.secureId, version: 1, name: 'Emas', query: 'search=silver', layout: null, roleSecureIds: [] },
    ]),
  );
});

test('saved views are tabs beside the title, each with its number of rows, and open by a press', async () => {
  const given = services();
  const { user, address } = open(given);
  await screen.findByText('Reguler 0');
  await user.hover(screen.getByText('Reguler 0'));
  // They may take a line of their own: rows under the pointer stay where they are.
  await waitFor(() => expect(given.to(list)).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('link', { name: 'Emas 4' })).toBeNull();
  await user.hover(screen.getByRole('heading', { level: 1 }));
  const tabs = within(await screen.findByRole('navigation', { name: /^Bagian / }));
  await user.click(await tabs.findByRole('link', { name: 'Emas 4' }));
  expect(await screen.findByText('Gold 19')).toBeVisible();
  expect(address()).toContain(`view=${gold.secureId}`);
  expect(tabs.getByRole('link', { name: 'Emas 4' })).toHaveAttribute('aria-current', 'page');
  expect(await tabs.findByRole('link', { name: 'Milik rekan 4' })).toBeVisible();
});

test('the default view opens when the address has no state, before any list call', async () => {
  const given = services({ 'view.card-types': gold.secureId });
  remembered(gold.secureId);
  const { address, user } = open(given);
  await screen.findByText('Gold 19');
  expect(searches(given)[0]).toBe('gold');
  expect(address()).toContain(`view=${gold.secureId}`);
  await user.click(await menu('Tampilan: Emas'));
  await user.click(await screen.findByRole('button', { name: 'Daftar standar' }));
  await screen.findByText('Reguler 0');
  expect(address()).toBe('/card-types?view=standard');
});

test('state in the address wins over the default view, also after its filter is cleared', async () => {
  const given = services({ 'view.card-types': gold.secureId });
  remembered(gold.secureId);
  const { user, address } = open(given, '/card-types?search=platinum');
  await screen.findByText('Platinum 2');
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByText('Reguler 0');
  expect(address()).toBe('/card-types');
  // The view is counted, but not opened.
  expect(searches(given).filter((search) => search !== 'gold')).toEqual(['platinum', null]);
});

test('a default view that was deleted, or views that cannot be read, leave the standard list', async () => {
  remembered(idOf(99));
  open(
    services({ 'view.card-types': idOf(99) }).on(list, { status: 500, refusal: { code: 'INTERNAL', message: 'x' } }),
  );
  expect(await screen.findByText('Reguler 0')).toBeVisible();
});

test('a view is made the default, and removed after a confirmation', async () => {
  const given = services().on('DELETE /api/middle/list-view', {}).on('PUT /api/middle/preference/view.card-types', {});
  const { user } = open(given);
  await screen.findByText('Reguler 0');
  await user.click(await menu('Tampilan'));
  await user.click(await screen.findByRole('button', { name: 'Jadikan Emas tampilan awal' }));
  expect(screen.getByRole('button', { name: 'Jadikan Emas tampilan awal' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Reguler 0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hapus tampilan Emas' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Hapus tampilan?' })).getByRole('button', { name: 'Hapus' }),
  );
  await waitFor(() =>
    expect(given.to('DELETE /api/middle/list-view').map(({ body }) => body)).toEqual([{ secureId: gold.secureId }]),
  );
});
