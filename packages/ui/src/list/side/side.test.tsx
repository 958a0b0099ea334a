import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, begin, cardTypeServices, idOf, listCall, openList as open, rows } from '../../../test/card-types.tsx';

beforeEach(() => begin());

/** The record stands in the panel too, so a row is found by its checkbox. */
const rowOf = (name: string) => screen.getByRole('checkbox', { name: `Pilih ${name}` }).closest('tr')!;
const services = () =>
  rows.reduce((all, row) => all.on(`GET /api/middle/card-types/${row.secureId}`, { result: row }), cardTypeServices());

test('a press on a row opens its record beside the list, arrow keys go on, and Enter opens it whole', async () => {
  const { user, address } = open(services());
  await screen.findByText('Reguler 0');
  await user.click(within(rowOf('Reguler 0')).getByText('TYPE_0'));
  const panel = within(await screen.findByRole('region', { name: 'Reguler 0' }));
  await waitFor(() => expect(panel.getByText('TYPE_0')).toBeVisible());
  act(() => rowOf('Reguler 0').focus());
  await user.keyboard('{ArrowDown}');
  const next = within(await screen.findByRole('region', { name: 'Gold 1' }));
  await waitFor(() => expect(next.getByText('TYPE_1')).toBeVisible());
  expect(rowOf('Gold 1')).toHaveFocus();
  expect(address()).toBe('/card-types');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Gold 1' })).toBeNull();
  await user.keyboard('o');
  expect(await screen.findByRole('region', { name: 'Gold 1' })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/card-types/${idOf(1)}`);
});

test('Shift selects all rows from the one selected last, by mouse and by key', async () => {
  const { user } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Gold 1' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Karyawan 4' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 dipilih')).toBeVisible();
  act(() => rowOf('Keluarga 5').focus());
  await user.keyboard('{ArrowDown}{Shift>} {/Shift}');
  expect(screen.getByText('6 dipilih')).toBeVisible();
});

test('Shift selects one row where the one selected last is on another page, or none was selected', async () => {
  const { user } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  act(() => rowOf('Syariah 3').focus());
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.getByText('1 dipilih')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Platinum 14' }));
  await user.click(screen.getByRole('button', { name: 'Halaman sebelumnya' }));
  await screen.findByText('Reguler 0');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Gold 1' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 dipilih')).toBeVisible();
});

test('Shift selects from the row selected last wherever another sort has put it', async () => {
  const { user } = open(
    cardTypeServices().on(listCall, (call) => {
      const { result } = answer(call);
      return { result: call.query.has('sort') ? { ...result, rows: result.rows.toReversed() } : result };
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Gold 1' }));
  await user.click(screen.getByRole('button', { name: /^Nama/ }));
  await waitFor(() => expect(rowOf('Gold 1').dataset['index']).toBe('8'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Reguler 0' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('2 dipilih')).toBeVisible();
});

test('a record without a page of its own opens what its module shows, by a press and by Enter', async () => {
  const rowPanel = ({ secureId }: { secureId: string }) => <p>Perjalanan {secureId}</p>;
  const { user, address } = open(services(), '/card-types', { paths: {}, rowPanel });
  await user.click(within(await screen.findByText('Gold 1').then(() => rowOf('Gold 1'))).getByText('TYPE_1'));
  const panel = within(await screen.findByRole('region', { name: 'Gold 1' }));
  expect(await panel.findByText(`Perjalanan ${idOf(1)}`)).toBeVisible();
  expect(panel.queryByRole('link')).toBeNull();
  act(() => rowOf('Gold 1').focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Gold 1' })).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText(`Perjalanan ${idOf(2)}`)).toBeVisible();
  expect(address()).toBe('/card-types');
});
