import { budgetsByRole } from '@console/contracts/core/budgets';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { fileCalls } from '@console/contracts/platform/files';
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { blacklistPhoneNumberModule } from '../../membership/blacklist-phone-number/module.ts';
import { roleId } from '../roles/seed-id.ts';
import { userId } from '../../shell/user/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { downloads } from '../../records/downloads/module.ts';
import { files } from '../../records/files/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { notices } from '../notices/module.ts';
import { space } from '../../platform/outage/free-space.ts';
import { openMs } from './spend.ts';
import { openStream } from './streams.ts';

const server = useServer({
  modules: [notices, imports, files, zipCodeModule, blacklistPhoneNumberModule, downloads],
});
const db = () => server.current.database.db;
const role = (name: string, jobName: string | null = null) => ({ secureId: roleId(name), name, jobName });

/** A new user with roles of the seed. */
let people = 0;
const somebody = (roleName = 'ho_operations', rest: Partial<Caller> = {}): Caller => {
  people += 1;
  return testCaller(`ORANG${people}`, { '*': 'Full Access' }, { roles: [role(roleName)], ...rest });
};

const set = (key: string, value: string) =>
  db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();

beforeAll(async () => {
  await set(budgetsByRole, '{}');
});

const zip = callsOf(zipCodes);
const phones = callsOf(blacklistPhoneNumbers);

test('of fifteen exports at once three pass the limit; the others are audited, audit is notified once', async () => {
  await set('EXPORT_MAX_PER_DAY', '3');
  const caller = { ...admin, username: 'ADMIN09', userId: userId('ADMIN01') };
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, at) =>
      server.current.call(zip['download'], caller, { query: { format: 'csv', search: `1011${at % 10}`, page: 1 } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe(String(15 * 3_600));
  expect(refused?.body).toMatchObject({
    code: 'EXPORT_LIMIT',
    message: 'Batas berkas unduhan tercapai (3). Dapat dicoba lagi 17-03-2026 00:00',
  });
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['action', 'outcome', 'module'])
    .where('code', '=', 'EXPORT_LIMIT')
    .execute();
  expect(entries).toHaveLength(12);
  expect(entries[0]).toEqual({ action: 'EXPORT', outcome: 'refused', module: 'zip-code' });
  const auditor = testCaller('AUDIT01', {}, { userId: userId('AUDIT01') });
  const { rows } = (await server.current.call(noticeCalls.inbox, auditor)).result as { rows: { kind: string }[] };
  expect(rows.filter(({ kind }) => kind === 'EXPORT_LIMIT')).toHaveLength(1);
  await set('EXPORT_MAX_PER_DAY', '100');
});

test('search by a masked number needs the right to reveal, counts once over all pages, is stored masked', async () => {
  const search = '081299887766';
  const allowed = somebody('ho_operations');
  const asked = async (caller: Caller, query: Readonly<Record<string, unknown>>) =>
    (await server.current.call(phones['list'], caller, { query })).body as { code?: string };
  expect(await asked(somebody('branch_admin'), { search })).toMatchObject({ code: 'EXACT_MATCH_DENIED' });
  await set('EXACT_MATCH_MAX_PER_DAY', '1');
  for (const page of [1, 2, 1]) expect((await asked(allowed, { search, page })).code).toBeUndefined();
  expect(await asked(allowed, { search: '081299887767' })).toMatchObject({ code: 'EXACT_MATCH_LIMIT' });
  // A part of a number matches nothing and costs nothing.
  expect((await asked(somebody('branch_admin'), { search: '0812998' })).code).toBeUndefined();
  const { rows } = await sql<{ filter: object; outcome: string }>`
    select filter, outcome from audit_entry where username = ${allowed.username} and action = 'SEARCH'
      order by at`.execute(db());
  expect(rows[0]).toEqual({ filter: { phone: '0812****7766' }, outcome: 'success' });
  await set('EXACT_MATCH_MAX_PER_DAY', '200');
});

test('a file for somebody whose searches are denied is denied as well', async () => {
  const answer = await server.current.call(phones['download'], somebody('branch_admin'), {
    query: { format: 'csv', search: '081299887766' },
  });
  expect(answer.body.code).toBe('EXACT_MATCH_DENIED');
});

test('pasted numbers are counted one by one', async () => {
  await set('NUMBERS_MAX_PER_DAY', '5');
  const caller = somebody();
  const paste = async (numbers: readonly string[]) =>
    (await server.current.call(zip['paste'], caller, { body: { numbers } })).status;
  expect([await paste(['10101', '10102', '10103']), await paste(['1', '2', '3']), await paste(['4', '5'])]).toEqual([
    200, 429, 200,
  ]);
  await set('NUMBERS_MAX_PER_DAY', '5000');
});

test('uploads are refused before they are read, by files and by size', async () => {
  await set('UPLOAD_MAX_PER_DAY', '1');
  const send = async (caller: Caller) => {
    const form = new FormData();
    form.set('kind', 'csv');
    form.set('module', 'zip-code');
    form.set('file', new Blob(['a,b\r\n1,2\r\n']), 'a.csv');
    return (await server.current.call(fileCalls.upload, caller, { body: form })).body as { code?: string };
  };
  const caller = somebody();
  expect((await send(caller)).code).toBeUndefined();
  expect((await send(caller)).code).toBe('UPLOAD_LIMIT');
  await set('UPLOAD_MAX_PER_DAY', '1000');
  await set('UPLOAD_MAX_MB_PER_DAY', '0');
  expect((await send(somebody())).code).toBe('UPLOAD_SIZE_LIMIT');
  await set('UPLOAD_MAX_MB_PER_DAY', '2000');
});

test('an upload for which the disk has no room is put off before it is read, and costs no budget', async () => {
  const { measure } = space;
  space.measure = async () => ({ freeBytes: 1, totalBytes: 10, low: true });
  const send = (caller: Caller) => {
    const form = new FormData();
    form.set('kind', 'csv');
    form.set('module', 'zip-code');
    form.set('file', new Blob(['a,b\r\n1,2\r\n']), 'a.csv');
    return server.current.call(fileCalls.upload, caller, { body: form });
  };
  const caller = somebody();
  const answer = await send(caller).finally(() => {
    space.measure = measure;
  });
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'STORAGE_FULL', '30']);
  expect(answer.body.message).toBe('Ruang penyimpanan server penuh, berkas belum dapat disimpan');
  await set('UPLOAD_MAX_PER_DAY', '1');
  expect((await send(caller)).status).toBe(200);
  await set('UPLOAD_MAX_PER_DAY', '1000');
});

test('a person has so many live streams open, of all copies of the program together', async () => {
  await set('STREAM_MAX_OPEN', '2');
  const caller = somebody();
  await openStream(db(), caller, seedDate);
  await openStream(db(), caller, seedDate);
  expect((await server.current.call(noticeCalls.stream, caller)).status).toBe(429);
  // The leases of a dead process expire.
  server.current.setNow(new Date(seedDate.getTime() + openMs + 1));
  const opened = await fetch(`${server.current.origin}/api/middle/notification/stream`, {
    headers: { authorization: 'Bearer test', username: caller.username },
  });
  expect(opened.status).toBe(200);
  await opened.body?.cancel();
  server.current.setNow(seedDate);
  await set('STREAM_MAX_OPEN', '30');
});
