import { preferences } from '@console/auth';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, openList as open, rowOf } from '../../../test/card-types.tsx';

beforeEach(() => begin());

const titles = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent.replace(/[▲▼↕]/g, ''))
    .slice(1);

test('columns are hidden, moved and reset, and the choice is saved', async () => {
  const { user, unmount } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  expect(titles()).toEqual(['No', 'Nama', 'Kode', 'Biaya penggantian', 'Status', 'Action']);
  await user.click(screen.getByRole('button', { name: 'Kolom' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Biaya penggantian' }));
  await user.click(screen.getByRole('button', { name: 'Geser Status ke kiri' }));
  await user.click(screen.getByRole('button', { name: 'Geser Status ke kiri' }));
  expect(titles()).toEqual(['No', 'Nama', 'Status', 'Kode', 'Action']);
  expect(screen.getByRole('checkbox', { name: 'Nama' })).toBeDisabled();
  unmount();
  const again = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  expect(titles()).toEqual(['No', 'Nama', 'Status', 'Kode', 'Action']);
  await again.user.click(screen.getByRole('button', { name: 'Kolom' }));
  await again.user.click(await screen.findByRole('button', { name: 'Kolom standar' }));
  expect(titles()).toEqual(['No', 'Nama', 'Kode', 'Biaya penggantian', 'Status', 'Action']);
});

test('a layout chosen in another browser applies here', async () => {
  open(
    cardTypeServices().on('GET /api/middle/preference', {
      result: {
        'list.card-types': {
          order: ['name', 'status', 'code', 'replacementFee'],
          hidden: ['code'],
          widths: { status: 90 },
        },
      },
    }),
  );
  await screen.findByText('Reguler 0');
  await waitFor(() => expect(titles()).toEqual(['No', 'Nama', 'Status', 'Biaya penggantian', 'Action']));
  expect(screen.getByRole('table').style.getPropertyValue('--column-status')).toBe('90px');
});

const columnWidth = () => screen.getByRole('table').style.getPropertyValue('--column-code');

async function openWidth() {
  const { user } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('button', { name: 'Kolom' }));
  return { user, input: await screen.findByRole('textbox', { name: 'Lebar Kode (piksel)' }) };
}

test('a width is set by keyboard, and reset', async () => {
  const { user, input } = await openWidth();
  await user.type(input, '240{Enter}');
  expect(columnWidth()).toBe('240px');
  await user.type(input, '{ArrowUp}{ArrowUp}');
  expect(columnWidth()).toBe('260px');
  expect(input).toHaveValue('260');
  await user.clear(input);
  await user.tab();
  expect(columnWidth()).toBe('');
});

test('a width that is written in groups is read as every number', async () => {
  const { user, input } = await openWidth();
  await user.type(input, '1.000{Enter}');
  expect(columnWidth()).toBe('1000px');
});

test.each([
  ['120,5', 'Harus berupa angka'],
  ['99999', 'Harus antara 40 dan 1.200'],
  ['0', 'Harus antara 40 dan 1.200'],
  ['5', 'Harus antara 40 dan 1.200'],
  ['abc', 'Harus berupa angka'],
])('a width typed as %s is refused with its bounds, and stays as it was written', async (typed, fault) => {
  const { user, input } = await openWidth();
  await user.type(input, `240{Enter}`);
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(columnWidth()).toBe('240px');
  expect(input).toHaveValue(typed);
  expect(input).toHaveAccessibleDescription(expect.stringContaining(fault));
});

test('a pasted width below zero is refused', async () => {
  const { user, input } = await openWidth();
  await user.click(input);
  await user.paste('-50');
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('-50');
  expect(input).toHaveAccessibleDescription(expect.stringContaining('Harus antara 40 dan 1.200'));
});

test('the edge of a title is dragged; a mere press changes nothing, a double one resets the width', async () => {
  open(cardTypeServices());
  await screen.findByText('Reguler 0');
  const table = screen.getByRole('table');
  const grip = screen.getByRole('columnheader', { name: /Kode/ }).querySelector('.list-grip')!;
  const drag = (to: number) => {
    // jsdom has no pointer events with coordinates.
    const pointer = (type: string, clientX: number) =>
      fireEvent(grip, new MouseEvent(type, { clientX, bubbles: true, cancelable: true }));
    pointer('pointerdown', 100);
    if (to !== 100) pointer('pointermove', to);
    pointer('pointerup', to);
  };
  drag(100);
  expect(table.style.getPropertyValue('--column-code')).toBe('');
  drag(280);
  expect(table.style.getPropertyValue('--column-code')).toBe('180px');
  fireEvent.doubleClick(grip);
  expect(table.style.getPropertyValue('--column-code')).toBe('');
});

test('the density applies at once and is saved for the user', async () => {
  const services = cardTypeServices()
    .on('GET /api/middle/preference', { result: {} })
    .on('PUT /api/middle/preference/display.density', {});
  const { user } = open(services);
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('button', { name: 'Kolom' }));
  await user.selectOptions(await screen.findByLabelText('Kerapatan'), 'Rapat');
  expect(preferences.get().density).toBe('compact');
  await waitFor(() =>
    expect(services.to('PUT /api/middle/preference/display.density').map(({ body }) => body)).toEqual([
      { value: 'compact' },
    ]),
  );
});

test('rows are reordered by keyboard, the position is announced, and the order is saved', async () => {
  const save = jest.fn().mockResolvedValue({ data: null });
  const { user } = open(cardTypeServices(), '/card-types?size=25', { reorder: { allowed: () => true, save } });
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('button', { name: 'Ubah urutan' }));
  act(() => rowOf('Reguler 0').focus());
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(screen.getByText('Reguler 0 di urutan 3')).toBeInTheDocument();
  expect(rowOf('Reguler 0')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Simpan urutan' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Simpan urutan' })).toBeNull());
  expect((save.mock.calls[0]![0] as { secureId: string }[]).slice(0, 3).map((row) => row.secureId)).toEqual([
    idOf(1),
    idOf(2),
    idOf(0),
  ]);
});

test('a list that does not show all rows cannot be reordered', async () => {
  open(cardTypeServices(), '/card-types', { reorder: { allowed: () => true, save: jest.fn() } });
  await screen.findByText('Reguler 0');
  expect(screen.getByRole('button', { name: 'Ubah urutan' })).toBeDisabled();
  expect(screen.getByTitle(/Tampilkan semua baris/)).toBeVisible();
});

test('a download uses filters and sort, and says where a large one is found', async () => {
  const call = 'GET /api/middle/card-types/download';
  const services = cardTypeServices().on(call, {
    status: 202,
    result: { downloadSecureId: idOf(99), status: 'queued' },
  });
  const { user } = open(services, '/card-types?search=gold&sort=name,desc&page=1&size=25');
  await screen.findByText('Gold 1');
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  await user.click(screen.getByRole('menuitem', { name: 'Unduh XLSX' }));
  expect(await screen.findByText('Permintaan unduhan diproses, lihat Download Management')).toBeVisible();
  expect(services.to(call)[0]!.query.toString()).toBe('search=gold&sort=name%2Cdesc&format=xlsx');
});

test('the address keeps the tab beside the list', async () => {
  const { user, address } = open(cardTypeServices(), '/card-types', {
    tabs: [{ key: 'calendar', title: { id: 'Kalender', en: 'Calendar' }, content: <p>Isi kalender</p> }],
  });
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('link', { name: 'Kalender' }));
  expect(screen.getByText('Isi kalender')).toBeVisible();
  expect(address()).toBe('/card-types?tab=calendar');
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Jenis Kartu' }));
  expect(await screen.findByText('Reguler 0')).toBeVisible();
});
