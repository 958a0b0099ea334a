import { callsOf } from '@console/contracts/core/resource';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { csvRows, downloadCalls, downloadModules, numbers, toolsOf, zipCodeDownload } from './downloads.fixtures.ts';

const server = useServer({ modules: downloadModules, realSessions: true });
const { set, until, detail, fetchFile, entries, notices, askNumbers, endDownloads } = toolsOf(server);
let auditor: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  auditor = await signIn(server.current, 'AUDIT01');
  admin = await signIn(server.current, 'ADMIN01');
  await set('EXPORT_STREAM_MAX_ROWS', '100');
});
const ask = (person = auditor, query: object = {}) => askNumbers(person, query);
const queued = async (person = auditor): Promise<string> => (await ask(person)).result.downloadSecureId as string;
afterEach(endDownloads);

describe('a large export', () => {
  it('is queued, created, announced, and holds every row of the list in its order', async () => {
    const answer = await auditor.call(zipCodeDownload, {
      query: { format: 'csv', columns: ['code', 'kelurahan'], sort: ['kelurahan,desc'], reason: 'Rapat wilayah' },
    });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 202,
      body: { message: 'OK', result: { downloadSecureId: expect.any(String) as unknown, status: 'queued' } },
    });
    const id = answer.result.downloadSecureId as string;
    const ready = await until(auditor, id, 'ready');
    const total = (await auditor.call(callsOf(zipCodes)['list'])).result.total as number;
    expect(ready).toMatchObject({
      title: 'Kode Pos',
      module: 'zip-code',
      format: 'csv',
      requestedBy: 'AUDIT01',
      progress: 100,
      totalRows: total,
      rowCount: total,
      parts: 1,
      fetchCount: 0,
      reason: 'Rapat wilayah',
      personalData: 'MASKED',
      fileName: 'zip-code_20260316_090000.csv',
      columns: ['Kode Pos', 'Kelurahan'],
      filterText: 'Semua data',
      expiresAt: '2026-03-23T09:00:00.000+07:00',
      actions: ['fetch'],
    });
    expect(ready.timeline!.map(({ event }) => event)).toEqual(['queued', 'running', 'ready']);
    const file = await fetchFile(auditor, id);
    expect(file.headers.get('content-disposition')).toContain('filename="zip-code_20260316_090000.csv"');
    expect(Buffer.byteLength(file.text) + 3).toBe(ready.fileSize);
    const rows = csvRows(file.text);
    expect(rows).toHaveLength(total);
    const names = rows.map((row) => row.split(';')[1] as string);
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one)));
    expect(await entries(id)).toMatchObject([
      { action: 'EXPORT', reason: 'Rapat wilayah', record_count: total },
      { action: 'EXPORT_FETCH', outcome: 'success' },
    ]);
    expect(await notices(id)).toEqual([{ kind: 'DOWNLOAD_READY' }]);
  });

  it('asked for again within ten minutes is the one that is there; later it is another', async () => {
    const again = (person = auditor, query: object = {}) =>
      person
        .call(zipCodeDownload, { query: { format: 'csv', provinsi: 'Aceh', ...query } })
        .then(({ result }) => result?.downloadSecureId as string);
    await set('EXPORT_STREAM_MAX_ROWS', '1');
    const first = await again();
    await until(auditor, first, 'ready');
    expect(await again()).toBe(first);
    expect(await again(auditor, { format: 'xlsx' })).not.toBe(first);
    expect(await again(admin)).not.toBe(first);
    server.current.setNow(new Date(seedDate.getTime() + 10 * 60_000));
    const later = await again();
    server.current.setNow(seedDate);
    await set('EXPORT_STREAM_MAX_ROWS', '100');
    expect(later).not.toBe(first);
    expect((await entries(first)).filter(({ action }) => action === 'EXPORT')).toHaveLength(1);
  });

  it('shows how far it is', async () => {
    numbers.shut();
    const id = await queued();
    await until(auditor, id, 'running');
    let seen = await detail(auditor, id);
    while (seen.progress === 0) seen = await detail(auditor, id);
    expect(seen).toMatchObject({ progress: 33, totalRows: 3_000, rowCount: null, actions: ['cancel'] });
    numbers.open();
    expect(await until(auditor, id, 'ready')).toMatchObject({ progress: 100, rowCount: 3_000 });
  });

  it('waits when its requester has three at work, alone', async () => {
    numbers.shut();
    for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(202);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'EXPORT_QUEUE_FULL', result: { limit: 3 } } });
    expect((await ask(admin)).status).toBe(202);
    numbers.open();
  });

  it('is refused with its number of rows, or comes whole: never cut', async () => {
    numbers.counted = 1_000_001;
    expect(await ask(admin)).toMatchObject({
      status: 422,
      body: { code: 'EXPORT_TOO_LARGE', result: { count: 1_000_001, maximum: 1_000_000 } },
    });
    numbers.counted = 500_001;
    expect(await ask(admin, { format: 'xlsx' })).toMatchObject({
      status: 422,
      body: { code: 'EXPORT_TOO_LARGE', result: { count: 500_001, maximum: 500_000 } },
    });
    numbers.counted = 50_001;
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'EXPORT_RESTRICTED', result: { rule: 'rows' } } });
  });

  it('that has grown beyond the limit since it was counted fails, and is not tried again', async () => {
    Object.assign(numbers, { counted: 900, rows: 1_500 });
    await set('EXPORT_MAX_ROWS', '1000');
    const id = await queued();
    expect(await until(auditor, id, 'failed')).toMatchObject({
      message: expect.stringContaining('1.500') as unknown,
      fileSize: null,
      attempts: 1,
      actions: ['repeat'],
    });
    await set('EXPORT_MAX_ROWS', '1000000');
    expect((await fetchFile(auditor, id)).body).toMatchObject({ code: 'INVALID_STATE' });
    expect(await notices(id)).toEqual([{ kind: 'DOWNLOAD_FAILED' }]);
  });
});

describe('a small export', () => {
  it('is answered at once and leaves its record', async () => {
    const { status, text } = await auditor.call(zipCodeDownload, { query: { format: 'csv', search: '23101' } });
    expect({ status, rows: csvRows(text).length }).toEqual({ status: 200, rows: 1 });
    const { result } = await auditor.call(downloadCalls['list'], { query: { state: ['streamed'] } });
    expect(result.rows[0]).toMatchObject({
      state: 'streamed',
      module: 'zip-code',
      rowCount: 1,
      filterText: 'Pencarian: 23101',
      actions: [],
      timeline: null,
    });
    while ((await detail(auditor, result.rows[0].secureId as string)).fileSize === null)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    expect((await detail(auditor, result.rows[0].secureId as string)).fileSize).toBe(Buffer.byteLength(text) + 3);
  });
});
