import type { BackgroundRun } from '@console/contracts/platform/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, listCall, openList as open } from '../../../test/card-types.tsx';

const id = idOf(80);
const detail = `GET /api/scheduler/v3/run/${id}`;
const activateAll = 'PUT /api/middle/card-types/activate-all';
const running: BackgroundRun = {
  secureId: id,
  module: 'card-types',
  action: 'activate',
  state: 'RUNNING',
  total: 1_772,
  changed: 500,
  skipped: 0,
  reason: 'musim baru',
  startedBy: 'ADMIN01',
  startedAt: '2026-01-01T00:00:00+07:00',
  endedAt: null,
  actions: ['cancel'],
};
const ended: BackgroundRun = { ...running, state: 'COMPLETED_WITH_SKIPS', changed: 1_700, skipped: 72, actions: [] };

beforeEach(() => begin());

test('a background run is followed to its end, and the list is refetched', async () => {
  const services = cardTypeServices()
    .on(activateAll, { status: 202, result: { changed: 0, runId: id } })
    .on(detail, { result: running });
  const { user, address } = open(services);
  await user.click(await screen.findByLabelText('Pilih Gold 1'));
  await user.click(screen.getByRole('button', { name: 'Pilih semua 23 data pada filter ini' }));
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
  await user.type(screen.getByLabelText('Ketik 23 untuk melanjutkan'), '23');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Aktifkan' }));
  expect(await screen.findByRole('progressbar', { name: 'Mengaktifkan 500 dari 1.772 data' })).toHaveAttribute(
    'value',
    '500',
  );
  expect(address()).toBe(`/card-types?run=${id}`);
  const asked = services.to(listCall).length;
  services.on(detail, { result: ended });
  expect(await screen.findByText('Selesai: 1.700 diubah, 72 dilewati')).toBeVisible();
  await waitFor(() => expect(services.to(listCall).length).toBeGreaterThan(asked));
});

test('a run that ended before it was read for the first time refetches the list, too', async () => {
  const services = cardTypeServices()
    .on(activateAll, { status: 202, result: { changed: 0, runId: id } })
    .on(detail, { result: running });
  const { user } = open(services);
  await user.click(await screen.findByLabelText('Pilih Gold 1'));
  await user.click(screen.getByRole('button', { name: 'Pilih semua 23 data pada filter ini' }));
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
  await user.type(screen.getByLabelText('Ketik 23 untuk melanjutkan'), '23');
  let askedBefore = 0;
  services.on(detail, () => {
    askedBefore = services.to(listCall).length;
    return { result: ended };
  });
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Aktifkan' }));
  expect(await screen.findByText('Selesai: 1.700 diubah, 72 dilewati')).toBeVisible();
  await waitFor(() => expect(services.to(listCall).length).toBeGreaterThan(askedBefore));
});

test('its report is available after a reload, record by record and page by page', async () => {
  const skipped = `${detail}/skipped`;
  const services = cardTypeServices()
    .on(detail, { result: ended })
    .on(skipped, ({ query }) => ({
      result: {
        rows: [
          { secureId: idOf(1), label: `Halaman ${query.get('page')}`, code: 'IN_USE', message: 'Data masih digunakan' },
        ],
        total: 72,
        page: 1,
        size: 50,
      },
    }))
    .on(`${detail}/changed`, {
      result: { rows: [{ secureId: idOf(2), label: 'Platinum 2' }], total: 1_700, page: 1, size: 50 },
    });
  const { user, address } = open(services, `/card-types?search=gold&run=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Lihat laporan' }));
  const report = await screen.findByRole('dialog', { name: 'Laporan perubahan' });
  expect(await within(report).findByRole('row', { name: 'Halaman 1 Data masih digunakan' })).toBeVisible();
  await user.click(within(report).getByRole('button', { name: 'Berikutnya' }));
  expect(await within(report).findByRole('row', { name: 'Halaman 2 Data masih digunakan' })).toBeVisible();
  await user.click(within(report).getByRole('button', { name: 'Diubah (1.700)' }));
  expect(await within(report).findByText('Platinum 2')).toBeVisible();
  await user.click(within(report).getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(address()).toBe('/card-types?search=gold');
});

test('the list without a run in its address shows the person’s running run', async () => {
  const services = cardTypeServices()
    .on(detail, { result: running })
    .on('GET /api/scheduler/v3/run', {
      result: { rows: [{ ...ended, secureId: idOf(81) }, running], total: 2, page: 1, size: 10 },
    });
  const { user, address } = open(services);
  expect(await screen.findByRole('progressbar', { name: 'Mengaktifkan 500 dari 1.772 data' })).toBeVisible();
  expect(services.to('GET /api/scheduler/v3/run')[0]?.query.get('module')).toBe('card-types');
  services.on(detail, { result: ended });
  expect(await screen.findByText('Selesai: 1.700 diubah, 72 dilewati')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByText(/^Selesai/)).toBeNull());
  expect(address()).toBe('/card-types');
});

test('a run is stopped after a confirmation, and says what it left unchanged', async () => {
  const services = cardTypeServices().on(detail, { result: running });
  services.on('PUT /api/scheduler/v3/run/cancel', () => {
    services.on(detail, { result: { ...running, state: 'CANCELLED', actions: [] } });
    return { result: running };
  });
  const { user } = open(services, `/card-types?run=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Hentikan' }));
  await user.click(
    within(screen.getByRole('alertdialog', { name: 'Hentikan perubahan?' })).getByRole('button', { name: 'Hentikan' }),
  );
  expect(await screen.findByText('Dihentikan: 500 diubah, 0 dilewati, 1.272 tidak disentuh')).toBeVisible();
});

test('a failed run is resumed; another person’s run is reported as missing, and the list stays', async () => {
  const services = cardTypeServices()
    .on(detail, { result: { ...running, state: 'FAILED', actions: ['resume'] } })
    .on('PUT /api/scheduler/v3/run/resume', { result: running });
  const { user, unmount } = open(services, `/card-types?run=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() =>
    expect(services.to('PUT /api/scheduler/v3/run/resume').map(({ body }) => body)).toEqual([{ secureId: id }]),
  );
  unmount();
  open(
    cardTypeServices().on(detail, { status: 404, refusal: { code: 'NOT_FOUND', message: 'x' } }),
    `/card-types?run=${id}`,
  );
  expect(await screen.findByText(/tidak ditemukan atau milik pengguna lain/)).toBeVisible();
  expect(await screen.findByText('Reguler 0')).toBeVisible();
});
