import { queryEndpoint } from '@console/api';
import { storeReportCalls, storeReporting } from '@console/contracts/branches-stores/store-reporting';
import type { Resource } from '@console/contracts/core/resource';
import { screen, waitFor, within } from '@testing-library/react';
import { belongToBranch, Services, show, signInAs } from '../../test/harness.tsx';
import { ReportPage } from './index.ts';

const call = 'GET /api/middle/store/reporting';
const report = queryEndpoint(storeReportCalls.report);
const figures = {
  orders: 3,
  approved: 2,
  rejected: 1,
  cancelled: 0,
  disbursed: 1,
  disbursedAmount: 1_500_000,
  approvalRate: 66.7,
  averageInstalment: 96_000,
  repeatShare: 0,
  storeAdmin: 0,
  lastOrder: '2026-03-16T10:00:00.000+07:00',
};
const row = { storeCode: 'S100100001', storeName: 'Toko Sinar', branch: '10010 Banda Aceh', ...figures, subsidy: 500 };
const answer = {
  from: '2026-03-01',
  to: '2026-03-16',
  rows: [row],
  totals: { ...figures, orders: 78, subsidy: 900 },
  total: 26,
  page: 1,
  size: 25,
};

const open = (search = '', services = new Services().on(call, { result: answer })) => ({
  services,
  ...show({
    services,
    path: '/store/reporting',
    at: `/store/reporting${search}`,
    element: (
      <ReportPage
        resource={storeReporting as Resource}
        report={report}
        file={storeReportCalls.file}
        title="Laporan Toko"
        note="Order menurut toko"
        fileTitle="Laporan toko"
      />
    ),
  }),
});

beforeEach(() => signInAs('ADMIN01', { 'store:browse': 'Full Access' }));

test('the totals of the whole filter stand below the rows of the page', async () => {
  open();
  const table = within(await screen.findByRole('table'));
  const first = /^S100100001 Toko Sinar 10010 Banda Aceh 3 2 1 0 1 Rp.1\.500\.000 66,7 %/;
  expect(table.getByRole('row', { name: first })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'Jumlah' })).toHaveAttribute('colspan', '3');
  expect(table.getByRole('row', { name: /^Jumlah 78 2 1/ })).toBeVisible();
  expect(screen.getByText('Periode 01-03-2026 sampai 16-03-2026')).toBeVisible();
});

test('the next page stands in the address, and a filter starts at the first one again', async () => {
  const { user, router, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Berikutnya' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(services.to(call).at(-1)!.query.get('page')).toBe('2');
  await user.type(screen.getByLabelText('Periode dari'), '5/3/2026{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-03-05'));
  await waitFor(() => expect(services.to(call).at(-1)!.query.toString()).toBe('from=2026-03-05&page=1'));
});

test('the name is the head of a row, and orders without a store say so', async () => {
  const rows = [row, { ...row, storeCode: null, storeName: null }];
  open('', new Services().on(call, { result: { ...answer, rows, total: 2 } }));
  expect(await screen.findByRole('rowheader', { name: 'Toko Sinar' })).toBeVisible();
  const without = screen.getByRole('rowheader', { name: 'Tanpa toko' });
  expect(without.closest('tr')).toHaveAccessibleName(/^- Tanpa toko 10010 Banda Aceh/);
});

test('columns that are not for users of a branch are not shown to them', async () => {
  open();
  expect(await screen.findByRole('columnheader', { name: 'Subsidi' })).toBeVisible();
  signInAs('KACAB01', { 'store:browse': 'View Only' });
  belongToBranch();
  expect(screen.queryByRole('columnheader', { name: 'Subsidi' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
});

test('a refused period is said beside the filters, in place of figures of another one', async () => {
  const refusal = {
    code: 'VALIDATION',
    message: 'Data tidak valid',
    errors: [{ field: 'to', code: 'ORDER_REPORT_PERIOD', message: 'Periode paling lama 92 hari' }],
  };
  open('?from=2025-01-01&to=2026-03-16', new Services().on(call, { status: 422, refusal }));
  expect(await screen.findByText('Periode paling lama 92 hari')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Filter' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
