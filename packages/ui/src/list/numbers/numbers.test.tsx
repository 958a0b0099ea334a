import { cardTypes } from '@console/contracts/cards/card-types';
import { pasted } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, listCall, openList } from '../../../test/card-types.tsx';
import type { Services } from '../../../test/harness.tsx';

const paste = 'POST /api/middle/card-types/numbers';
const kept = idOf(60);
/** Card types whose codes can be pasted. */
const resource = {
  ...cardTypes,
  list: { ...cardTypes.list, numbers: ['code'], filters: { ...cardTypes.list.filters, numbers: pasted() } },
} as unknown as Resource;
const found = { secureId: kept, given: 3, found: 2, missing: ['TYPE_99'] };
const services = () =>
  cardTypeServices().on(paste, { result: found }).on(`GET /api/middle/card-types/numbers/${kept}`, { result: found });
const open = (given: Services, at?: string) => openList(given, at, { resource: resource as never });

beforeEach(() => begin());

async function opened(given = services(), at?: string) {
  const page = open(given, at);
  await page.user.click(await screen.findByRole('button', { name: 'Tempel nomor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tempel banyak nomor' });
  const write = (value: string) => fireEvent.change(within(dialog).getByLabelText('Nomor'), { target: { value } });
  const find = () => page.user.click(within(dialog).getByRole('button', { name: 'Cari nomor' }));
  return { ...page, given, dialog, write, find };
}

test('pasted numbers filter the list by an id in the address, and missing ones are listed', async () => {
  const { given, dialog, write, find, address, user } = await opened(services(), '/card-types?status=active');
  write('TYPE_0\nTYPE_2;TYPE_99,TYPE_0');
  expect(within(dialog).getByText('3 nomor, 1 ganda dihitung sekali')).toBeVisible();
  await find();
  const result = await screen.findByRole('dialog', { name: '2 dari 3 nomor ditemukan' });
  expect(within(result).getByRole('listitem')).toHaveTextContent('TYPE_99');
  expect(given.to(paste).map(({ body }) => body)).toEqual([{ numbers: ['TYPE_0', 'TYPE_2', 'TYPE_99'] }]);
  await user.click(within(result).getByRole('button', { name: 'Tutup' }));
  expect(address()).toBe(`/card-types?status=active&numbers=${kept}`);
  await waitFor(() => expect(given.to(listCall).at(-1)!.query.get('numbers')).toBe(kept));
  await user.click(screen.getByRole('button', { name: 'Hapus filter nomor' }));
  expect(address()).toBe('/card-types?status=active');
});

test('more than 500 are refused before sending, and nothing typed is lost', async () => {
  const { given, dialog, write, find } = await opened();
  await find();
  expect(within(dialog).getByText('Tempel setidaknya satu nomor')).toBeVisible();
  const many = Array.from({ length: 501 }, (_, index) => `N${index}`).join('\n');
  write(many);
  expect(within(dialog).getByText(/Maksimal 500 nomor sekaligus; yang ditempel 501/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cari nomor' })).toBeDisabled();
  expect(within(dialog).getByLabelText('Nomor')).toHaveValue(many);
  expect(given.to(paste)).toHaveLength(0);
});

test('a number that has lost digits in a spreadsheet is named and not sent, and nothing typed is lost', async () => {
  const { given, dialog, write, find } = await opened();
  write('TYPE_0\n9,71001E+15');
  await find();
  expect(within(dialog).getByText(/^9,71001E\+15 kehilangan digit/)).toBeVisible();
  expect(within(dialog).getByLabelText('Nomor')).toHaveValue('TYPE_0\n9,71001E+15');
  expect(given.to(paste)).toHaveLength(0);
});

test('lines and cells pasted into the search box become numbers; a plain text stays a search', async () => {
  const { user } = open(services());
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('gold');
  expect(screen.getByRole('searchbox')).toHaveValue('gold');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.paste('TYPE_0\nTYPE_2');
  expect(
    within(await screen.findByRole('dialog', { name: 'Tempel banyak nomor' })).getByLabelText('Nomor'),
  ).toHaveValue('TYPE_0\nTYPE_2');
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('gold');
});

test('a failed call keeps the dialog and the pasted text', async () => {
  const { dialog, write, find } = await opened(
    services().on(paste, {
      status: 429,
      refusal: { code: 'RATE_LIMITED', message: 'Terlalu banyak permintaan, coba lagi sebentar' },
    }),
  );
  write('TYPE_0');
  await find();
  expect(await within(dialog).findByText('Terlalu banyak permintaan, coba lagi sebentar')).toBeVisible();
  expect(within(dialog).getByLabelText('Nomor')).toHaveValue('TYPE_0');
});

test('after a reload the list still shows missing numbers, but not those of other people', async () => {
  const { user, unmount } = open(services(), `/card-types?numbers=${kept}`);
  expect(await screen.findByText('Nomor yang ditempel: 2 dari 3 ditemukan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lihat 1 yang tidak ditemukan' }));
  expect(within(screen.getByRole('dialog')).getByText('TYPE_99')).toBeVisible();
  unmount();
  open(
    services().on(`GET /api/middle/card-types/numbers/${kept}`, {
      status: 404,
      refusal: { code: 'NOT_FOUND', message: 'x' },
    }),
    `/card-types?numbers=${kept}`,
  );
  expect(await screen.findByText(/oleh pengguna lain/)).toBeVisible();
});
