import { screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { bulkPage, type OfBulkLine } from './BulkPage.tsx';
import spektra from './spektra.ts';

const secureId = '11111111-1111-4111-8111-111111111111';
const promo = {
  secureId,
  version: 1,
  promoCode: 'PRM-SPK-2603-0001',
  name: 'Cicilan Ringan',
  promoType: 'RATE',
  tenors: ['6'],
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  priority: 10,
  state: 'active',
};
const BulkPage = bulkPage(spektra as OfBulkLine);

test('promos are opened from the list of a bulk update, and only updated in bulk there', async () => {
  localStorage.clear();
  signInAs('PROMO01', { 'promo:browse': 'Full Access' });
  const list = { result: { rows: [promo], page: 1, size: 20, total: 1 } };
  const services = new Services().on('GET /api/middle/promo', list);
  const { user } = show({ services, path: '/promo/update-bulk', at: '/promo/update-bulk', element: <BulkPage /> });
  const row = (await screen.findByText('PRM-SPK-2603-0001')).closest('tr')!;
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/promo/${secureId}`);
  await user.click(within(row).getByRole('checkbox'));
  const bar = screen.getByRole('region', { name: /dipilih/ });
  expect(within(bar).getByRole('button', { name: 'Ubah massal…' })).toBeVisible();
  expect(within(bar).queryByRole('button', { name: /Nonaktifkan|Ajukan aktivasi|Aktifkan/ })).toBeNull();
});
