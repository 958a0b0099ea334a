import { mras } from '@console/contracts/branches-stores/mra';
import { regions as regionContract } from '@console/contracts/branches-stores/regions';
import type { Level } from '@console/contracts/core/privileges';
import type { RouteEntry } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { mra, regions } from '@console/contracts/routes/modules';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { crud, screens } from '../crud/index.ts';
import { childTab } from './index.ts';

const id = '0193a1b2-0000-7000-8000-000000000001';
const child = '0193a1b2-0000-7000-8000-000000000002';
const frame = { secureId: id, version: 1, status: 'active' };
const region = {
  ...frame,
  createdBy: 'A',
  createdAt: '2026-01-01T00:00:00+07:00',
  updatedBy: 'A',
  updatedAt: '2026-01-01T00:00:00+07:00',
  regionCode: '01',
  name: 'Sumatera',
};
const area = { ...region, secureId: child, mraCode: '0101', name: 'Aceh', city: 'Banda Aceh', regionId: id };
const table = [
  {
    path: '/mra',
    module: 'mra',
    privilege: mra.privilege,
    title: text('MRA'),
    moduleTitle: text('Daftar MRA', 'MRAs'),
  },
] satisfies RouteEntry[];

const detail = crud(regions, {
  title: text('Wilayah', 'Regions'),
  screens: async () => ({
    default: screens(regionContract, {
      detailSections: [{ fields: ['name'] }],
      detail: { offers: [] },
      tabs: [childTab(mras, { parent: 'regionId', routes: mra })],
    }),
  }),
}).pages.find(({ path }) => path === '/regions/:regionId')!;

async function open(privileges: Readonly<Record<string, Level>>, search = '') {
  signInAs('PUSAT01', { 'master-regional:browse': 'View Only', ...privileges });
  const services = new Services()
    .on(`GET /api/middle/regions/${id}`, { result: region })
    .on('GET /api/middle/mra', { result: { rows: [area], total: 12, page: 1, size: 20 } });
  const Detail = (await detail.load()).default as ComponentType;
  const page = show({
    services,
    path: '/regions/:regionId',
    at: `/regions/${id}${search}`,
    element: <Detail />,
    routes: table,
  });
  await screen.findByRole('heading', { name: /Sumatera/ });
  return { ...page, services };
}

test('records of another module that belong to a record stand behind a tab with their count', async () => {
  const { user, router, services } = await open({ 'mra:browse': 'Full Access' });
  await user.click(await screen.findByRole('tab', { name: 'Daftar MRA (12)' }));
  expect(await screen.findByText('Banda Aceh')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=mra');
  expect(screen.queryByRole('columnheader', { name: 'Wilayah' })).toBeNull();
  // The count and the opened list are one call, filtered by the record.
  const asked = services.to('GET /api/middle/mra');
  expect(asked.map(({ query }) => query.get('regionId'))).toEqual([id]);
});

test('a new one begins with the record filled in, and is not the next step of the page', async () => {
  await open({ 'mra:browse': 'Full Access' }, '?tab=mra');
  const create = await screen.findByRole('link', { name: 'Tambah' });
  expect(create).toHaveAttribute('href', `/mra/create?regionId=${id}`);
  expect(create).not.toHaveClass('button-primary');
});

test('what was searched in one tab does not follow into the next', async () => {
  const { user, router } = await open({ 'mra:browse': 'View Only' }, '?tab=mra&search=aceh&page=2&status=active');
  await user.click(await screen.findByRole('tab', { name: 'Data' }));
  expect(router.state.location.search).toBe('');
});

test('without the privilege of the other module there is no tab, and nothing is asked', async () => {
  const { services } = await open({}, '?tab=mra');
  expect(screen.queryByRole('tab', { name: /MRA/ })).toBeNull();
  expect(screen.getByText('Dibuat oleh')).toBeInTheDocument();
  expect(services.to('GET /api/middle/mra')).toEqual([]);
});

test('a filter that the list does not have does not compile', () => {
  // @ts-expect-error: no such filter
  childTab(mras, { parent: 'branchId', routes: mra });
  expect(childTab(mras, { parent: 'regionId', routes: mra }).key).toBe('mra');
});
