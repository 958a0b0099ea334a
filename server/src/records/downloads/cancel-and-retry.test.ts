import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { downloadCalls, downloadModules, numbers, toolsOf } from './downloads.fixtures.ts';
import { downloadWorker } from './worker.ts';

const server = useServer({ modules: downloadModules, realSessions: true });
const { db, set, until, detail, entries, notices, askNumbers, endDownloads } = toolsOf(server);
let auditor: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  auditor = await signIn(server.current, 'AUDIT01');
  admin = await signIn(server.current, 'ADMIN01');
  await set('EXPORT_STREAM_MAX_ROWS', '100');
});
const queued = async (): Promise<string> => (await askNumbers(auditor)).result.downloadSecureId as string;
afterEach(endDownloads);

describe('a try that breaks', () => {
  it('is made again, three times at most, and says the id of the request', async () => {
    numbers.fault = new Error('disk full');
    const id = await queued();
    for (let tries = 1; tries <= 3; tries += 1) {
      while ((await detail(auditor, id)).attempts < tries)
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      await db().updateTable('download_job').set({ retry_at: null }).where('id', '=', id).execute();
      await downloadWorker(server.current.app).recover();
    }
    const failed = await until(auditor, id, 'failed');
    expect(failed.timeline!.map(({ event }) => event)).toEqual([
      'queued',
      'running',
      'failed',
      'queued',
      'running',
      'failed',
      'queued',
      'running',
      'failed',
    ]);
    expect(failed.message).toContain(failed.requestId as string);
    expect(await notices(id)).toEqual([{ kind: 'DOWNLOAD_FAILED' }]);
    numbers.fault = null;
    const { status, result } = await auditor.call(downloadCalls['repeat'], { body: { secureId: id } });
    expect({ status, same: result.downloadSecureId === id }).toEqual({ status: 202, same: false });
    expect(await until(auditor, result.downloadSecureId as string, 'ready')).toMatchObject({
      rowCount: 3_000,
      filterText: failed.filterText,
    });
  });
});

describe('cancelling', () => {
  it('ends a running download, whose rows go no further', async () => {
    numbers.shut();
    const id = await queued();
    await until(auditor, id, 'running');
    expect((await auditor.call(downloadCalls['cancel'], { body: { secureId: id } })).result).toEqual({
      secureId: id,
      state: 'cancelled',
    });
    numbers.open();
    expect((await auditor.call(downloadCalls['cancel'], { body: { secureId: id } })).body).toMatchObject({
      code: 'INVALID_STATE',
    });
    expect(await detail(auditor, id)).toMatchObject({ state: 'cancelled', rowCount: null, actions: ['repeat'] });
    expect(await entries(id)).toMatchObject([{ action: 'CANCEL' }, { action: 'EXPORT' }]);
    expect(await notices(id)).toEqual([]);
  });

  it("is an admin's too, and nobody else's", async () => {
    numbers.shut();
    const id = await queued();
    const other = await signIn(server.current, 'AUDIT02');
    for (const call of ['cancel', 'repeat'] as const)
      expect((await other.call(downloadCalls[call], { body: { secureId: id } })).status).toBe(404);
    expect((await other.call(downloadCalls['detail'], { parameters: { secureId: id } })).status).toBe(404);
    expect((await admin.call(downloadCalls['cancel'], { body: { secureId: id } })).status).toBe(200);
    numbers.open();
  });
});
