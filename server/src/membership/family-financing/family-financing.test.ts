// Long: the rules of one module on one server with its fixtures.
import { callsOf } from '@console/contracts/core/resource';
import { familyFinancings, familyStates } from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { openYears } from '../payment-history/book.ts';
import { makeSource } from '../token-management/source.fixture.ts';
import { reviewFamilies } from './jobs.ts';

const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(familyFinancings);
const db = () => server.current.database.db;
const levels = { '*': 'Full Access' };
const reviewer = testCaller('HOOPS01', levels);
const approver = testCaller('HOOPS02', levels);
const ofBranch = (officeCode: string) =>
  testCaller(`CAB${officeCode}`, levels, {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] },
  });
const listed = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result;
const withMain = async (main: number) =>
  (await listed({ search: String(1_000_000_000 + main) })).rows[0] as { secureId: string; version: number };
type Step = 'claim' | 'return' | 'reject' | 'recommend' | 'approve' | 'decline' | 'suspend' | 'resume' | 'terminate';
const step = async (name: Step, main: number, values: object = {}, by = reviewer) => {
  const { secureId, version } = await withMain(main);
  return server.current.call(calls[name], by, { body: { secureId, version, ...values } as never });
};
const codeOf = async (answer: ReturnType<typeof step>) => (await answer).body.code;
const reason = { reason: 'alasan pengujian' };
const recommended = { subLimitApproved: 300_000, note: 'sesuai dokumen' };
/** What a member has in NMC. */
const limitOf = async (member: number) =>
  db()
    .selectFrom('member_plafond')
    .select(['total', 'used', 'reserved_family as lent', 'available'])
    .where('member_id', '=', memberId(member))
    .where('business_line', '=', 'NMC')
    .executeTakeFirst();
/** A loan is what main members have reserved, and what family members have. */
const differences = async () =>
  (
    await sql`select p.id from member_plafond p where p.reserved_family <> (
        select coalesce(sum(f.sub_limit_approved), 0) from family_financing f where f.main_member_id = p.member_id
          and f.business_line = p.business_line and f.state in ('ACTIVE', 'SUSPENDED', 'ENDING'))
      union all select f.id from family_financing f left join member_plafond p
        on p.member_id = f.family_member_id and p.business_line = f.business_line
      where f.state in ('ACTIVE', 'SUSPENDED', 'ENDING') and p.total is distinct from f.sub_limit_approved`.execute(
      db(),
    )
  ).rows;

test('24 requests in every state; what main members lent is what family members have', async () => {
  expect((await listed({})).total).toBe(24);
  for (const { value } of familyStates) expect((await listed({ state: value })).total).toBeGreaterThan(0);
  expect(await differences()).toEqual([]);
  expect((await listed({ search: seedMember(10).name.slice(0, 4) })).total).toBeGreaterThan(0);
  expect((await listed({ search: '1000000200' })).total).toBe(1);
  const [{ requestNo }] = (await listed({ state: 'ACTIVE' })).rows;
  expect((await listed({ search: requestNo })).total).toBe(1);
});

test('a branch sees the requests of its own main members', async () => {
  const { rows } = await listed({}, ofBranch(seedMember(28).officeCode));
  expect(rows.length).toBeGreaterThan(0);
  for (const { mainNo } of rows)
    expect(seedMember(Number(mainNo) - 1_000_000_000).officeCode).toBe(seedMember(28).officeCode);
  const other = ofBranch(seedMember(29).officeCode);
  expect(await codeOf(step('claim', 28, {}, other))).toBe('NOT_FOUND');
});

test('who claimed a request recommends it, somebody else approves it, and the limit is lent', async () => {
  const before = (await limitOf(28))!;
  expect((await step('claim', 28)).status).toBe(200);
  expect(await codeOf(step('recommend', 28, recommended, approver))).toBe('NOT_REVIEWER');
  expect(await codeOf(step('recommend', 28, { ...recommended, subLimitApproved: before.total }))).toBe('FAMILY_SHARE');
  expect((await step('recommend', 28, recommended)).result.state).toBe('RECOMMENDED');
  expect(await codeOf(step('approve', 28))).toBe('SELF_APPROVAL');
  expect((await step('decline', 28, reason, approver)).result.state).toBe('UNDER_REVIEW');
  expect((await step('recommend', 28, recommended)).status).toBe(200);
  expect((await step('approve', 28, {}, approver)).result.state).toBe('ACTIVE');
  expect(await limitOf(28)).toMatchObject({ lent: 300_000, available: before.available - 300_000 });
  expect(await limitOf(218)).toMatchObject({ total: 300_000, available: 300_000 });
  expect(await differences()).toEqual([]);
  const { secureId } = await withMain(28);
  const { result } = await server.current.call(calls.detail, admin, { parameters: { secureId } });
  expect(result).toMatchObject({ validUntil: expect.stringMatching(/^\d{4}-/), approver: 'HOOPS02', used: 0 });
  const { result: review } = await server.current.call(calls.review, admin, { parameters: { secureId } });
  expect(review.family).toMatchObject({ program: 'Keluarga', total: 300_000 });
  expect(review.decisions.map(({ to, by }: { to: string; by: string }) => `${to} ${by}`)).toEqual([
    expect.stringContaining('UNDER_REVIEW'),
    expect.stringContaining('RECOMMENDED'),
    'UNDER_REVIEW HOOPS02',
    expect.stringContaining('RECOMMENDED'),
    'ACTIVE HOOPS02',
  ]);
  expect(review.decisions[2]).toMatchObject({ from: 'RECOMMENDED', note: reason.reason });
});

test('the reviewer sees family cards of both and contracts of the family member', async () => {
  const { rows } = await sql<{ id: string; main: string; family: string }>`select id, main_member_id as main,
    family_member_id as family from family_financing where state = 'SUBMITTED' limit 1`.execute(db());
  const { id, main, family } = rows[0]!;
  for (const [member, type] of [
    [main, '3'],
    [main, '4'],
    [family, 'other'],
  ] as const)
    await sql`insert into member_document (id, member_id, document_type, file_id, source, uploaded_by, uploaded_at)
      values (gen_random_uuid(), ${member}, ${type}, gen_random_uuid(), 'CMS', 'UJI', ${seedDate})
      on conflict do nothing`.execute(db());
  const { result } = await server.current.call(calls.review, admin, { parameters: { secureId: id } });
  expect(result.documents.map(({ of }: { of: string }) => of)).toEqual(expect.arrayContaining(['main', 'family']));
  expect(result.contracts).toEqual(expect.any(Array));
  for (const { documentType, of } of result.documents) {
    expect(['3', 'other']).toContain(documentType);
    expect(['main', 'family']).toContain(of);
  }
  expect(JSON.stringify(result.documents)).not.toMatch(/\d{16}/);
});

test.each([
  [7, true],
  [8, false],
])('a main member of %i days past due passes: %s', async (days, passes) => {
  const { rows } = await sql<{ id: string; main: string }>`select id, main_member_id as main from family_financing
    where state = 'SUBMITTED' limit 1`.execute(db());
  const { id, main } = rows[0]!;
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`delete from payment_history where contract_no = '190000000077'`.execute(tx);
      const due = new Date(seedDate.getTime() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
      await openYears(tx, [due]);
      await sql`insert into payment_history (contract_no, installment_no, member_id, business_line, due_date, angsuran,
        principal, interest) values ('190000000077', 1, ${main}, 'SPEKTRA', ${due}, 2, 1, 1)`.execute(tx);
      await sql`update payment_history set due_date = ${due} where member_id = ${main}
        and principle_paid_date is null and contract_no <> '190000000077' and due_date < ${due}`.execute(tx);
    });
  const { result } = await server.current.call(calls.review, admin, { parameters: { secureId: id } });
  expect(result.checks).toContainEqual({ rule: 'PAST_DUE', passed: passes });
  await sql`delete from payment_history where contract_no = '190000000077'`.execute(db());
});

test('two approvals at once lend once', async () => {
  const before = (await limitOf(22))!;
  const answers = await Promise.all([step('approve', 22, {}, approver), step('approve', 22, {}, approver)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await limitOf(22))!.lent).toBe(before.lent + 500_000);
});

test('the rules are asked again at the approval', async () => {
  await db().updateTable('member').set({ status: 'blocked' }).where('id', '=', memberId(23)).execute();
  expect(await codeOf(step('approve', 23, {}, approver))).toBe('MAIN_NOT_ELIGIBLE');
  await db()
    .updateTable('member')
    .set({ status: 'active', risk_grade: 'HIGH' })
    .where('id', '=', memberId(23))
    .execute();
  expect(await codeOf(step('approve', 23, {}, approver))).toBe('MAIN_NOT_ELIGIBLE');
  await db().updateTable('member').set({ risk_grade: 'LOW' }).where('id', '=', memberId(23)).execute();
  await db().updateTable('member').set({ birth_date: '2015-01-01' }).where('id', '=', memberId(213)).execute();
  expect(await codeOf(step('approve', 23, {}, approver))).toBe('FAMILY_NOT_ELIGIBLE');
  const { secureId } = await withMain(23);
  const { result } = await server.current.call(calls.review, admin, { parameters: { secureId } });
  expect(result.checks.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([{ rule: 'AGE', passed: false }]);
});

test('a request in a line in which the family member has an own limit is not recommended', async () => {
  await step('claim', 32);
  const small = { ...recommended, subLimitApproved: 100_000 };
  expect(await codeOf(step('recommend', 32, small))).toBe('FAMILY_HAS_PLAFOND');
  expect((await step('reject', 32, reason)).result.state).toBe('REJECTED');
});

/** An order of the family member takes one rupiah of the limit, or gives it back. */
const moveOfFamily = (kind: 'RESERVE' | 'RELEASE') =>
  db()
    .transaction()
    .execute(async (tx) => {
      const { movePlafond } = await import('../plafond/move.ts');
      const of = {
        memberId: memberId(201),
        line: 'NMC',
        amount: 1,
        reference: 'UJI',
        maker: 'UJI',
        at: seedDate,
      } as const;
      await movePlafond(tx, { ...of, move: { kind, of: 'orders' } });
    });

test('head office suspends and ends a loan; one in use ends when it is paid', async () => {
  expect(await codeOf(step('suspend', 10, reason, ofBranch(seedMember(10).officeCode)))).toBe('HEAD_OFFICE_ONLY');
  expect((await step('suspend', 10, reason)).result.state).toBe('SUSPENDED');
  expect((await step('resume', 10, reason)).result.state).toBe('ACTIVE');
  const lent = (await limitOf(10))!.lent;
  expect((await step('terminate', 10, reason)).result.state).toBe('TERMINATED');
  expect((await limitOf(10))!.lent).toBe(lent - 500_000);
  expect((await limitOf(200))!.total).toBe(0);
  await moveOfFamily('RESERVE');
  expect((await step('terminate', 11, reason)).result.state).toBe('ENDING');
  expect((await limitOf(11))!.lent).toBe(500_000);
  await moveOfFamily('RELEASE');
  await reviewFamilies(db(), seedDate);
  expect(await withMain(11)).toMatchObject({ state: 'TERMINATED' });
  expect(await differences()).toEqual([]);
});

test('at night loans of barred members are suspended and resumed, and old requests are over', async () => {
  const set = (status: 'active' | 'inactive') =>
    db().updateTable('member').set({ status }).where('id', '=', memberId(12)).execute();
  await set('inactive');
  await reviewFamilies(db(), seedDate);
  expect(await withMain(12)).toMatchObject({ state: 'SUSPENDED' });
  expect(await codeOf(step('resume', 12, reason))).toBe('MAIN_STILL_BARRED');
  await set('active');
  await reviewFamilies(db(), seedDate);
  expect(await withMain(12)).toMatchObject({ state: 'ACTIVE' });
  await reviewFamilies(db(), new Date(seedDate.getTime() + 40 * 86_400_000));
  expect((await listed({ state: 'SUBMITTED' })).total).toBe(0);
  await reviewFamilies(db(), new Date(seedDate.getTime() + 800 * 86_400_000));
  expect((await listed({ state: 'ACTIVE' })).total).toBe(0);
  expect(await differences()).toEqual([]);
});

test('an application submits once; a returned request is submitted again under its number', async () => {
  const { headers } = await makeSource(server.current, { allowedServices: ['family-financing'] });
  const body = {
    mainMemberNo: '1000000060',
    familyMemberNo: '1000000260',
    relation: 'CHILD',
    businessLine: 'NMC',
    mainKkNo: '3174011201000060',
    familyKkNo: '3174011201000060',
    certificate: null,
    subLimitRequested: 300_000,
    consentedAt: '2026-03-16T08:00:00+07:00',
  } as const;
  const submit = (different: object = {}, by: object = headers) =>
    server.current.call(calls.submit, null, { body: { ...body, ...different } as never, headers: by as never });
  const answers = await Promise.all([submit(), submit()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await submit({ mainMemberNo: '1000000061' })).body.code).toBe('ALREADY_IN_FAMILY');
  expect((await submit({ mainMemberNo: '1000000260', familyMemberNo: '1000000062' })).body.code).toBe(
    'ALREADY_IN_FAMILY',
  );
  expect((await submit({ familyMemberNo: '1000009999' })).body.code).toBe('NOT_FOUND');
  expect((await submit({ familyMemberNo: body.mainMemberNo })).body.code).toBe('NOT_FOUND');
  expect((await submit({}, {})).body.code).toBe('SOURCE_DENIED');
  await step('claim', 60);
  expect((await step('return', 60, reason)).result.state).toBe('RETURNED');
  const { requestNo } = answers.find(({ status }) => status === 200)!.result;
  expect((await submit({ subLimitRequested: 400_000 })).result.requestNo).toBe(requestNo);
  expect(await withMain(60)).toMatchObject({ state: 'SUBMITTED', subLimitRequested: 400_000 });
});

test('numbers of family cards are masked, and revealed with a reason', async () => {
  const { secureId } = await withMain(16);
  const shown = await server.current.call(calls.detail, admin, { parameters: { secureId } });
  expect([shown.result.mainKkNo, shown.result.familyKkNo]).toEqual([
    expect.stringMatching(/[*•]/),
    expect.stringMatching(/[*•]/),
  ]);
  const revealed = await server.current.call(calls.reveal, admin, {
    parameters: { secureId },
    body: { field: 'familyKkNo', reason: 'memeriksa dokumen keluarga' },
  });
  expect(revealed.result.value).toMatch(/^\d{16}$/);
});
