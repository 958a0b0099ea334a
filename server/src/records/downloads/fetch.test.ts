import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { csvRows, downloadCalls, downloadModules, toolsOf, zipCodeDownload } from './downloads.fixtures.ts';
import { expireDownloads } from './expire.ts';

const server = useServer({ modules: downloadModules, realSessions: true });
const { db, services, set, until, detail, fetchFile, entries, notices, forgetCallers, readyFor } = toolsOf(server);
const day = 86_400_000;
let auditor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  auditor = await signIn(server.current, 'AUDIT01');
  admin = await signIn(server.current, 'ADMIN01');
  await set('EXPORT_STREAM_MAX_ROWS', '0');
});
afterEach(() => server.current.setNow(seedDate));

const hasBytes = async (id: string) => {
  const { file_id: fileId } = await db()
    .selectFrom('download_job')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (
    fileId !== null &&
    fileStoreOf(services())
      .open(fileId)
      .then(
        (stream) => {
          stream.destroy();
          return true;
        },
        () => false,
      )
  );
};
/** Changes the restriction of the auditors' role during the work. */
async function withRestriction(change: object, work: () => Promise<void>): Promise<void> {
  const role = await db()
    .selectFrom('role')
    .select('export_restriction')
    .where('id', '=', roleId('internal_audit'))
    .executeTakeFirstOrThrow();
  const keep = (restriction: object) =>
    db()
      .updateTable('role')
      .set({ export_restriction: JSON.stringify(restriction) })
      .where('id', '=', roleId('internal_audit'))
      .execute();
  await keep({ ...role.export_restriction, ...change });
  try {
    await work();
  } finally {
    await keep(role.export_restriction);
  }
}

describe('the file of a ready download', () => {
  it("is its requester's as often as wanted, each time kept with the address it went to", async () => {
    const id = await readyFor(auditor);
    for (let n = 0; n < 2; n += 1) expect(csvRows((await fetchFile(auditor, id)).text)).toHaveLength(3_000);
    const found = await detail(auditor, id);
    expect(found).toMatchObject({ fetchCount: 2, lastFetchedAt: expect.any(String) as unknown });
    expect(found.timeline!.filter(({ event }) => event === 'fetched')).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({ by: 'AUDIT01', ip: expect.stringContaining('127.0.0') as unknown }),
      ),
    );
    expect(
      (await entries(id)).filter(({ action, outcome }) => action === 'EXPORT_FETCH' && outcome === 'success'),
    ).toHaveLength(2);
  });

  it("is nobody else's: an admin sees the download and may not fetch, others do not know of it", async () => {
    const id = await readyFor(auditor);
    expect(await detail(admin, id)).toMatchObject({ requestedBy: 'AUDIT01', actions: ['revoke'] });
    const other = await signIn(server.current, 'AUDIT02');
    for (const person of [admin, other])
      expect(await fetchFile(person, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(
      (await other.call(downloadCalls['list'])).result.rows
        .map(({ requestedBy }: { requestedBy: string }) => requestedBy)
        .filter((name: string) => name !== 'AUDIT02'),
    ).toEqual([]);
    expect(
      (await admin.call(downloadCalls['list'], { query: { requestedBy: 'audit01' } })).result.total,
    ).toBeGreaterThan(0);
  });

  it('asks again what allowed it: restriction, privilege and scope of now', async () => {
    const id = await readyFor(auditor);
    await withRestriction({ mode: 'BLOCK_ALL' }, async () => {
      expect(await fetchFile(auditor, id)).toMatchObject({
        status: 403,
        body: { code: 'EXPORT_RESTRICTED', result: { rule: 'mode' } },
      });
    });
    // The file counts for the day it was made; a daily limit of one does not prevent its fetch.
    await withRestriction({ dailyLimit: 1 }, async () => expect((await fetchFile(auditor, id)).status).toBe(200));
    const zip = (await auditor.call(zipCodeDownload, { query: { format: 'csv', provinsi: 'Aceh' } })).result
      .downloadSecureId as string;
    await until(auditor, zip, 'ready');
    await db().updateTable('app_user').set({ mapping_type: null }).where('username', '=', 'AUDIT01').execute();
    forgetCallers();
    const scoped = await fetchFile(auditor, zip);
    await db().updateTable('app_user').set({ mapping_type: 'NATIONAL' }).where('username', '=', 'AUDIT01').execute();
    forgetCallers();
    expect(scoped).toMatchObject({ status: 403, body: { code: 'EXPORT_RESTRICTED', result: { rule: 'scope' } } });
    expect((await fetchFile(auditor, zip)).status).toBe(200);
    expect((await entries(id)).filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { action: 'EXPORT_FETCH', code: 'EXPORT_RESTRICTED' },
    ]);
  });

  it('goes at once when an admin revokes it, with a reason', async () => {
    const id = await readyFor(auditor);
    expect(
      (await auditor.call(downloadCalls['revoke'], { body: { secureId: id, reason: 'Salah tujuan' } })).body,
    ).toMatchObject({ code: 'FORBIDDEN', action: 'operate' });
    expect((await admin.call(downloadCalls['revoke'], { body: { secureId: id, reason: 'abc' } })).status).toBe(422);
    expect(
      (await admin.call(downloadCalls['revoke'], { body: { secureId: id, reason: 'Salah tujuan' } })).result,
    ).toEqual({ secureId: id, state: 'revoked' });
    expect(await hasBytes(id)).toBe(false);
    expect(await detail(auditor, id)).toMatchObject({ state: 'revoked', message: 'Salah tujuan', actions: [] });
    expect((await fetchFile(auditor, id)).body).toMatchObject({ code: 'INVALID_STATE' });
    expect((await entries(id)).filter(({ action }) => action === 'REVOKE')).toContainEqual(
      expect.objectContaining({ username: 'ADMIN01', outcome: 'success', reason: 'Salah tujuan' }),
    );
  });

  it('is announced a day before its end, then deleted, and its record stays for a year', async () => {
    const id = await readyFor(auditor);
    server.current.setNow(new Date(seedDate.getTime() + 6.5 * day));
    await expireDownloads(services());
    await expireDownloads(services());
    expect(await notices(id)).toEqual([{ kind: 'DOWNLOAD_READY' }, { kind: 'DOWNLOAD_EXPIRING' }]);
    expect(await hasBytes(id)).toBe(true);
    server.current.setNow(new Date(seedDate.getTime() + 7 * day));
    const late = await signIn(server.current, 'AUDIT01');
    // Before the hourly job has run.
    expect(await fetchFile(late, id)).toMatchObject({
      status: 410,
      body: { code: 'EXPORT_EXPIRED', message: 'Berkas sudah kedaluwarsa, buat ulang unduhan' },
    });
    expect(await expireDownloads(services())).toMatchObject({ done: expect.any(Number) as unknown });
    expect(await detail(late, id)).toMatchObject({ state: 'expired', rowCount: 3_000, actions: ['repeat'] });
    expect(await hasBytes(id)).toBe(false);
    expect((await fetchFile(late, id)).status).toBe(410);
    server.current.setNow(new Date(seedDate.getTime() + 366 * day));
    await expireDownloads(services());
    expect(await db().selectFrom('download_job').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
