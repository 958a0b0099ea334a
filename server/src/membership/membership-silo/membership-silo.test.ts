// Long: the rules of one module on one server with its fixtures.
import { callsOf } from '@console/contracts/core/resource';
import { siloRecords } from '@console/contracts/membership/membership-silo';
import { nationalCalls } from '@console/contracts/membership/national-membership';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate, seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { movePlafond } from '../plafond/move.ts';
import { matchSilos } from './match.ts';
import { scoreOf } from './score.ts';
import { siloId } from './seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(siloRecords);
const texts = protectedText(seedOptions.dataKey);
const db = () => server.current.database.db;
const steward = testCaller('HOOPS01', { '*': 'Input' });
const approver = testCaller('HOOPS02', { '*': 'Full Access' });
const branch = testCaller(
  'CAB10010',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);
const total = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result.total;
const read = async (k: number, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId: siloId(k) } })).result;
const candidatesOf = async (k: number, caller = admin) =>
  server.current.call(calls.candidates, caller, { parameters: { secureId: siloId(k) } });
type Step = 'propose' | 'separate' | 'approve' | 'reject' | 'unlink';
const step = async (name: Step, k: number, values: object = {}, by = steward) => {
  const { version } = await read(k);
  return server.current.call(calls[name], by, { body: { secureId: siloId(k), version, ...values } as never });
};
const codeOf = async (answer: ReturnType<typeof step>) => (await answer).body.code;
const memberNoOf = (i: number) => seedMember(i).memberNo;
const reason = { reason: 'bukan orang yang sama' };
const proposed = (i: number) => ({ memberNo: memberNoOf(i), note: 'NIK sama menurut KTP' });
const match = () => matchSilos(db(), texts, new Date(seedDate.getTime() + 86_400_000));
/** The line numbers of a member. */
const numbersOf = async (i: number) =>
  (
    await db()
      .selectFrom('member_cust_no')
      .select('cust_no')
      .where('member_id', '=', memberId(i))
      .orderBy('cust_no')
      .execute()
  ).map(({ cust_no: custNo }) => custNo);
const historyOf = (entityId: string) =>
  db()
    .selectFrom('audit_entry')
    .select(['module', 'action', 'changes'])
    .where('entity_id', '=', entityId)
    .where('action', '<>', 'READ')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

test('120 records in every state, joined by the rules', async () => {
  const expected = { LINKED: 40, CANDIDATE: 30, LINK_PROPOSED: 10, UNLINKED: 30, SEPARATE: 10 };
  const found = await Promise.all(Object.keys(expected).map(async (state) => [state, await total({ state })] as const));
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(await total({ scoreFrom: 60, scoreTo: 89 })).toBe(50);
  expect(await total({ sourceLine: 'NMC' })).toBe(30);
  expect(await read(1)).toMatchObject({
    memberNo: memberNoOf(1),
    bestScore: 100,
    custMainNo: seedMember(1).custMainNo,
    formerCustMainNo: '5000000001',
  });
});

test('they are found by number, NIK and phone as a whole, and by the beginning of the name', async () => {
  const { nik, phone, name } = seedMember(3);
  for (const search of ['4000000003', nik, phone]) expect(await total({ search })).toBe(1);
  expect(await total({ search: name.slice(0, 4).toUpperCase() })).toBeGreaterThan(0);
  expect(await total({ search: nik.slice(0, 12) })).toBe(0);
  expect((await read(3)).nik).toContain('*');
});

test('head office alone sees them and their candidates', async () => {
  expect(await total({}, branch)).toBe(0);
  expect((await candidatesOf(41, branch)).status).toBe(404);
  expect(await codeOf(step('propose', 41, proposed(41), branch))).toBe('NOT_FOUND');
});

test('candidates say what agrees, without the name of the mother', async () => {
  const { result } = await candidatesOf(42);
  expect(result).toHaveLength(1);
  expect(result[0]).toMatchObject({
    memberNo: memberNoOf(42),
    state: 'OPEN',
    score: 80,
    points: { nik: 60, name: 0, birthDate: 15, phone: 0, motherMaidenName: 5 },
  });
  expect(result[0]!.nik).toContain('*');
  expect(JSON.stringify(result)).not.toContain(seedMember(42).mothersName);
});

test('another NIK never makes a candidate', async () => {
  expect(scoreOf({ nik: 60, name: 15, birthDate: 15, phone: 5, motherMaidenName: 5 }, true)).toBe(59);
  expect((await candidatesOf(110)).result[0]).toMatchObject({ memberNo: memberNoOf(110), score: 40 });
  expect(await read(110)).toMatchObject({ state: 'UNLINKED', bestScore: 40 });
});

test('a steward proposes, somebody else approves, and both histories tell of the link', async () => {
  expect((await step('propose', 43, proposed(43))).result.state).toBe('LINK_PROPOSED');
  expect(await read(43)).toMatchObject({ memberNo: memberNoOf(43), proposedBy: 'HOOPS01' });
  expect((await step('approve', 43)).status).toBe(403);
  const maker = testCaller('HOOPS01', { '*': 'Full Access' });
  expect(await codeOf(step('approve', 43, {}, maker))).toBe('SELF_APPROVAL');
  const answers = await Promise.all([step('approve', 43, {}, approver), step('approve', 43, {}, approver)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const former = '5000000043';
  expect(await read(43)).toMatchObject({
    state: 'LINKED',
    custMainNo: seedMember(43).custMainNo,
    formerCustMainNo: former,
  });
  expect(await numbersOf(43)).toContain('6000001043');
  expect(await historyOf(siloId(43))).toMatchObject({ module: siloRecords.module, action: 'APPROVE' });
  expect(await historyOf(memberId(43))).toMatchObject({
    module: 'membership',
    action: 'LINK',
    changes: [{ field: 'custNo', before: null, after: 'UFI 6000001043' }],
  });
  const { result } = await server.current.call(nationalCalls.search, admin, { body: { custMainNo: former } });
  expect(result.rows.map(({ secureId }: { secureId: string }) => secureId)).toEqual([memberId(43)]);
});

test('a refused pair is never proposed again, by nobody', async () => {
  expect((await step('reject', 71, reason, approver)).result.state).toBe('CANDIDATE');
  expect(await read(71)).toMatchObject({ memberNo: null, bestScore: 0, note: reason.reason });
  expect(await codeOf(step('propose', 71, proposed(71)))).toBe('PAIR_REFUSED');
  await db().updateTable('silo_record').set({ matched_at: null }).where('id', '=', siloId(71)).execute();
  await match();
  expect(await read(71)).toMatchObject({ state: 'UNLINKED', candidates: 0 });
});

test('who is kept separate has no open candidate', async () => {
  expect((await step('separate', 44, reason)).result.state).toBe('SEPARATE');
  expect((await candidatesOf(44)).result).toEqual([expect.objectContaining({ state: 'REFUSED' })]);
  expect(await codeOf(step('propose', 44, proposed(44)))).toBe('INVALID_STATE');
});

test('a member that is unknown or closed is refused beside its number, a taken customer number by name', async () => {
  for (const memberNo of ['1999999999', memberNoOf(316)]) {
    const { body } = await step('propose', 45, { ...proposed(45), memberNo });
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'memberNo', code: 'NOT_FOUND' }] });
  }
  await db()
    .insertInto('member_cust_no')
    .values({ member_id: memberId(200), business_line: 'UFI', cust_no: '6000001045', since: '2026-01-01' })
    .execute();
  const { body } = await step('propose', 45, proposed(45));
  expect(body).toMatchObject({ code: 'CUST_NO_TAKEN', parameters: { memberNo: memberNoOf(200) } });
});

test('a link is taken back unless a contract was made under it; the night does not link it again', async () => {
  const order = { memberId: memberId(5), line: 'NMC', amount: 1, reference: 'UJI', maker: 'UJI' } as const;
  await db()
    .transaction()
    .execute(async (tx) => {
      const at = new Date(seedDate.getTime() + 1_000);
      await movePlafond(tx, { ...order, at, move: { kind: 'GRANT' } });
      await movePlafond(tx, { ...order, at, move: { kind: 'RESERVE', of: 'orders' } });
      await movePlafond(tx, { ...order, at, move: { kind: 'USE' } });
    });
  expect(await codeOf(step('unlink', 5, reason, approver))).toBe('LINK_IN_USE');
  expect((await step('unlink', 6, reason, approver)).result.state).toBe('UNLINKED');
  expect(await read(6)).toMatchObject({ memberNo: null, custMainNo: '5000000006', formerCustMainNo: null });
  expect(await numbersOf(6)).not.toContain('4000000006');
  expect(await historyOf(siloId(6))).toMatchObject({ action: 'UNLINK' });
  expect(await historyOf(memberId(6))).toMatchObject({ module: 'membership', action: 'UNLINK' });
  await db().updateTable('silo_record').set({ matched_at: null }).where('id', '=', siloId(6)).execute();
  await match();
  expect(await read(6)).toMatchObject({ state: 'UNLINKED', memberNo: null });
});

test('the night looks again where a member has changed, links what agrees, and twice is once', async () => {
  const changed = new Date(seedDate.getTime() + 3_600_000);
  const { name, birthDate } = seedMember(48);
  await sql`update silo_record set name = ${name}, birth_date = ${birthDate} where id = ${siloId(48)}`.execute(db());
  expect(await match()).toMatchObject({ done: 0 });
  expect(await read(48)).toMatchObject({ state: 'CANDIDATE' });
  await db().updateTable('member').set({ updated_at: changed }).where('id', '=', memberId(48)).execute();
  expect(await match()).toMatchObject({ done: 1 });
  expect(await read(48)).toMatchObject({ state: 'LINKED', memberNo: memberNoOf(48) });
  expect(await historyOf(siloId(48))).toMatchObject({ action: 'LINK' });
  expect(await match()).toMatchObject({ done: 0 });
});

test('what could not be linked by itself stays a candidate', async () => {
  const { name, birthDate } = seedMember(50);
  await sql`update silo_record set name = ${name}, birth_date = ${birthDate}, matched_at = null
    where id = ${siloId(50)}`.execute(db());
  await db()
    .insertInto('member_cust_no')
    .values({ member_id: memberId(201), business_line: 'UFI', cust_no: '6000001050', since: '2026-01-01' })
    .execute();
  await match();
  expect(await read(50)).toMatchObject({ state: 'CANDIDATE', memberNo: null });
  expect((await read(50)).bestScore).toBeGreaterThanOrEqual(90);
});
