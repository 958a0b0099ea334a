import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import StoreTransactions from './StoreTransactions.tsx';

const call = 'GET /api/middle/home/store-trx';
const file = 'GET /api/middle/home/download-storeTrx';
const figures = {
  orders: 3,
  approved: 2,
  rejected: 1,
  cancelled: 0,
  disbursed: 1,
  disbursedAmount: 1_500_000,
  approvalRate: 66.7,
};
const answer = {
  from: '2026-02-01',
  to: '2026-02-28',
  rows: [{ storeCode: null, storeName: null, branch: '10010 Banda Aceh', ...figures }],
  totals: figures,
  total: 1,
  page: 1,
  size: 25,
};
const services = () =>
  new Services()
    .on(call, { result: answer })
    .on(file, { status: 202, result: { downloadSecureId: '00000000-0000-5000-8000-000000000001', status: 'queued' } });
const open = (answers = services()) => ({
  answers,
  ...show({ services: answers, path: '/', element: <StoreTransactions /> }),
});

beforeEach(() => signInAs('ADMIN01', { 'store:browse': 'Full Access' }));

test('orders without a store or dealer say so, and archived orders do not count', async () => {
  open();
  expect(await screen.findByRole('rowheader', { name: 'Tanpa toko atau dealer' })).toBeVisible();
  expect(screen.getByText(/Order yang sudah diarsipkan tidak dihitung/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Jumlah 3 2 1/ })).toBeVisible();
});

test('the file of a named period is requested by the days that are shown', async () => {
  const { user, answers } = open();
  await user.selectOptions(await screen.findByLabelText('Periode'), 'Bulan lalu');
  await waitFor(() => expect(answers.to(call).at(-1)!.query.get('period')).toBe('LAST_MONTH'));
  await user.click(await screen.findByRole('button', { name: 'Unduh' }));
  await user.click(screen.getByRole('menuitem', { name: 'Transaksi toko (csv)' }));
  await waitFor(() =>
    expect(answers.to(file).at(-1)!.query.toString()).toBe('from=2026-02-01&to=2026-02-28&format=csv'),
  );
});

test('a refused period is said in place of the table', async () => {
  const refusal = {
    code: 'VALIDATION',
    message: 'Data tidak valid',
    errors: [{ field: 'period', code: 'PERIOD_OR_DAYS', message: 'Pilih periode atau isi tanggal, bukan keduanya' }],
  };
  open(new Services().on(call, { status: 422, refusal }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Pilih periode atau isi tanggal, bukan keduanya');
  expect(screen.queryByRole('table')).toBeNull();
});

test('without the right to export stores there is no file', async () => {
  signInAs('KACAB01', { 'store:browse': 'View Only' });
  open();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
});
