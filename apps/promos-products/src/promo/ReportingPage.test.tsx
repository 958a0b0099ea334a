import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import ReportingPage from './ReportingPage.tsx';

const answer = {
  from: '2026-03-01',
  to: '2026-03-16',
  rows: [],
  totals: {},
  total: 0,
  page: 1,
  size: 25,
  weeks: [{ week: '2026-03-09', orders: 7, approved: 4, rejected: 2 }],
};

beforeEach(() => signInAs('ADMIN01', { 'promo:browse': 'Full Access' }));

test('a week says how many orders were approved, rejected, and neither, in digits and in words', async () => {
  const services = new Services().on('GET /api/middle/promo/reporting', { result: answer });
  show({ services, path: '/promo/reporting', element: <ReportingPage /> });
  expect(await screen.findByText('4 / 2 / 1')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName('Minggu 09-03-2026: 7 order, 4 disetujui, 2 ditolak, 1 lainnya');
});
