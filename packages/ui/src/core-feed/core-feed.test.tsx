import { companies } from '@console/contracts/branches-stores/companies';
import type { Level } from '@console/contracts/core/privileges';
import type { CoreFeedRun } from '@console/contracts/core/resource';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CoreFeedBar, CoreFeedFacts } from './index.ts';

const address = 'GET /api/scheduler/v1/sync/companies';
const run: CoreFeedRun = {
  secureId: '0193a1b2-0000-7000-8000-000000000001',
  state: 'COMPLETED',
  startedBy: 'SYSTEM',
  startedAt: '2026-03-16T01:00:00+07:00',
  endedAt: '2026-03-16T01:02:00+07:00',
  delivery: '20260316.full.csv',
  full: true,
  read: 12_000,
  changed: 3,
  conflicts: 1,
  message: null,
  faults: [{ row: 7, label: 'CMP0007', errors: [{ field: 'npwp', code: 'DUPLICATE' }] }],
};
const bar = (last: CoreFeedRun | null, level: Level = 'Full Access') => {
  signInAs('ADMIN01', { 'companies:browse': level });
  const services = new Services().on(address, { result: { run: last } });
  show({ services, path: '/companies', at: '/companies', element: <CoreFeedBar resource={companies} /> });
  return services;
};

test('the last run says what it read and changed, its conflicts lead to the records and to the causes', async () => {
  bar(run);
  expect(await screen.findByText(/16 Mar 2026 01:02: 12\.000 baris dibaca, 3 berubah/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1 konflik' })).toHaveAttribute(
    'href',
    expect.stringContaining('syncState=CONFLICT'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lihat baris konflik' }));
  const row = await screen.findByRole('row', { name: /CMP0007/ });
  expect(row).toHaveTextContent('NPWP: Nilai sudah digunakan');
});

test('only who operates the module starts a run; one that is refused says why', async () => {
  bar({ ...run, conflicts: 0, faults: [] }).on('POST /api/scheduler/v1/sync/companies', {
    status: 409,
    refusal: { code: 'SYNC_RUNNING', message: 'Sinkronisasi modul ini masih berjalan' },
  });
  expect(screen.getByRole('region', { name: 'Sinkronisasi core' })).toHaveAttribute('aria-busy', 'true');
  await screen.findByText(/12\.000 baris dibaca/);
  await userEvent.click(screen.getByRole('button', { name: 'Sinkronkan sekarang' }));
  expect(await screen.findByText('Sinkronisasi modul ini masih berjalan')).toBeVisible();
});

test('records that came before the first run say of when they are', async () => {
  bar(null).on(address, { result: { run: null, syncedAt: '2026-03-16T01:00:00+07:00' } });
  expect(
    await screen.findByText('Data core per 16 Mar 2026 01:00; belum ada sinkronisasi dari konsol ini'),
  ).toBeVisible();
});

test('who may not operate the module sees the last run without the button', async () => {
  bar(null, 'Approval');
  expect(await screen.findByText('Belum pernah disinkronkan dengan core')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a delivery that cannot be read yet says so in the words of the services', async () => {
  bar({ ...run, state: 'NOT_READY', conflicts: 0, message: 'Kiriman a.full.csv dari core belum lengkap' });
  expect(await screen.findByText(/Kiriman a\.full\.csv dari core belum lengkap/)).toBeVisible();
});

test('a record in conflict says which rule the row of core would break', () => {
  signInAs('ADMIN01', { 'companies:browse': 'View Only' });
  const record = { syncState: 'CONFLICT', coreCode: 'C-1', syncFaults: [{ field: 'npwp', code: 'DUPLICATE' }] };
  const element = <CoreFeedFacts resource={companies} record={record} />;
  show({ services: new Services(), path: '/', at: '/', element });
  expect(screen.getByText('Konflik')).toBeVisible();
  expect(screen.getByText('NPWP: Nilai sudah digunakan')).toBeVisible();
});
