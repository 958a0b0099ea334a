import { masterCalls, reportLimit, type ReportDataSet } from '@console/contracts/branches-stores/master';
import { kiosks } from '@console/contracts/branches-stores/master-kios';
import { mediators } from '@console/contracts/branches-stores/mediator';
import { callsOf } from '@console/contracts/core/resource';
import { listViewCalls } from '@console/contracts/platform/list-views';
import { roleId } from '../../people/roles/seed-id.ts';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
import { userId } from '../../shell/user/seed.ts';

const server = useServer({ modules });
const holder = (username: string, levels: Readonly<Record<string, string>>, rest: Partial<Caller> = {}) =>
  testCaller(username, levels, { userId: userId(username), ...rest });
const auditor = holder('AUDIT01', { '*': 'View and Export' });
const chief = { ...admin, userId: userId('ADMIN01') };
const setsOf = async (caller: Caller): Promise<string[]> =>
  (await server.current.call(masterCalls.reporting, caller)).result.map(({ module }: ReportDataSet) => module);

test('offers only the sets that the caller may browse and export', async () => {
  expect(await setsOf(auditor)).toEqual(expect.arrayContaining(['mra', 'product', 'promo-ufi', 'card-types']));
  // The list of banners has no file.
  expect(await setsOf(auditor)).not.toContain('master-banner');
  const levels = { 'master:browse': 'View Only', 'mra:browse': 'View Only', 'mro:browse': 'View and Export' };
  expect(await setsOf(holder('HOOPS02', levels))).toEqual(['mro']);
  expect((await server.current.call(masterCalls.reporting, holder('HOOPS02', { 'mro:browse': 'Input' }))).status).toBe(
    403,
  );
});

const download = (caller: Caller, query: Readonly<Record<string, unknown>>) =>
  server.current.call(callsOf(mediators)['download'], caller, { query: { format: 'csv', ...query } });

test('the file of a report has the chosen columns and rows, and masks personal data', async () => {
  const query = { columns: ['mediatorCode', 'phone'], status: 'active' };
  const { status, text } = await download(chief, query);
  expect(status).toBe(200);
  const lines = text.trim().split('\r\n');
  const { total } = (await server.current.call(callsOf(mediators)['list'], chief, { query: { status: 'active' } }))
    .result;
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes('****'))).toBe(true);
  expect((await download(chief, { columns: ['mediatorCode', 'password'] })).status).toBe(422);
});

test('the file of a report has the rows in the scope of the caller alone', async () => {
  const [kiosk] = (await server.current.call(callsOf(kiosks)['list'], chief)).result.rows;
  const scoped = { ...chief, isAdmin: true, scope: { type: 'branches', branchIds: [kiosk.branchId], mraIds: [] } };
  const { text } = await server.current.call(callsOf(kiosks)['download'], scoped as Caller, {
    query: { format: 'csv', columns: ['kioskCode'] },
  });
  const { rows, total } = (await server.current.call(callsOf(kiosks)['list'], scoped as Caller)).result;
  expect(text.trim().split('\r\n').slice(1).toSorted()).toHaveLength(total);
  for (const row of rows) expect(text).toContain(row.kioskCode);
});

const save = (name: string, caller: Caller = auditor, body: object = {}) =>
  server.current.call(listViewCalls.create, caller, {
    body: { module: 'master', name, query: 'set=mra&status=active', layout: null, roleSecureIds: [], ...body },
  });

test('a definition is private to its owner, up to twenty, and never shared', async () => {
  expect((await save('Dibagikan', chief, { roleSecureIds: [roleId('admin')] })).body.errors).toMatchObject([
    { field: 'roleSecureIds', code: 'NOT_ALLOWED' },
  ]);
  for (let no = 1; no <= reportLimit; no += 1) expect((await save(`Laporan ${no}`)).status).toBe(200);
  expect(await save('Satu lagi')).toMatchObject({ status: 409, body: { code: 'VIEW_LIMIT' } });
  const listed = async (caller: Caller) =>
    (await server.current.call(listViewCalls.list, caller, { query: { module: 'master' } })).result;
  expect(await listed(auditor)).toHaveLength(reportLimit);
  expect(await listed(chief)).toEqual([]);
  const [first] = await listed(auditor);
  expect(
    (
      await server.current.call(listViewCalls.update, auditor, {
        body: { ...first, roleSecureIds: [roleId('internal_audit')] },
      })
    ).status,
  ).toBe(422);
  expect((await server.current.call(listViewCalls.remove, chief, { body: { secureId: first.secureId } })).status).toBe(
    404,
  );
});

test('a definition is refused to who may not see the overview', async () => {
  expect((await save('Tanpa hak', holder('HOOPS02', { 'mra:browse': 'Full Access' }))).status).toBe(404);
});
