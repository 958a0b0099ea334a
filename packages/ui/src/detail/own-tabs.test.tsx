import { notices } from '@console/auth';
import { mros } from '@console/contracts/branches-stores/mro';
import type { RecordOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ResourceDetail, type DetailTab } from './index.ts';

const id = '0193a1b2-0000-7000-8000-000000000001';
const record = {
  secureId: id,
  version: 1,
  status: 'active',
  createdBy: 'A',
  createdAt: '2026-01-01T00:00:00+07:00',
  updatedBy: 'A',
  updatedAt: '2026-01-01T00:00:00+07:00',
  mroCode: '010101',
  name: 'Aceh Besar',
};
const tab = (key: string): DetailTab<RecordOf<typeof mros>> => ({ key, title: text(key), content: () => null });

async function open(tabs: readonly DetailTab<RecordOf<typeof mros>>[], resource = mros, search = '') {
  signInAs('ADMIN01', { 'mro:browse': 'Full Access', 'branch:browse': 'View Only' });
  const uses = [{ module: 'branch', count: 3, filter: { mroId: id }, prevents: true }];
  const services = new Services()
    .on(`GET /api/middle/mro/${id}`, { result: record })
    .on(`GET /api/middle/mro/${id}/uses`, { result: uses });
  const page = show({
    services,
    path: '/mro/:id',
    at: `/mro/${id}${search}`,
    element: <ResourceDetail resource={resource} secureId={id} tabs={tabs} />,
    routes: [
      {
        path: '/branch',
        module: 'branch',
        privilege: 'branch:browse',
        title: text('Cabang'),
        moduleTitle: text('Cabang', 'Branches'),
      },
    ],
  });
  await screen.findByRole('heading', { name: /^Aceh Besar/ });
  return page;
}

test('what uses a record stands behind a tab, with counts that lead to the lists of who uses it', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('tab', { name: 'Dipakai oleh' }));
  expect(await screen.findByRole('link', { name: 'Cabang: 3' })).toHaveAttribute('href', `/branch?mroId=${id}`);
});

test('the tab is absent where the module shows its uses itself, or nothing can use a record', async () => {
  const absent = () => expect(screen.queryByRole('tab', { name: 'Dipakai oleh' })).toBeNull();
  const { unmount } = await open([tab('uses')]);
  absent();
  unmount();
  const lists = await open(['branch', 'master-branch-nmc', 'master-branch-ufi', 'user'].map(tab));
  absent();
  lists.unmount();
  await open([], { ...mros, usedBy: {} } as unknown as typeof mros);
  absent();
});

test('a link to a tab that a record does not have opens its first one, and says so', async () => {
  notices.set([]);
  const { router } = await open([tab('branch')], mros, '?tab=orders&page=9');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(notices.get().map(({ text: said }) => said)).toEqual([
    'Tab orders dari tautan ini tidak dapat dipakai, sehingga halaman tampil tanpa itu',
  ]);
});
