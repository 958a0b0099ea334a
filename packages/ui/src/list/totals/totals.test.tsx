import { printRequests } from '@console/contracts/cards/ecard-printing';
import { mras } from '@console/contracts/branches-stores/mra';
import { preferences } from '@console/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../test/harness.tsx';
import { ResourceList } from '../index.ts';

const path = 'GET /api/middle/mra';
const region = '00000000-0000-5000-8000-000000000001';
const figures = (count: number) => ({ count, sums: {} });
const services = () =>
  new Services().on(path, { result: { rows: [], total: 0, page: 1, size: 10 } }).on(`${path}/totals`, ({ query }) => ({
    result:
      query.get('by') === 'status'
        ? {
            total: figures(3),
            groups: [
              { value: 'active', ...figures(2) },
              { value: null, ...figures(1) },
            ],
            more: 0,
          }
        : { total: figures(3), groups: [{ value: region, name: '01 - Sumatera', ...figures(3) }], more: 2 },
  }));

beforeEach(() => {
  localStorage.clear();
  preferences.set({ ...preferences.get(), language: 'id' });
  signInAs('HOOPS01', { 'mra:browse': 'View Only', 'ecard-printing:browse': 'View Only' });
});

const addressOf = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search);
const panel = () => screen.findByRole('region', { name: /^Rekap / });

test('totals open by a button, stand in the address, and each figure opens its rows', async () => {
  const made = services();
  const { user, router } = show({
    services: made,
    path: '/mra',
    at: '/mra?search=jalan&where=city.contains.medan',
    element: <ResourceList resource={mras} />,
  });
  await screen.findByText('Tidak ada data');
  await user.click(screen.getByRole('button', { name: 'Rekap' }));
  const totals = await panel();
  expect(await within(totals).findByRole('rowheader', { name: '01 - Sumatera' })).toBeVisible();
  expect(totals).toHaveTextContent('2 kelompok lain hanya dihitung dalam total');
  expect(addressOf(router).get('totals')).toBe('regionId');
  const asked = made.to(`${path}/totals`).at(-1)!.query;
  expect([asked.get('search'), asked.get('where'), asked.get('by')]).toEqual([
    'jalan',
    'city.contains.medan',
    'regionId',
  ]);
  await user.selectOptions(within(totals).getByLabelText('Kelompokkan menurut'), 'Status');
  expect(await within(totals).findByRole('rowheader', { name: 'Aktif' })).toBeVisible();
  const empty = within(totals).getByRole('row', { name: /^Kosong/ });
  expect(within(empty).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('where=city.contains.medan&where=status.empty'),
  );
  await user.click(within(within(totals).getByRole('row', { name: /^Aktif/ })).getByRole('link', { name: '2' }));
  await waitFor(() => expect(addressOf(router).get('status')).toBe('active'));
  expect(addressOf(router).get('totals')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Rekap' }));
  await waitFor(() => expect(addressOf(router).has('totals')).toBe(false));
});

test('a group within "any of the groups" opens its rows all the same', async () => {
  show({
    services: services(),
    path: '/mra',
    at: '/mra?totals=status&where=city.contains.medan&where=name.contains.barat&match=any',
    element: <ResourceList resource={mras} />,
  });
  const totals = await panel();
  const empty = await within(totals).findByRole('row', { name: /^Kosong/ });
  const link = within(empty).getByRole('link').getAttribute('href') ?? '';
  expect(new URLSearchParams(link).getAll('where')).toEqual([
    'city.contains.medan or name.contains.barat',
    'status.empty',
  ]);
  expect(link).not.toContain('match=');
});

test('beside one group "any of the groups" means nothing: a figure opens its rows alone', async () => {
  show({
    services: services(),
    path: '/mra',
    at: '/mra?totals=status&where=city.contains.medan&match=any',
    element: <ResourceList resource={mras} />,
  });
  const empty = await within(await panel()).findByRole('row', { name: /^Kosong/ });
  const link = new URLSearchParams(within(empty).getByRole('link').getAttribute('href') ?? '');
  expect(link.getAll('where')).toEqual(['city.contains.medan', 'status.empty']);
  expect(link.has('match')).toBe(false);
});

test('sums of money are shown beside the rows, and a list without groupings has no totals', async () => {
  const requests = 'GET /api/transaction/ecard-printing';
  const made = new Services()
    .on(requests, { result: { rows: [], total: 0, page: 1, size: 10 } })
    .on(`${requests}/totals`, {
      result: {
        total: { count: 2, sums: { fee: 50_000 } },
        groups: [{ value: 'REQUESTED', count: 2, sums: { fee: 50_000 } }],
        more: 0,
      },
    });
  const { unmount } = show({
    services: made,
    path: '/e',
    at: '/e?totals=state',
    element: <ResourceList resource={printRequests} />,
  });
  expect(within(await panel()).getByRole('button', { name: 'Tutup rekap' })).toBeVisible();
  expect(await within(await panel()).findAllByText(/50\.000/)).toHaveLength(2);
  unmount();
  const plain = { ...mras, list: { ...mras.list, groupings: undefined } } as unknown as typeof mras;
  show({ services: services(), path: '/mra', at: '/mra', element: <ResourceList resource={plain} /> });
  await screen.findByText('Tidak ada data');
  expect(screen.queryByRole('button', { name: 'Rekap' })).toBeNull();
});
