import { callsOf } from '@console/contracts/core/resource';
import { reportBlocks, userCalls, users as contract, type User } from '@console/contracts/shell/user';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from './seed.ts';

const calls = callsOf(contract);
const server = useServer({ modules: signInModules, realSessions: true });
let chief: SignedIn;
let head: SignedIn;
beforeAll(async () => {
  chief = await signIn(server.current, 'ADMIN01');
  head = await signIn(server.current, 'KACAB01');
});
const detail = async (username: string, by = chief): Promise<User> =>
  (await by.call(calls['detail'], { parameters: { secureId: userId(username) } })).result;
const list = async (query: object, by = chief) =>
  (await by.call(calls['list'], { query: { size: 100, ...query } })).result;

interface Figure {
  readonly block: string;
  readonly label: string;
  readonly count: number;
  readonly filter: string;
}
const report = async (query: Readonly<Record<string, unknown>> = {}, by = chief): Promise<Figure[]> =>
  (await by.call(userCalls.reporting, { query })).result;
const figure = (figures: readonly Figure[], block: string, label: string) =>
  figures.find((each) => each.block === block && each.label === label);

test('the access review counts what the caller sees', async () => {
  const result = await report();
  expect(figure(result, 'role', 'admin')).toMatchObject({ count: 3, filter: `role=${roleId('admin')}` });
  expect(figure(result, 'type', 'EXTERNAL')?.count).toBe(2);
  expect(result.some(({ block }) => block === 'branch')).toBe(true);
  expect(figure(await report({}, head), 'role', 'admin')).toBeUndefined();
  expect(figure(await report({ role: roleId('admin') }), 'type', 'EMPLOYEE')?.count).toBe(3);
  expect((await chief.call(userCalls.byMro, { query: { mroSecureId: seedId('mro', '010101') } })).status).toBe(200);
});

test('every figure of the access review opens exactly the users it counts', async () => {
  const result = await report();
  expect(new Set(result.map(({ block }) => block))).toEqual(new Set(reportBlocks));
  const perBlock = reportBlocks.flatMap((block) => result.filter((each) => each.block === block).slice(0, 3));
  for (const { label, count, filter } of perBlock) {
    const asked = Object.fromEntries(new URLSearchParams(filter));
    expect({ label, count: (await list({ ...asked, size: 10 })).total }).toEqual({ label, count });
  }
});

test('accounts created and deactivated in a period are reported', async () => {
  await server.current.database.db
    .updateTable('app_user')
    .set({ created_at: '2025-01-02T03:00:00+07:00' })
    .where('username', '=', 'HOBIS03')
    .execute();
  const { secureId, version } = await detail('HOBIS03');
  const period = { from: '2025-01-02', to: '2025-01-02' };
  expect(figure(await report(period), 'period', 'created')?.count).toBe(1);
  const before = figure(await report(), 'period', 'deactivated')?.count ?? 0;
  await chief.call(calls['deactivate'], { body: { items: [{ secureId, version }], reason: 'pindah tugas' } });
  expect(figure(await report(), 'period', 'deactivated')?.count).toBe(before + 1);
});

test('the access report names every module that a user holds, with roles, level and scope', async () => {
  const answer = await chief.call(userCalls.reportingFile, { query: { role: roleId('branch_head'), format: 'csv' } });
  expect(answer.status).toBe(200);
  const lines = answer.text.split('\r\n');
  expect(lines[0]).toBe('Username;Nama;Status;Modul;Peran;Level;Cakupan;Terakhir masuk');
  expect(lines).toContainEqual(expect.stringMatching(/^KACAB01;[^;]+;Aktif;[^;]+;branch_head;[^;]+;BRANCH · 10010;/));
  expect(lines.slice(1, -1).every((line) => line.includes(';branch_head;'))).toBe(true);
  const audited = await server.current.database.db
    .selectFrom('audit_entry')
    .select('record_count')
    .where('action', '=', 'EXPORT')
    .where('username', '=', 'ADMIN01')
    .executeTakeFirstOrThrow();
  expect(audited.record_count).toBe(lines.length - 2);
});

test('the combined permissions of roles are shown before they are granted', async () => {
  const ask = async (...names: string[]) =>
    (await chief.call(userCalls.rolePrivileges, { query: { roleSecureId: names.map(roleId) } })).result;
  const both = await ask('ho_business', 'contact_center');
  expect(both.find(({ privilege }: { privilege: string }) => privilege === 'card-types:browse')).toMatchObject({
    roles: ['contact_center', 'ho_business'],
  });
  expect((await ask('admin')).every(({ level }: { level: string }) => level === 'Full Access')).toBe(true);
});
