// Long: documents of several modules, arranged by the same helpers.
import { randomUUID } from 'node:crypto';
import { approvalCalls, type ApprovalRow, type Decisions } from '@console/contracts/platform/approvals';
import { homeCalls } from '@console/contracts/shell/home';
import { standInCalls } from '@console/contracts/shell/stand-in';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
import { callers } from '../../people/auth/callers.ts';
import { insertWriteOff, scenesIn, type Scene } from '../../people/rights/decisions.fixtures.ts';
import { person, roleWith } from '../../people/rights/people.fixtures.ts';
import { secondPersonRefusal } from '../../people/rights/second-person.ts';

/** Documents, imports and proposals on the page of approvals. */

const server = useServer({ modules });
const db = () => server.current.database.db;
const scenes = scenesIn(server);
let roleId = '';
beforeAll(async () => {
  await insertWriteOff(server.current);
  roleId = await roleWith(server.current, 'pemutus uji', {
    '/notification': 'Full Access',
    '/blacklist-phone-number': 'Full Access',
    '/card-lost': 'Full Access',
  });
});

async function someone(name: string): Promise<Caller> {
  const username = `${name}${randomUUID().slice(0, 12).toUpperCase()}`;
  const userId = await person(server.current, username, [], { type: 'NATIONAL' });
  return testCaller(username, { '*': 'Full Access' }, { userId, isAdmin: true });
}
/** Somebody with the role, as the program knows them. */
async function holder(): Promise<Caller> {
  const id = await person(server.current, `H${randomUUID().slice(0, 7).toUpperCase()}`, [roleId], { type: 'NATIONAL' });
  return callers(server.current.app.services).ofUser(db(), id);
}
/** Something that waits, asked for by the maker and decided by the call of this name. */
async function waiting(name: string, maker: Caller): Promise<ApprovalRow> {
  const [, scene] = scenes.find(([pattern]) => pattern.test(name))!;
  await (scene as Scene)(server.current.app.calls.get(name)!, maker);
  const [module] = name.split('.');
  const { result } = await server.current.call(approvalCalls.list, maker, { query: { box: 'made', module } });
  return result.rows[0];
}
const bodyOf = (rows: readonly ApprovalRow[], more: object = {}) => ({
  decision: 'approve',
  secureIds: rows.map(({ secureId }) => secureId),
  versions: Object.fromEntries(
    rows.flatMap(({ secureId, version }) => (version === null ? [] : [[secureId, version]])),
  ),
  ...more,
});
const decide = async (who: Caller, rows: readonly ApprovalRow[], more: object = {}) =>
  (
    await server.current.call(approvalCalls.decideMany, who, {
      body: bodyOf(rows, more),
      // As the console sends it: a repeated call decides nothing twice.
      headers: { 'idempotency-key': randomUUID() },
    })
  ).result as Decisions;
const codes = ({ passed, refused }: Decisions) => ({
  passed: passed.map(({ secureId }) => secureId),
  refused: Object.fromEntries(refused.map(({ secureId, code }) => [secureId, code])),
});
const stateOf = async (table: string, id: string) =>
  (await sql<{ state: string }>`select state from ${sql.table(table)} where id = ${id}`.execute(db())).rows[0]?.state;

test('documents of several modules and an import are approved at once; the one that refuses is named', async () => {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  const rows = [
    await waiting('notification.approve', maker),
    await waiting('card-stock-write-off.approve', maker),
    await waiting('blacklist-phone-number.approve', maker),
    await waiting('qanun-branch.import-approve', maker),
  ];
  const own = await waiting('card-design.approve', decider);
  const result = codes(await decide(decider, [...rows, own]));
  expect(result).toEqual({
    passed: rows.map(({ secureId }) => secureId),
    refused: { [own.secureId]: 'SELF_APPROVAL' },
  });
  expect(await stateOf('card_write_off', rows[1]!.secureId)).toBe('APPROVED');
  expect(await stateOf('blacklist_phone', rows[2]!.secureId)).toBe('ACTIVE');
  expect(codes(await decide(decider, rows)).passed).toEqual([]);
});

test('a preview of a decision leaves no trace', async () => {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  const row = await waiting('notification.approve', maker);
  const trail = async () => (await db().selectFrom('audit_entry').select('id').execute()).length;
  const before = await trail();
  const { result } = await server.current.call(approvalCalls.preview, decider, { body: bodyOf([row]) });
  expect(codes(result)).toEqual({ passed: [row.secureId], refused: {} });
  expect([await stateOf('notification', row.secureId), await trail()]).toEqual(['pending_approval', before]);
});

test('a document that changed since it was seen is not decided on', async () => {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  const row = await waiting('notification.approve', maker);
  const stale = { ...row, version: row.version! - 1 };
  const unseen = { ...row, version: null };
  for (const each of [stale, unseen])
    expect(codes(await decide(decider, [each])).refused).toEqual({ [row.secureId]: 'STALE_VERSION' });
  expect(await stateOf('notification', row.secureId)).toBe('pending_approval');
});

test('what needs more than a note is named, and leads to its page', async () => {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  const row = await waiting('card-stock-write-off.execute', maker);
  expect(row.page).toBe(`/card-stock?tab=write-off&id=${row.secureId}`);
  expect(codes(await decide(decider, [row])).refused).toEqual({ [row.secureId]: 'DECIDED_ON_ITS_PAGE' });
});

test('many are rejected with one note, which their makers read', async () => {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  const row = await waiting('notification.approve', maker);
  const rejected = await decide(decider, [row], { decision: 'reject', note: 'kalimatnya belum benar' });
  expect(codes(rejected).passed).toEqual([row.secureId]);
  const stored = await db().selectFrom('notification').select('note').where('id', '=', row.secureId).executeTakeFirst();
  expect(stored?.note).toBe('kalimatnya belum benar');
});

test('who does not hold a module neither lists its documents nor learns their names', async () => {
  const maker = await someone('PEMBUAT');
  const row = await waiting('card-design.approve', maker);
  const other = await holder();
  const { result } = await server.current.call(approvalCalls.list, other, { query: { module: 'card-design' } });
  expect(result.total).toBe(0);
  const [refused] = (await decide(other, [row])).refused;
  expect(refused).toMatchObject({ code: 'NOT_FOUND', label: '' });
  const detail = await server.current.call(approvalCalls.detail, other, { parameters: { secureId: row.secureId } });
  expect(detail.status).toBe(404);
});

test('reading a document with personal data on the page is audited', async () => {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  const row = await waiting('blacklist-phone-number.approve', maker);
  const { result } = await server.current.call(approvalCalls.detail, decider, {
    parameters: { secureId: row.secureId },
  });
  expect(result.facts.find(({ name }: { name: string }) => name === 'phone')?.value).toMatch(/^\d{4}\*+\d{4}$/);
  const reads = await db()
    .selectFrom('audit_entry')
    .select('entity_id')
    .where('username', '=', decider.username)
    .where('action', '=', 'READ')
    .execute();
  expect(reads).toEqual([{ entity_id: row.secureId }]);
});

describe('with a stand-in', () => {
  const named = async (absent: Caller, standIn: Caller) => {
    const day = (count: number) => new Date(seedDate.getTime() + count * 86_400_000).toISOString().slice(0, 10);
    const answer = await server.current.call(standInCalls.create, absent, {
      body: { standInId: standIn.userId, from: day(0), until: day(1) },
    });
    expect(answer.status).toBe(200);
  };
  let minutes = 0;
  const counted = async (who: Caller): Promise<number> => {
    minutes += 2;
    server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));
    const { result } = await server.current.call(homeCalls.counters, who);
    return result.find(({ code }: { code: string }) => code === 'APPROVAL').count;
  };

  test('a decision on a document names both in the audit trail', async () => {
    const [maker, absent, standIn] = [await someone('PEMBUAT'), await holder(), await holder()];
    await named(absent, standIn);
    const row = await waiting('notification.approve', maker);
    expect(codes(await decide(standIn, [row])).passed).toEqual([row.secureId]);
    const entry = await db()
      .selectFrom('audit_entry')
      .select(['changes', 'username'])
      .where('entity_id', '=', row.secureId)
      .where('action', '=', 'APPROVE')
      .executeTakeFirstOrThrow();
    expect(entry.username).toBe(standIn.username);
    expect(entry.changes).toContainEqual({ field: 'onBehalfOf', before: null, after: absent.username });
  });

  test('what the absent person asked for leaves list and counter of the stand-in, who may not decide', async () => {
    const [absent, standIn, other] = [await holder(), await holder(), await holder()];
    const row = await waiting('notification.approve', absent);
    const listed = async (who: Caller) =>
      (
        await server.current.call(approvalCalls.list, who, { query: { box: 'decide', module: 'notification' } })
      ).result.rows.some(({ secureId }: ApprovalRow) => secureId === row.secureId);
    const before = await counted(standIn);
    expect(await listed(standIn)).toBe(true);
    await named(absent, standIn);
    expect([await listed(standIn), await listed(other)]).toEqual([false, true]);
    expect(await counted(standIn)).toBe(before - 1);
    const refusal = await secondPersonRefusal(db(), {
      secondPerson: 'other',
      makers: [absent.username],
      decider: standIn,
      now: seedDate,
    });
    expect(refusal).toBe('STAND_IN_OF_MAKER');
    expect(codes(await decide(standIn, [row])).refused).toEqual({ [row.secureId]: 'STAND_IN_OF_MAKER' });
  });
});
