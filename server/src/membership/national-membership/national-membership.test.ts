import { nationalCalls as calls } from '@console/contracts/membership/national-membership';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { userId } from '../../shell/user/seed.ts';
import { memberId } from '../member/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { bandOf } from './show.ts';

const server = useServer({ modules });
const branch = testCaller(
  'ADMCB01',
  { '*': 'View Only' },
  {
    userId: userId('ADMCB01'),
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] },
  },
);
const search = async (body: object, caller = branch) => server.current.call(calls.search, caller, { body });
const member = seedMember(10);

afterEach(() => server.current.setNow(seedDate));

test('a branch finds a member of another office by each exact number, with the NIK masked', async () => {
  const { rows } = (await search({ nik: member.nik })).result;
  expect(rows).toMatchObject([
    {
      secureId: memberId(10),
      name: member.name,
      lines: ['SPEKTRA', 'NMC'],
      status: 'active',
      cardStatus: expect.any(String),
    },
  ]);
  expect(rows[0].nik).not.toBe(member.nik);
  const cardNo = await server.current.database.db
    .selectFrom('card')
    .select('card_no')
    .where('holder_member_id', '=', memberId(10))
    .where('status', 'not in', ['Lost', 'Cancelled'])
    .executeTakeFirstOrThrow();
  for (const query of [
    { phone: member.phone },
    { custMainNo: member.custMainNo },
    { custNo: '4000000010' },
    { memberNo: member.memberNo },
    { cardNo: cardNo.card_no },
    { name: member.name.slice(0, 4), birthDate: member.birthDate },
  ])
    expect((await search(query)).result.rows).toMatchObject([{ secureId: memberId(10) }]);
});

test('nobody is listed without a number, nor by a name alone', async () => {
  expect((await search({})).result.rows).toEqual([]);
  expect((await search({ name: 'Agus' })).result.rows).toEqual([]);
  expect((await search({ memberNo: '1999999999' })).result.rows).toEqual([]);
});

test('each customer number tells branch, contracts and the worst delay of its line, and no amount', async () => {
  const { rows } = await sql<{ id: string; line: string; branch: string; running: number; worst: number }>`
    select o.member_id as id, o.business_line as line,
      (array_agg(b.office_code || ' ' || b.name order by o.disbursed_at desc, o.id))[1] as branch,
      count(*) filter (where o.financed_amount > coalesce(p.paid, 0))::int as running,
      max(coalesce(p.worst, 0))::int as worst
    from purchase_order o join branch_view b on b.id = o.branch_id left join lateral (
      select sum(h.principal) filter (where h.principle_paid_date is not null) as paid,
        max(coalesce(h.principle_paid_date, ${jakartaDay(seedDate)}::date) - h.due_date) as worst
      from payment_history h where h.contract_no = o.contract_no) p on true
    where o.contract_no is not null and o.member_id in (select member_id from member_cust_no)
    group by 1, 2 order by worst desc, 1 limit 12`.execute(server.current.database.db);
  const bands = new Set<string>();
  for (const { id, line, branch: office, running, worst } of rows) {
    const { result, text } = await server.current.call(calls.detail, admin, { parameters: { secureId: id } });
    const band = worst <= 0 ? 'NONE' : worst <= 30 ? 'UP_TO_30' : 'ABOVE_30';
    bands.add(band);
    expect(result.custNos.find((each: { line: string }) => each.line === line)).toMatchObject({
      branch: office,
      activeContracts: running,
      worstPastDue: band,
    });
    expect(text).not.toMatch(/outstanding|financed/);
  }
  expect(rows.length).toBe(12);
  expect([...bands]).toEqual(expect.arrayContaining(['ABOVE_30', 'UP_TO_30']));
});

test('only whose scope covers the member is led to the register', async () => {
  const inScope = async (id: string) =>
    (await server.current.call(calls.detail, branch, { parameters: { secureId: id } })).result.inScope;
  const own = Array.from({ length: 12 }, (_, i) => i + 1).find((i) => seedMember(i).officeCode === '10010')!;
  expect(await inScope(memberId(own))).toBe(true);
  expect(await inScope(memberId(own + 1))).toBe(false);
});

test('a member is shown with bands in place of amounts, and no address', async () => {
  const answer = await server.current.call(calls.detail, branch, { parameters: { secureId: memberId(10) } });
  expect(answer.result).toMatchObject({ custNos: [{ line: 'SPEKTRA' }, { line: 'NMC' }], phoneBarred: false });
  expect(answer.text).not.toMatch(/amount|address|Jl\./);
  expect(answer.text).not.toContain(member.phone);
  const barred = await server.current.call(calls.detail, branch, { parameters: { secureId: memberId(313) } });
  expect(barred.result).toMatchObject({ status: 'blocked', phoneBarred: true });
});

test.each([
  [0, 'NONE'],
  [4_999_999, 'BELOW_5'],
  [5_000_000, 'FROM_5'],
  [15_000_000, 'FROM_15'],
  [30_000_000, 'FROM_15'],
  [30_000_001, 'ABOVE_30'],
  [-1, 'NONE'],
])('%i available is the band %s', (available, band) => expect(bandOf(available)).toBe(band));

test('look-ups are recorded with masked numbers, and limited for who does not see all members', async () => {
  const { db } = server.current.database;
  const recorded = JSON.stringify(
    await db.selectFrom('audit_entry').selectAll().where('module', '=', 'national-membership').execute(),
  );
  expect(recorded).toContain('SEARCH');
  for (const number of [member.nik, member.phone]) expect(recorded).not.toContain(number);
  const nextDay = new Date(seedDate.getTime() + 2 * 86_400_000);
  server.current.setNow(nextDay);
  const answers = [];
  for (let n = 0; n < 101; n += 1) answers.push(await search({ memberNo: String(1_000_000_001 + n) }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'LOOKUP_LIMIT' } });
  expect((await search({ memberNo: '1000000001' }, admin)).status).toBe(200);
});

test('the home branch is asked by a notice with the name of who asks', async () => {
  const ask = (i: number) =>
    server.current.call(calls.ask, branch, {
      parameters: { secureId: memberId(i) },
      body: { question: 'apakah masih punya kontrak' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const own = await ask(1);
  expect(own.status).toBe(200);
  const { db } = server.current.database;
  const notices = await db.selectFrom('console_notice').selectAll().where('kind', '=', 'MEMBER_ASKED').execute();
  expect(notices.map((notice) => notice.user_id)).toContain(userId('KACAB01'));
  expect(notices.map((notice) => notice.user_id)).not.toContain(userId('ADMCB01'));
  expect(notices).toHaveLength(own.result.notified);
  for (const { parameters } of notices) expect(JSON.stringify(parameters)).toContain(branch.name);
});
