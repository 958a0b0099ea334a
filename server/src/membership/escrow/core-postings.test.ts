import { escrowPostingCalls } from '@console/contracts/membership/escrow/posting';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { makeSource } from '../token-management/source.fixture.ts';

/** Movements of escrow that the financing core posts. */
const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const dayMs = 86_400_000;
const today = jakartaDay(seedDate);

let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  ({ headers } = await makeSource(server.current, { allowedServices: ['membership-escrow-movement'] }));
});
const post = (member: number, different: object = {}, by = headers) =>
  server.current.call(escrowPostingCalls.post, null, {
    headers: by,
    body: {
      memberNo: seedMember(member).memberNo,
      line: 'SPEKTRA',
      kind: 'OVERPAYMENT',
      amount: 125_000,
      reference: `PAY-${member}`,
      valueDate: today,
      ...different,
    } as never,
  });
const accountOf = (member: number, line: 'SPEKTRA' | 'NMC' = 'SPEKTRA') =>
  db()
    .selectFrom('escrow_account')
    .selectAll()
    .where('member_id', '=', memberId(member))
    .where('business_line', '=', line)
    .executeTakeFirst();

test('an overpayment is in the account once, whatever comes twice or at once', async () => {
  const { balance, last_movement_no: last } = (await accountOf(2))!;
  const answers = await Promise.all([post(2), post(2), post(2)]);
  expect(answers.map(({ status, result }) => [status, result?.seqNo])).toEqual(
    Array.from({ length: 3 }, () => [200, last! + 1]),
  );
  expect(await accountOf(2)).toMatchObject({ balance: balance + 125_000, last_movement_no: last! + 1 });
  expect((await post(2, { amount: 126_000 })).body.code).toBe('ESCROW_DUPLICATE_REFERENCE');
  const movement = await db()
    .selectFrom('escrow_movement')
    .selectAll()
    .where('escrow_id', '=', (await accountOf(2))!.id)
    .where('seq_no', '=', last! + 1)
    .executeTakeFirstOrThrow();
  expect(movement).toMatchObject({
    kind: 'OVERPAYMENT',
    direction: 'in',
    balance_before: balance,
    balance_after: balance + 125_000,
    approver: null,
  });
  expect(movement.maker).toBe(movement.source);
});

test('the same reference of another source is another movement', async () => {
  const other = await makeSource(server.current, { allowedServices: ['membership-escrow-movement'] });
  const first = await post(3, { reference: 'REF-SAME' });
  const second = await post(3, { reference: 'REF-SAME' }, other.headers);
  expect(second.result.seqNo).toBe(first.result.seqNo + 1);
});

test('money for a member without an account of the line opens one, an instalment opens none', async () => {
  expect(await accountOf(130)).toBeUndefined();
  const instalment = await post(130, { kind: 'INSTALMENT' });
  expect(instalment.body.errors).toMatchObject([{ field: 'line', code: 'NOT_FOUND' }]);
  expect((await post(130, { kind: 'DP_RETURN' })).result).toEqual({ seqNo: 1 });
  expect(await accountOf(130)).toMatchObject({ balance: 125_000, state: 'ACTIVE' });
});

test('an instalment takes what is available and no more, and a frozen account takes money in alone', async () => {
  const { available } = (await accountOf(4))!;
  const instalment = (amount: number, reference: string) => post(4, { kind: 'INSTALMENT', amount, reference });
  expect((await instalment(available + 1, 'ANG-1')).body.code).toBe('ESCROW_INSUFFICIENT');
  expect((await instalment(available, 'ANG-2')).status).toBe(200);
  expect((await accountOf(4))!.available).toBe(0);
  expect((await accountOf(25))!.state).toBe('FROZEN');
  expect((await post(25, { kind: 'INSTALMENT', amount: 1 })).body.code).toBe('ESCROW_FROZEN');
  expect((await post(25, { kind: 'CASHBACK' })).status).toBe(200);
});

test('a movement counts from a day of the last month, not from one to come', async () => {
  const dayFrom = (days: number) => jakartaDay(new Date(seedDate.getTime() + days * dayMs));
  for (const valueDate of [dayFrom(1), dayFrom(-32)])
    expect((await post(6, { valueDate })).body.errors).toMatchObject([{ field: 'valueDate', code: 'RANGE' }]);
  expect((await post(6, { valueDate: dayFrom(-31) })).status).toBe(200);
  const { id } = (await accountOf(6))!;
  const { value_date: day } = await db()
    .selectFrom('escrow_movement')
    .select('value_date')
    .where('escrow_id', '=', id)
    .orderBy('seq_no', 'desc')
    .executeTakeFirstOrThrow();
  expect(day).toBe(dayFrom(-31));
});

test('an unknown member is refused, and other kinds do not exist for it', async () => {
  expect((await post(2, { memberNo: '9999999999' })).body.errors).toMatchObject([{ field: 'memberNo' }]);
  expect((await post(2, { kind: 'ADJUST_IN' })).status).toBe(422);
});
