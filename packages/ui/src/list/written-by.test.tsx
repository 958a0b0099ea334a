import { profile } from '@console/auth';
import { cardTypes } from '@console/contracts/cards/card-types';
import type { Flag } from '@console/contracts/core/flag-groups';
import type { MappingType } from '@console/contracts/core/privileges';
import { act, screen } from '@testing-library/react';
import { begin, cardTypeServices, idOf, rows } from '../../test/card-types.tsx';
import { show } from '../../test/harness.tsx';
import { ResourceDetail } from '../detail/index.ts';
import { CreatePage } from '../form/index.ts';
import { ResourceList } from './index.ts';

const sentence = 'Hanya kantor pusat yang dapat mengubahnya';
const paths = {
  create: '/card-types/create',
  import: '/card-types/import',
  detail: ({ secureId }: { secureId: string }) => `/card-types/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/card-types/${secureId}/update`,
};
const services = () => cardTypeServices().on(`GET /api/middle/card-types/${idOf(0)}`, { result: rows[0] });
const of = (type: MappingType, flag: Flag = 'other') => {
  begin();
  act(() => profile.set({ state: 'loaded', data: { scope: { type, branchCount: 1, mraCount: 0 }, flag } } as never));
};
afterEach(() => act(() => profile.set({ state: 'loading' } as never)));

/** Buttons that are shown disabled with a reason. */
const refused = () =>
  screen
    .queryAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map((button) => button.firstChild?.textContent);

test('where only head office writes, every button of a branch that changes a record says so', async () => {
  of('BRANCH');
  const { user } = show({
    services: services(),
    path: '/',
    element: <ResourceList resource={cardTypes} paths={paths} wholeFilter />,
  });
  const row = (await screen.findByText('Reguler 0')).closest('tr')!;
  expect(refused()).toEqual(expect.arrayContaining(['Impor', 'Tambah']));
  // Changes of all are for admins only, who are not refused.
  expect(screen.queryByRole('button', { name: /^Semua/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Tambah' })).toHaveAccessibleDescription(sentence);
  await user.click(row.querySelector<HTMLElement>('[aria-label^="Aksi untuk"]')!);
  for (const name of ['Ubah', 'Nonaktifkan', 'Hapus'])
    expect(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(row.querySelector<HTMLElement>('input[type=checkbox]')!);
  expect(screen.getAllByRole('button', { name: 'Nonaktifkan' })[0]).toHaveAccessibleDescription(sentence);
});

test('its detail page and form say so too', async () => {
  of('MRA');
  const { unmount } = show({
    services: services(),
    path: '/',
    element: <ResourceDetail resource={cardTypes} secureId={idOf(0)} />,
  });
  await screen.findByRole('heading', { level: 1 });
  expect(refused()).toEqual(['Hapus', 'Nonaktifkan', 'Ubah']);
  unmount();
  show({ services: services(), path: '/', element: <CreatePage resource={cardTypes} /> });
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveAccessibleDescription(sentence);
});

test.each([
  ['head office', 'NATIONAL', 'other'],
  ['an admin of a branch', 'BRANCH', 'admin'],
] as const)('%s sees no such text', async (_, type, flag) => {
  of(type, flag);
  show({ services: services(), path: '/', element: <ResourceList resource={cardTypes} paths={paths} wholeFilter /> });
  await screen.findByText('Reguler 0');
  expect(refused()).not.toContain('Tambah');
  expect(screen.getByRole('link', { name: 'Tambah' })).toBeVisible();
});
