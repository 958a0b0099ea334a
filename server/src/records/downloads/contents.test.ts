import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { userCalls } from '@console/contracts/shell/user';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { csvRows, downloadCalls, downloadModules, toolsOf } from './downloads.fixtures.ts';

const server = useServer({ modules: downloadModules, realSessions: true });
const { db, set, until, detail, fetchFile, readyFor } = toolsOf(server);
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(server.current, 'ADMIN01');
  await set('EXPORT_STREAM_MAX_ROWS', '0');
});

describe('personal data', () => {
  const phones = callsOf(blacklistPhoneNumbers)['download'];
  const ask = (person: SignedIn, query: object) =>
    person.call(phones, { query: { format: 'csv', columns: ['phone'], ...query } });
  const fileOf = async (person: SignedIn, id: string) => {
    await until(person, id, 'ready');
    return csvRows((await fetchFile(person, id)).text);
  };

  it('comes unmasked for a user who may read it and gives a reason, and is stored as such', async () => {
    expect((await ask(admin, { personalData: 'CLEAR' })).body).toMatchObject({
      errors: [{ field: 'reason', code: 'REQUIRED' }],
    });
    expect((await ask(admin, { personalData: 'CLEAR', reason: 'Rapat' })).body).toMatchObject({
      errors: [{ field: 'reason', code: 'TOO_SHORT', parameters: { minimum: 10 } }],
    });
    const id = (await ask(admin, { personalData: 'CLEAR', reason: 'Permintaan kepolisian' })).result
      .downloadSecureId as string;
    const rows = await fileOf(admin, id);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.every((phone) => /^08\d{8,12}$/.test(phone))).toBe(true);
    expect(await detail(admin, id)).toMatchObject({ personalData: 'CLEAR', reason: 'Permintaan kepolisian' });
    await db().updateTable('role').set({ reveal_personal_data: false }).where('name', '=', 'admin').execute();
    expect(await fetchFile(admin, id)).toMatchObject({ status: 403, body: { result: { rule: 'personalData' } } });
    await db().updateTable('role').set({ reveal_personal_data: true }).where('name', '=', 'admin').execute();
  });

  it('comes masked where the restriction does not allow more', async () => {
    const person = await signIn(server.current, 'AUDIT01');
    // The restriction allows a period of 92 days.
    const id = (
      await ask(person, {
        from: '2026-01-01',
        to: '2026-03-16',
        personalData: 'CLEAR',
        reason: 'Pemeriksaan nomor terblokir',
      })
    ).result.downloadSecureId as string;
    const rows = await fileOf(person, id);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((phone) => phone.includes('****'))).toBe(true);
    expect(await detail(person, id)).toMatchObject({ personalData: 'MASKED' });
  });
});

test('the access report of users goes the same way', async () => {
  const { status, result } = await admin.call(userCalls.reportingFile, {
    query: { role: roleId('branch_head'), format: 'csv' },
  });
  expect(status).toBe(202);
  const ready = await until(admin, result.downloadSecureId as string, 'ready');
  expect(ready).toMatchObject({
    title: 'Laporan Akses User',
    module: 'user',
    filterText: expect.stringMatching(/^Peran: /) as unknown,
    fileName: 'user-access_20260316_090000.csv',
  });
  const rows = csvRows((await fetchFile(admin, ready.secureId)).text);
  expect(rows).toHaveLength(ready.totalRows!);
  expect(rows.every((row) => row.includes(';branch_head;'))).toBe(true);
});

test('the list is filtered by state, format, module, period and whether the file was fetched', async () => {
  const person = await signIn(server.current, 'AUDIT02');
  const id = await readyFor(person);
  const ids = async (query: object) =>
    (
      await person.call(downloadCalls['list'], { query: { size: 100, ...query } as Record<string, unknown> })
    ).result.rows.map(({ secureId }: { secureId: string }) => secureId) as string[];
  expect(
    await ids({
      state: ['ready'],
      format: 'csv',
      module: 'zip-code',
      from: '2026-03-16',
      to: '2026-03-16',
      fetched: false,
    }),
  ).toContain(id);
  for (const other of [
    { state: ['failed', 'expired'] },
    { format: 'xlsx' },
    { module: 'user' },
    { from: '2026-03-17' },
    { to: '2026-03-15' },
    { fetched: true },
  ])
    expect(await ids(other)).not.toContain(id);
  expect(await ids({ search: 'angka' })).toContain(id);
});
