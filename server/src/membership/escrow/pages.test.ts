// Long: what the pages of escrow accounts show, checked and withdrawn on one server with its ledger.
import { callsOf } from '@console/contracts/core/resource';
import { escrowCalls } from '@console/contracts/membership/escrow/calls';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { escrowWithdrawals, withdrawalCalls } from '@console/contracts/membership/escrow/withdrawals';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { branchOf, changesOn, maker } from '../member-change/changes.fixtures.ts';
import { seedMember } from '../member/seed-members.ts';
import { makeSource } from '../token-management/source.fixture.ts';
import { reconcileEscrows } from './check.ts';
import { postEscrow } from './post.ts';
import { escrowId } from './seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const { account, change, decide } = changesOn(server);
const hourMs = 3_600_000;
const of = (i: number) => ({ parameters: { secureId: escrowId(i) } });
const stored = (i: number) =>
  db().selectFrom('escrow_account').selectAll().where('id', '=', escrowId(i)).executeTakeFirstOrThrow();
const movements = async (query: object, by = maker) =>
  (await server.current.call(callsOf(escrowMovements).list, by, { query: { size: 100, ...query } as never })).result;
const signal = new AbortController().signal;

afterEach(() => server.current.setNow(seedDate));

test('every movement of an account is listed without a gap, each beginning with what the one before left', async () => {
  const { rows, total } = await movements({ escrowId: escrowId(44) });
  expect(rows.map(({ seqNo }: { seqNo: number }) => seqNo)).toEqual(
    Array.from({ length: total }, (_, index) => total - index),
  );
  for (const [index, row] of rows.slice(0, -1).entries()) {
    expect(row.balanceBefore).toBe(rows[index + 1].balance);
    expect(row.balance).toBe(row.balanceBefore + (row.credit ?? 0) - (row.debit ?? 0));
    expect(row.heldBefore).toBe(rows[index + 1].held);
  }
  expect((await movements({ escrowId: escrowId(44) }, branchOf(45))).total).toBe(0);
  expect(
    (await movements({ escrowId: escrowId(44), direction: 'out' })).rows.every(
      (row: { debit: number }) => row.debit > 0,
    ),
  ).toBe(true);
});

test('the sums of any filter agree with its rows, and opening to closing with the account', async () => {
  const all = await movements({ escrowId: escrowId(44) });
  const days: string[] = all.rows.map(({ valueDate }: { valueDate: string }) => valueDate);
  const periods = [
    {},
    { from: days.at(-3) },
    { to: days[2] },
    { from: days.at(-3), to: days[2] },
    { from: '2099-01-01' },
  ];
  for (const period of periods)
    for (const more of [{}, { direction: 'in' }, { kind: 'CASHBACK' }, { direction: 'none' }]) {
      const query = { ...period, ...more };
      const { result } = await server.current.call(escrowCalls.sums, maker, { ...of(44), query: query as never });
      const { rows } = await movements({ escrowId: escrowId(44), ...query });
      const sum = (name: 'credit' | 'debit') =>
        rows.reduce((before: number, row: Record<string, number | null>) => before + (row[name] ?? 0), 0);
      expect(result).toMatchObject({ credits: sum('credit'), debits: sum('debit'), count: rows.length });
      expect(result.opening + result.credits - result.debits + result.others).toBe(result.closing);
      if (!('to' in period)) expect(result.closing).toBe((await stored(44)).balance);
    }
  const { result } = await server.current.call(escrowCalls.rests, maker, of(44));
  expect(result.credits - result.debits).toBe((await stored(44)).balance);
  expect(result.holds - result.releases).toBe((await stored(44)).held);
  expect((await server.current.call(escrowCalls.sums, branchOf(45), of(44))).status).toBe(404);
});

test('who may operate recalculates an account, which is kept and shown', async () => {
  const { balance } = await stored(46);
  const check = (by = maker) => server.current.call(escrowCalls.check, by, { body: { secureId: escrowId(46) } });
  expect((await check(testCaller('HOOPS02', { '*': 'Input' }))).status).toBe(403);
  expect((await check()).result).toMatchObject({ result: 'OK', expected: balance, found: balance, firstBadSeq: null });
  const { result } = await server.current.call(escrowCalls.rests, maker, of(46));
  expect(result.checks).toEqual([expect.objectContaining({ by: maker.username, result: 'OK' })]);
  await expect(sql`delete from escrow_check`.execute(db())).rejects.toThrow('never changed');
});

test('the nightly job keeps a row of what moved, and freezes what differs', async () => {
  const { app } = server.current;
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from escrow_check`.execute(db())).rows[0]!.n;
  const first = await reconcileEscrows(app, signal);
  expect(first).toMatchObject({ failed: 0, done: first.read });
  const before = await count();
  await reconcileEscrows(app, signal);
  expect(await count()).toBe(before);
  // Nothing that the program does gets this far: the database refuses it.
  await sql`alter table escrow_account drop constraint escrow_account_last_movement`.execute(db());
  await sql`update escrow_account set balance = balance + 7 where id = ${escrowId(47)}`.execute(db());
  const second = await reconcileEscrows(app, signal);
  expect(second).toMatchObject({ failed: 1, failures: [{ entity: escrowId(47), code: 'DIFFERENT' }] });
  expect((await account(47)).state).toBe('FROZEN');
  const { result } = await server.current.call(escrowCalls.rests, maker, of(47));
  expect(result.checks[0]).toMatchObject({ by: 'SYSTEM', result: 'DIFFERENT', firstBadSeq: expect.any(Number) });
  await sql`update escrow_account set balance = balance - 7 where id = ${escrowId(47)}`.execute(db());
  expect(await brokenLedgers(db())).toEqual([]);
});

describe('a withdrawal', () => {
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    ({ headers } = await makeSource(server.current, { allowedServices: ['membership-escrow'] }));
  });
  const request = (i: number, amount: number, reference: string) =>
    server.current.call(withdrawalCalls.request, null, {
      headers,
      body: { memberNo: seedMember(i).memberNo, line: 'SPEKTRA', amount, reference },
    });
  const outcome = (reference: string, state: 'SENT' | 'PAID' | 'FAILED') =>
    server.current.call(withdrawalCalls.outcome, null, { headers, body: { reference, state } });
  const only = async (i: number) => {
    const query = { escrowId: escrowId(i), size: 10 } as never;
    return (await server.current.call(callsOf(escrowWithdrawals).list, maker, { query })).result.rows[0];
  };

  test('holds the money until it is paid, once however often it is said', async () => {
    const { balance, held } = await stored(52);
    const made = await Promise.all([request(52, 20_000, 'APP-1'), request(52, 20_000, 'APP-1')]);
    expect(new Set(made.map(({ result }) => result.withdrawalNo)).size).toBe(1);
    expect((await request(52, 30_000, 'APP-1')).body.code).toBe('ESCROW_DUPLICATE_REFERENCE');
    expect(await stored(52)).toMatchObject({ balance, held: held + 20_000 });
    expect(await only(52)).toMatchObject({
      state: 'REQUESTED',
      amount: 20_000,
      payoutAccountNo: expect.stringMatching(/^\*/),
    });
    await outcome('APP-1', 'SENT');
    const paid = await Promise.all([outcome('APP-1', 'PAID'), outcome('APP-1', 'PAID')]);
    expect(paid.map(({ result }) => result.state)).toEqual(['PAID', 'PAID']);
    expect(await stored(52)).toMatchObject({ balance: balance - 20_000, held });
    expect((await outcome('APP-1', 'FAILED')).body.code).toBe('INVALID_STATE');
    expect(await brokenLedgers(db())).toEqual([]);
  });

  test('that fails gives the money free, and head office cancels what is not sent', async () => {
    const { balance, held } = await stored(53);
    await request(53, 20_000, 'APP-2');
    expect((await outcome('APP-2', 'FAILED')).result.state).toBe('FAILED');
    expect(await stored(53)).toMatchObject({ balance, held });
    await request(53, 10_000, 'APP-3');
    const { secureId, version } = (await only(53)) as { secureId: string; version: number };
    const cancel = (by = maker) =>
      server.current.call(withdrawalCalls.cancel, by, { body: { secureId, version, reason: 'salah rekening' } });
    expect((await cancel(branchOf(53))).body.code).toBe('CHANGE_OFFICE_ONLY');
    expect((await cancel()).result).toMatchObject({ state: 'CANCELLED', version: version + 1 });
    expect((await cancel()).body.code).toBe('STALE_VERSION');
    expect(await stored(53)).toMatchObject({ balance, held });
  });

  test('that was sent is not cancelled', async () => {
    await request(55, 20_000, 'APP-4');
    await outcome('APP-4', 'SENT');
    const { secureId, version } = (await only(55)) as { secureId: string; version: number };
    const body = { secureId, version, reason: 'salah rekening' };
    expect((await server.current.call(withdrawalCalls.cancel, maker, { body })).body.code).toBe('INVALID_STATE');
  });

  test('waits a day after another payout account, needs one, and what is available', async () => {
    expect((await request(54, 10_000, 'APP-5')).body.code).toBe('ESCROW_NO_PAYOUT');
    const values = { payoutBank: 'BCA', payoutAccountNo: '7100990054', payoutAccountName: seedMember(54).name };
    await decide('approve', (await change('escrowPayout', 54, values)).result);
    expect((await request(54, 10_000, 'APP-5')).body.code).toBe('ESCROW_PAYOUT_RECENT');
    server.current.setNow(new Date(seedDate.getTime() + 25 * hourMs));
    expect((await request(54, 10_000, 'APP-5')).status).toBe(200);
    expect((await request(54, 900_000_000, 'APP-6')).body.code).toBe('ESCROW_INSUFFICIENT');
    const unknown = { memberNo: '9999999999', line: 'SPEKTRA' as const, amount: 10_000, reference: 'APP-7' };
    expect((await server.current.call(withdrawalCalls.request, null, { headers, body: unknown })).status).toBe(422);
  });

  test('is the same one however its reference is written, and is said of by each', async () => {
    const first = await request(61, 10_000, 'APP-Same-1');
    expect(first.status).toBe(200);
    for (const written of [' APP-SAME-1', 'app-same-1 ', 'App-Same-1']) {
      expect((await request(61, 10_000, written)).result).toEqual(first.result);
      expect((await request(62, 10_000, written)).body.code).toBe('ESCROW_DUPLICATE_REFERENCE');
    }
    expect((await outcome('app-same-1', 'SENT')).result.state).toBe('SENT');
    // Stored as it was written before references were compared so.
    await server.current.database.db
      .updateTable('escrow_withdrawal')
      .set({ reference: 'app-Same-1' })
      .where('reference', '=', 'APP-SAME-1')
      .execute();
    expect((await outcome('APP-SAME-1', 'PAID')).result.state).toBe('PAID');
  });

  test('is known by its reference to the source alone that asked for it', async () => {
    const other = await makeSource(server.current, { allowedServices: ['membership-escrow'] });
    const body = { reference: 'APP-4', state: 'PAID' as const };
    const foreign = await server.current.call(withdrawalCalls.outcome, null, { headers: other.headers, body });
    expect(foreign.body.code).toBe('NOT_FOUND');
    expect(await only(55)).toMatchObject({ state: 'SENT' });
    const same = { memberNo: seedMember(57).memberNo, line: 'SPEKTRA' as const, amount: 10_000, reference: 'APP-4' };
    const own = await server.current.call(withdrawalCalls.request, null, { headers: other.headers, body: same });
    expect(own.body.code).not.toBe('ESCROW_DUPLICATE_REFERENCE');
  });

  test('needs a token of this service', async () => {
    const body = { memberNo: seedMember(52).memberNo, line: 'SPEKTRA' as const, amount: 10_000, reference: 'APP-8' };
    const other = await makeSource(server.current);
    for (const refused of [{}, other.headers])
      expect((await server.current.call(withdrawalCalls.request, null, { headers: refused, body })).body.code).toBe(
        'SOURCE_DENIED',
      );
  });
});

test('a movement posted twice at once is one', async () => {
  const post = () =>
    db()
      .transaction()
      .execute((tx) =>
        postEscrow(tx, {
          escrowId: escrowId(56),
          kind: 'REFUND',
          amount: 5_000,
          reference: 'PO-1',
          source: 'SYSTEM',
          maker: 'SYSTEM',
          at: seedDate,
        }),
      );
  const [one, other] = await Promise.all([post(), post()]);
  expect(one.seq_no).toBe(other.seq_no);
});
