import { profile } from '@console/auth';
import type { Download } from '@console/contracts/orders-logs/download-management';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import DetailPage from './DetailPage.tsx';
import ListPage from './ListPage.tsx';

const list = 'GET /api/scheduler/v2/download';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const download = (n: number, rest: Partial<Download> = {}): Partial<Download> => ({
  secureId: id(n),
  version: 1,
  title: 'Kode Pos',
  module: 'zip-code',
  format: 'csv',
  requestedAt: '2026-03-16T09:00:00+07:00',
  requestedBy: 'AUDIT01',
  state: 'ready',
  progress: 100,
  totalRows: 83_500,
  rowCount: 83_500,
  fileSize: 4_200_000,
  fileName: 'zip-code.csv',
  fileHash: 'a1',
  parts: 1,
  expiresAt: '2099-01-01T09:00:00+07:00',
  startedAt: null,
  readyAt: null,
  lastFetchedAt: null,
  fetchCount: 0,
  attempts: 0,
  columns: ['Kode Pos'],
  reason: null,
  personalData: 'MASKED',
  filterText: 'Kota: Bandung',
  filter: { kota: 'Bandung' },
  message: null,
  requestId: 'r1',
  actions: ['fetch'],
  timeline: null,
  ...rest,
});
const rows = (...all: Partial<Download>[]) => ({ result: { rows: all, total: all.length, page: 1, size: 10 } });
const asAdmin = (flag: 'admin' | '8') =>
  act(() => profile.set({ state: 'loaded', data: { flag, mayReveal: false, scope: { type: 'NATIONAL' } } } as never));

beforeEach(() => {
  localStorage.clear();
  signInAs('AUDIT01', { 'download-management:browse': 'View Only' });
  asAdmin('8');
});
const showList = (services: Services) => show({ services, path: '/download-management', element: <ListPage /> });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('the list of downloads', () => {
  it('shows how far a running one is, and how large and how long kept a ready one', async () => {
    showList(
      new Services().on(
        list,
        rows(
          download(1, { title: 'Kode Pos' }),
          download(2, {
            title: 'Member',
            state: 'running',
            progress: 42,
            rowCount: null,
            fileSize: null,
            expiresAt: null,
            actions: ['cancel'],
          }),
        ),
      ),
    );
    const ready = await rowOf('Kode Pos');
    expect(ready.getByText('4,20 MB')).toBeVisible();
    expect(ready.getByText(/hari lagi/)).toBeVisible();
    const running = await rowOf('Member');
    expect(running.getByRole('progressbar', { name: '42% selesai' })).toHaveValue(42);
  });

  it('is read again every five seconds while one is at work, and no longer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let calls = 0;
    const services = new Services().on(list, () => {
      calls += 1;
      return rows(
        calls < 3 ? download(1, { state: 'running', progress: calls * 30, actions: ['cancel'] }) : download(1),
      );
    });
    showList(services);
    await screen.findByText('30%');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('60%')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Siap')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(calls).toBe(3);
    jest.useRealTimers();
  });

  it('names requesters to admins alone', async () => {
    const services = new Services().on(list, rows(download(1)));
    const { unmount } = showList(services);
    await rowOf('Kode Pos');
    expect(screen.queryByRole('columnheader', { name: /Pemohon/ })).toBeNull();
    unmount();
    asAdmin('admin');
    showList(services);
    await rowOf('Kode Pos');
    expect(screen.getByRole('columnheader', { name: /Pemohon/ })).toBeVisible();
  });

  it('offers what each download allows, and cancels after asking', async () => {
    const cancel = 'PUT /api/scheduler/v2/download/cancel';
    const services = new Services()
      .on(list, rows(download(1, { state: 'queued', actions: ['cancel'] })))
      .on(cancel, { result: { secureId: id(1), state: 'cancelled' } });
    const { user } = showList(services);
    await user.click((await rowOf('Kode Pos')).getByRole('button', { name: /^Aksi untuk/ }));
    expect(screen.queryByRole('menuitem', { name: 'Unduh' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Batal' }));
    await user.click(
      within(await screen.findByRole('alertdialog'))
        .getAllByRole('button', { name: 'Batal' })
        .at(-1)!,
    );
    expect(await screen.findByText('Unduhan dibatalkan')).toBeVisible();
    expect(services.to(cancel)[0]!.body).toEqual({ secureId: id(1) });
  });
});

describe('one download', () => {
  const detail = `GET /api/scheduler/v2/download/${id(1)}`;
  const showDetail = (services: Services) =>
    show({
      services,
      path: '/download-management/:downloadId',
      at: `/download-management/${id(1)}`,
      element: <DetailPage />,
    });

  it('shows its filter, its state changes and who fetched it when', async () => {
    const at = '2026-03-16T09:00:00+07:00';
    showDetail(
      new Services().on(detail, {
        result: download(1, {
          timeline: [
            { at, event: 'queued', by: 'AUDIT01', note: null, ip: null },
            { at, event: 'ready', by: null, note: null, ip: null },
            { at, event: 'fetched', by: 'AUDIT01', note: null, ip: '10.1.8.24' },
          ],
        }),
      }),
    );
    expect(await screen.findByText('Kota: Bandung')).toBeVisible();
    expect(
      within(screen.getByRole('heading', { name: 'Perjalanan' }).closest('section')!).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(screen.getByRole('cell', { name: '10.1.8.24' })).toBeVisible();
  });

  it('says why it failed and is repeated', async () => {
    const repeat = 'POST /api/scheduler/v2/download/repeat';
    const services = new Services()
      .on(detail, {
        result: download(1, {
          state: 'failed',
          message: 'Terjadi kesalahan. Kode: r1',
          actions: ['repeat'],
          timeline: [],
        }),
      })
      .on(repeat, { status: 202, result: { downloadSecureId: id(2), status: 'queued' } });
    const { user } = showDetail(services);
    expect(await screen.findByText('Terjadi kesalahan. Kode: r1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ulangi' }));
    expect(await screen.findByText('Unduhan diantrekan lagi')).toBeVisible();
  });

  it('whose file is gone says so, and is refetched', async () => {
    const file = `GET /api/direct/download/${id(1)}/file`;
    const services = new Services().on(detail, { result: download(1, { timeline: [] }) }).on(file, {
      status: 410,
      refusal: { code: 'EXPORT_EXPIRED', message: 'Berkas sudah kedaluwarsa, buat ulang unduhan' },
    });
    const { user } = showDetail(services);
    await user.click(await screen.findByRole('button', { name: 'Unduh' }));
    expect(await screen.findByText('Berkas sudah kedaluwarsa, buat ulang unduhan')).toBeVisible();
    await waitFor(() => expect(services.to(detail)).toHaveLength(2));
  });
});
