import { localError } from '@console/api/error';
import { text } from '@console/contracts/core/text';
import { act, screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { confirm } from './index.ts';

const route = (module: string, title: string) => ({
  path: `/${module}`,
  module,
  privilege: `${module}:browse`,
  title: text(title),
  moduleTitle: text(title),
});
const routes = [route('cards', 'Kartu'), route('card-design', 'Desain Kartu'), route('card-generator', 'Nomor')];
const referencedBy = [
  { module: 'cards', count: 1200, filter: { cardTypeId: '0193' } },
  { module: 'card-design', count: 2, filter: { cardTypeId: '0193' } },
  { module: 'card-generator', count: 1 },
];

test('a use of a record leads to its records in the list of their module, for those who may open it', async () => {
  signInAs('ADMIN01', { 'cards:browse': 'View Only', 'card-generator:browse': 'View Only' });
  const { user, router } = show({ services: new Services(), path: '/x', element: <p>Isi</p>, routes });
  const inUse = { ...localError('OFFLINE'), code: 'IN_USE', message: 'Data masih digunakan', result: { referencedBy } };
  act(() => confirm({ title: 'Hapus?' }, () => Promise.reject(inUse)));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Ya' }));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Kartu: 1.200',
    'Desain Kartu: 2',
    'Nomor: 1',
  ]);
  expect(dialog.getAllByRole('link')).toHaveLength(1);
  await user.click(dialog.getByRole('link', { name: 'Kartu: 1.200' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/cards?cardTypeId=0193');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
