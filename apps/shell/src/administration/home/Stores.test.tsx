import type { HomeStore } from '@console/contracts/branches-stores/home-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import Stores from './Stores.tsx';

const call = 'GET /api/middle/home/store';
const store: HomeStore = {
  secureId: '00000000-0000-5000-8000-000000000001',
  storeCode: 'S100100001',
  storeName: 'Toko Sinar',
  storeGroup: null,
  branch: '10010 Banda Aceh',
  status: 'active',
  activePromos: 2,
  lastOrderAt: null,
};

const open = () => {
  const services = new Services().on(call, { result: { rows: [store], total: 30, page: 1, size: 25 } });
  return { services, ...show({ services, path: '/', element: <Stores /> }) };
};

test('the name is the head of a row, and the code leads to the store for those who may view it', async () => {
  signInAs('ADMIN01', { 'store:browse': 'View Only' });
  open();
  const head = await screen.findByRole('rowheader', { name: 'Toko Sinar' });
  const row = within(head.closest('tr')!);
  expect(row.getByRole('link', { name: 'S100100001' })).toHaveAttribute('href', `/store/${store.secureId}`);
  expect(head.closest('tr')).toHaveAccessibleName('S100100001 Toko Sinar - 10010 Banda Aceh Aktif 2 -');
});

test('without the privilege of stores the code is no link', async () => {
  signInAs('ADMIN01', {});
  open();
  expect(await screen.findByText('S100100001')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a filter starts at the first page again', async () => {
  signInAs('ADMIN01', {});
  const { user, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Berikutnya' }));
  await waitFor(() => expect(services.to(call).at(-1)!.query.get('page')).toBe('2'));
  await user.selectOptions(screen.getByLabelText('Status'), 'Aktif');
  await waitFor(() => expect(services.to(call).at(-1)!.query.toString()).toBe('status=active&page=1'));
});
