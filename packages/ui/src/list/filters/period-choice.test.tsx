import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../test/harness.tsx';
import { ResourceList } from '../index.ts';

const phones = 'GET /api/middle/blacklist-phone-number';
const none = { result: { rows: [], total: 0, page: 1, size: 10 } };
const mockToday = '2026-03-10';
jest.mock('../../formats/use-now.ts', () => ({
  ...jest.requireActual<object>('../../formats/use-now.ts'),
  useToday: () => mockToday,
}));

beforeEach(() => {
  localStorage.clear();
  signInAs('ADMIN01', { 'blacklist-phone-number:browse': 'View Only' });
});

const open = (search = '') =>
  show({
    services: new Services().on(phones, none),
    path: '/b',
    at: `/b${search}`,
    element: <ResourceList resource={blacklistPhoneNumbers} />,
  });
const datesIn = (router: { state: { location: { search: string } } }) => {
  const address = new URLSearchParams(router.state.location.search);
  return [address.get('from'), address.get('to')];
};

test('one choice sets both dates of a period, and says which period they are', async () => {
  const { user, router } = open();
  await screen.findByText('Tidak ada data');
  await user.click(screen.getByRole('button', { name: 'Filter lain' }));
  const drawer = within(await screen.findByRole('region', { name: 'Filter lain' }));
  const range = drawer.getByLabelText('Rentang');
  expect(range).toHaveDisplayValue('menurut tanggal');
  await user.selectOptions(range, 'bulan lalu');
  await waitFor(() => expect(datesIn(router)).toEqual(['2026-02-01', '2026-02-28']));
  expect(drawer.getByLabelText('Rentang')).toHaveDisplayValue('bulan lalu');
  // The end of a day alone is the day after it.
  await user.selectOptions(range, 'hari ini');
  await waitFor(() => expect(datesIn(router)).toEqual([mockToday, '2026-03-11']));
  expect(range).toHaveDisplayValue('hari ini');
  await user.selectOptions(range, 'menurut tanggal');
  await waitFor(() => expect(datesIn(router)).toEqual([null, null]));
});

test('beside dates of an address the choice is what they come to', async () => {
  open('?from=2026-02-09&to=2026-03-10');
  const bar = within(await screen.findByRole('form', { name: 'Filter' }));
  expect(await bar.findByLabelText('Rentang')).toHaveDisplayValue('30 hari terakhir');
});
