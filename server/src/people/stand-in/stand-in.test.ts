import { randomUUID } from 'node:crypto';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { noticeCalls } from '@console/contracts/platform/notices';
import { standInCalls, type StandIn } from '@console/contracts/shell/stand-in';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { callsOf } from '@console/contracts/core/resource';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { approvals } from '../../records/approvals/module.ts';
import { appSettingsModule } from '../../shell/app-setting-properties/module.ts';
import { callers } from '../auth/callers.ts';
import { notices } from '../notices/module.ts';
import { person, roleWith } from '../rights/people.fixtures.ts';
import type { Caller } from '../../platform/context.ts';
import { secondPersonRefusal } from '../rights/second-person.ts';
import { standIns } from './module.ts';

const server = useServer({ modules: [approvals, notices, standIns, appSettingsModule] });
const db = () => server.current.database.db;
const days = (count: number) => new Date(seedDate.getTime() + count * 86_400_000);
const dayOf = (count: number) => days(count).toISOString().slice(0, 10);
afterEach(() => server.current.setNow(seedDate));

let approverRole = '';
let viewerRole = '';
beforeAll(async () => {
  approverRole = await roleWith(server.current, 'pengganti uji', { '/app-setting-properties': 'Full Access' });
  viewerRole = await roleWith(server.current, 'pembaca uji', { '/app-setting-properties': 'View Only' });
});

async function someone(roleId: string, type: 'NATIONAL' | 'BRANCH' = 'NATIONAL'): Promise<Caller> {
  const id = await person(server.current, `W${randomUUID().slice(0, 7).toUpperCase()}`, [roleId], { type });
  return {
    ...(await callers(server.current.app.services).ofUser(db(), id)),
    provenAt: new Date('9999-12-31T00:00:00Z'),
  };
}
const name = (absent: Caller, standIn: Caller, from = 0, until = 5) =>
  server.current.call(standInCalls.create, absent, {
    body: { standInId: standIn.userId, from: dayOf(from), until: dayOf(until) },
  });
const own = async (of: Caller) =>
  (await server.current.call(standInCalls.own, of)).result as { own: StandIn[]; ofOthers: StandIn[] };
async function change(key: string, value: string, by: Caller): Promise<string> {
  const { result } = await server.current.call(callsOf(appSettings)['list'], by, { query: { search: key, size: 100 } });
  const row = result.rows.find((each: { key: string }) => each.key === key);
  const body = { ...row, value, reason: 'permintaan tim keamanan' };
  return (await server.current.call(callsOf(appSettings)['update'], by, { body })).result.change.secureId;
}
const approve = async (secureId: string, by: Caller) =>
  (await server.current.call(approvalCalls.decideMany, by, { body: { decision: 'approve', secureIds: [secureId] } }))
    .result as { passed: object[]; refused: { code: string }[] };

test('a stand-in holds the approvals and the scope by rights of his own, or is refused', async () => {
  const [absent, able] = [await someone(approverRole), await someone(approverRole)];
  const [reader, ofBranch] = [await someone(viewerRole), await someone(approverRole, 'BRANCH')];
  for (const other of [reader, ofBranch, absent])
    expect([(await name(absent, other)).body.code]).toEqual(['STAND_IN_NOT_ABLE']);
  const { result } = await server.current.call(standInCalls.choices, absent, { query: { search: 'W' } });
  const offered = result.map(({ secureId }: { secureId: string }) => secureId);
  expect(offered).toContain(able.userId);
  for (const { userId } of [absent, reader, ofBranch]) expect(offered).not.toContain(userId);
  expect((await name(reader, able)).body.code).toBe('STAND_IN_NOT_ABLE');
  expect((await name(absent, able)).status).toBe(200);
  expect((await own(absent)).own).toMatchObject([{ standIn: { username: able.username }, from: dayOf(0) }]);
  expect((await own(able)).ofOthers).toMatchObject([{ absent: { username: absent.username } }]);
  for (const of of [absent, able])
    expect((await server.current.call(noticeCalls.inbox, of)).result.rows[0]).toMatchObject({ kind: 'STAND_IN_NAMED' });
});

test('it lasts at most 90 days, begins no earlier than today, and there is one at a time', async () => {
  const [absent, able] = [await someone(approverRole), await someone(approverRole)];
  for (const [from, until, field] of [
    [-1, 3, 'from'],
    [4, 3, 'until'],
    [0, 90, 'until'],
  ] as const)
    expect((await name(absent, able, from, until)).body).toMatchObject({ code: 'VALIDATION', errors: [{ field }] });
  expect((await name(absent, able, 0, 89)).status).toBe(200);
  expect((await name(absent, able, 89, 95)).body.code).toBe('STAND_IN_EXISTS');
  const [{ secureId }] = (await own(absent)).own as [StandIn];
  expect((await server.current.call(standInCalls.end, able, { body: { secureId } })).status).toBe(404);
  expect((await server.current.call(standInCalls.end, absent, { body: { secureId } })).status).toBe(200);
  expect((await own(able)).ofOthers).toEqual([]);
  expect((await name(absent, able, 89, 95)).status).toBe(200);
});

test('a decision of a stand-in names the absent person, in the change and in the audit trail', async () => {
  const [maker, absent, able] = [await someone(approverRole), await someone(approverRole), await someone(approverRole)];
  await name(absent, able);
  const id = await change('LOGIN_MAX_FAILURES', '7', maker);
  expect((await approve(id, able)).passed).toHaveLength(1);
  const { result } = await server.current.call(approvalCalls.detail, maker, { parameters: { secureId: id } });
  expect(result).toMatchObject({ state: 'APPROVED', decidedBy: able.username, decidedFor: [absent.username] });
  const entry = await db()
    .selectFrom('audit_entry')
    .select(['changes', 'username'])
    .where('action', '=', 'APPROVE')
    .where('entity_type', '=', 'change-request')
    .where('module', '=', 'app-setting-properties')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry.username).toBe(able.username);
  expect(entry.changes).toContainEqual({ field: 'onBehalfOf', before: null, after: absent.username });
});

test('a stand-in decides no change that the absent person made, only while he represents that person', async () => {
  const [absent, able] = [await someone(approverRole), await someone(approverRole)];
  await name(absent, able, 0, 2);
  const id = await change('PASSWORD_HISTORY', '6', absent);
  expect((await approve(id, able)).refused).toMatchObject([{ code: 'STAND_IN_OF_MAKER' }]);
  const offered = await server.current.call(approvalCalls.detail, able, { parameters: { secureId: id } });
  expect(offered.result).toMatchObject({ actions: [], hindrance: 'STAND_IN_OF_MAKER' });
  server.current.setNow(days(3));
  expect((await approve(id, able)).passed).toHaveLength(1);
});

test('with any stand-ins, nobody decides what their own rights do not allow', async () => {
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => someone(index < 4 ? approverRole : viewerRole)),
  );
  const before = new Map<string, string | null>();
  const judged = async (decider: Caller, maker: Caller) =>
    secondPersonRefusal(db(), {
      secondPerson: 'independent',
      makers: [maker.username],
      decider,
      now: seedDate,
    });
  for (const decider of people)
    for (const maker of people) before.set(`${decider.userId} ${maker.userId}`, await judged(decider, maker));
  const named = new Map<string, Set<string>>();
  for (const [at, absent] of people.entries()) {
    const standIn = people[(at + 1) % people.length]!;
    if ((await name(absent, standIn)).status === 200)
      named.set(standIn.userId, new Set([...(named.get(standIn.userId) ?? []), absent.userId]));
  }
  expect(named.size).toBe(3);
  for (const decider of people)
    for (const maker of people) {
      const known = before.get(`${decider.userId} ${maker.userId}`);
      const isOfAbsent = named.get(decider.userId)?.has(maker.userId) === true;
      // Standing in takes decisions away and adds none.
      expect(await judged(decider, maker)).toBe(known ?? (isOfAbsent ? 'STAND_IN_OF_MAKER' : null));
      expect(decider.can('app-setting-properties:browse', 'approve')).toBe(people.indexOf(decider) < 4);
    }
});
