import { callsOf } from '@console/contracts/core/resource';
import {
  memberCalls,
  members,
  type MemberCard,
  type MemberDocument,
  type MemberLimit,
} from '@console/contracts/membership/membership';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const server = useServer({ modules });
const calls = callsOf(members);
const db = () => server.current.database.db;
const head = testCaller('HOOPS01', { '*': 'Full Access' });
const branch = testCaller(
  'CAB10010',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);
const list = async (query: Readonly<Record<string, unknown>>, caller = head) =>
  server.current.call(calls.list, caller, { query: query as never });
const found = async (search: string, caller = admin) =>
  (await list({ search }, caller)).result.rows.map(({ id }: { id: string }) => id);
const of = (i: number) => ({ parameters: { secureId: memberId(i) } });

test('a member is found by any number in full and by the beginning of the name', async () => {
  const first = seedMember(1);
  const { rows } = await sql<{ no: string }>`
    select card_no as no from card where holder_member_id = ${memberId(1)}`.execute(db());
  const numbers = ['1000000001', '3000000001', '2000000001', '4000000001', first.nik, first.phone, rows[0]!.no];
  for (const number of numbers) expect([number, await found(number)]).toEqual([number, ['1000000001']]);
  expect(await found(`+62 ${first.phone.slice(1)}`)).toEqual(['1000000001']);
  expect(await found('agus sant')).toEqual(['1000000001']);
  expect(await found('santoso')).toEqual([]);
  expect(await found(first.phone.slice(0, -1))).toEqual([]);
  expect(await list({ search: first.nik })).toMatchObject({ status: 422, body: { code: 'EXACT_MATCH_DENIED' } });
});

test('every search by a number in full reads indexes alone', async () => {
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      for (const condition of [
        sql`member_no = '1000000001'`,
        sql`cust_main_no = '3000000001'`,
        sql`nik_hash = 'x'`,
        sql`phone_hash = 'x'`,
        sql`lower(name) like 'agus%'`,
        sql`id in (select member_id from member_cust_no where cust_no = '2000000001')`,
      ]) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from member where ${condition}`.execute(
          tx,
        );
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
      }
    });
});

test('the list has the columns of the register, personal data masked, newest members first', async () => {
  const { result } = await list({ search: '1000000001' });
  expect(result.rows[0]).toMatchObject({
    id: '1000000001',
    name: 'Agus Santoso',
    custNo: '2000000001',
    custMainNo: '3000000001',
    branch: expect.stringMatching(/^10010 /),
    status: 'active',
  });
  expect(result.rows[0].cardNo).toMatch(/^\d{6}\*{6}\d{4}$/);
  expect(result.rows[0].phone).toContain('*');
  expect(JSON.stringify(result)).not.toContain(seedMember(1).nik);
  const all = (await list({ size: 100 })).result;
  expect(all.total).toBe(320);
  const joined = all.rows.map((row: { joinedAt: string | null }) => row.joinedAt).filter(Boolean);
  expect(joined).toEqual(joined.toSorted((a: string, b: string) => b.localeCompare(a)));
});

test('users of some branches see their members, and only by a filter or a search', async () => {
  expect(await list({}, branch)).toMatchObject({ status: 422, body: { code: 'NARROW_FILTER' } });
  expect((await list({})).result.total).toBe(320);
  const own = (await list({ status: 'active', size: 100 }, branch)).result;
  expect(own.total).toBeGreaterThan(20);
  for (const row of own.rows) expect(row.branch).toMatch(/^10010 /);
  expect(await found('1000000001', branch)).toEqual(['1000000001']);
  expect(await found('1000000002', branch)).toEqual([]);
  expect((await server.current.call(memberCalls.overview, branch, of(2))).status).toBe(404);
});

test('filters find the members that they name', async () => {
  const total = async (query: Readonly<Record<string, unknown>>) => (await list(query)).result.total;
  const count = async (condition: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from member m where ${sql.raw(condition)}`.execute(db()))
      .rows[0]!.n;
  expect(await total({ status: 'pending' })).toBe(4);
  expect(await total({ riskGrade: 'HIGH' })).toBe(18);
  expect(await total({ verificationStep: 'Dukcapil' })).toBe(await count(`verification_step = 'Dukcapil'`));
  expect(await total({ registrationSource: 'PWA Browser' })).toBe(30);
  expect(await total({ zipCode: seedMember(1).zipCode })).toBe(await count(`zip_code = '${seedMember(1).zipCode}'`));
  expect(await total({ branchId: branchId('SPEKTRA', '10010') })).toBe(
    await count(`branch_id = '${branchId('SPEKTRA', '10010')}'`),
  );
  const has = await total({ hasDocument: '1' });
  expect(has).toBeGreaterThan(0);
  expect(has + (await total({ lacksDocument: '1' }))).toBe(320);
  const barred = await total({ blacklisted: true });
  expect(barred).toBeGreaterThanOrEqual(3);
  expect(barred + (await total({ blacklisted: false }))).toBe(320);
  const joined = await total({ joinedFrom: '2000-01-01' });
  expect(joined).toBe(await count('joined_at is not null'));
  expect(await total({ joinedTo: '2000-01-01' })).toBe(0);
});

test('one screen tells who a member is, with card, limits, money held and open cases', async () => {
  const { result } = await server.current.call(memberCalls.overview, head, of(1));
  expect(result.card).toMatchObject({ live: true, cardNo: expect.stringMatching(/^\d{6}\*{6}\d{4}$/) });
  expect(result.limits.map(({ line }: MemberLimit) => line)).toEqual(['SPEKTRA', 'NMC']);
  for (const { total, used, reservedOrders, reservedFamily, available } of result.limits)
    expect(total - used - reservedOrders - reservedFamily).toBe(available);
  expect(result.accounts).toEqual([
    expect.objectContaining({ line: 'SPEKTRA', state: 'ACTIVE', escrowNo: expect.stringMatching(/^\*{6}\d{4}$/) }),
  ]);
  expect(result.open.photos).toBe(2);
  expect((await server.current.call(memberCalls.overview, head, of(310))).result.card).toBeNull();
});

test('parts of the page add up: movements lead to the sums that stand above them', async () => {
  const limits = (await server.current.call(memberCalls.limits, head, of(1))).result;
  expect(limits[0]!.movements.at(0)!.balanceAfter).toBe(limits[0]!.available);
  const accounts = (await server.current.call(memberCalls.escrow, head, of(8))).result;
  const { movements, balance } = accounts[0]!;
  expect(movements.length).toBe(11);
  expect(movements[0]!.balanceAfter).toBe(balance);
  for (const [index, movement] of movements.slice(0, -1).entries())
    expect(movement.balanceBefore).toBe(movements[index + 1]!.balanceAfter);
});

test('documents come with their screening, cards with those before and their verifications', async () => {
  const documents = (await server.current.call(memberCalls.documents, head, of(1))).result;
  expect(
    documents.map(({ documentType, current, screening }: MemberDocument) => [documentType, current, screening]),
  ).toEqual([
    ['1', true, 'WAITING'],
    ['2', true, 'WAITING'],
  ]);
  const { rows } = await sql<{ id: string }>`select holder_member_id as id from card where holder_member_id is not null
    group by 1 having count(*) > 1 limit 1`.execute(db());
  const { result } = await server.current.call(memberCalls.cards, head, { parameters: { secureId: rows[0]!.id } });
  expect(result.cards.length).toBeGreaterThan(1);
  expect(result.cards.slice(1).every(({ live }: MemberCard) => !live)).toBe(true);
});

test('a personal value is shown in full for a reason, but the number of the card never is', async () => {
  const reveal = (field: string) =>
    server.current.call(calls.reveal, admin, {
      parameters: { secureId: memberId(1) },
      body: { field, reason: 'verifikasi telepon nasabah' },
    });
  expect((await reveal('phone')).result).toEqual({ value: seedMember(1).phone });
  expect((await reveal('nik')).result).toEqual({ value: seedMember(1).nik });
  expect((await reveal('cardNo')).result.value).toMatch(/\*{6}/);
  expect((await reveal('name')).status).toBe(422);
});
