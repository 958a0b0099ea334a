import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { escrowId } from '../escrow/seed.ts';
import { postEscrow } from '../escrow/post.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { approver, branchOf, changesOn, faultsOf, maker } from './changes.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const { change, decide, detail } = changesOn(server);
const second = testCaller('ADMIN02', { '*': 'Full Access' });

const ask = (i: number, escrowWay: 'IN' | 'OUT', escrowAmount: number, more: object = {}, by = maker) =>
  change('escrow', i, { escrowWay, escrowAmount, ...more }, { by });
const accountOf = (i: number) =>
  db().selectFrom('escrow_account').selectAll().where('id', '=', escrowId(i)).executeTakeFirstOrThrow();
const lastOf = (i: number) =>
  db()
    .selectFrom('escrow_movement')
    .selectAll()
    .where('escrow_id', '=', escrowId(i))
    .orderBy('seq_no', 'desc')
    .executeTakeFirstOrThrow();

afterEach(async () => expect(await brokenLedgers(db())).toEqual([]));

test('an adjustment is one movement once somebody else approves it, and none when it is refused', async () => {
  const { balance } = await accountOf(81);
  const refused = await ask(81, 'OUT', 10_000);
  expect(refused.result.state).toBe('PENDING');
  expect((await ask(81, 'IN', 5)).body.code).toBe('CHANGE_PENDING');
  await decide('reject', refused.result);
  expect((await accountOf(81)).balance).toBe(balance);
  const { result } = await ask(81, 'OUT', 10_000);
  expect((await detail(result.secureId)).after).toContain('Penyesuaian escrow SPEKTRA: -Rp 10.000\nSaldo: ');
  expect((await decide('approve', result, maker)).body.code).toBe('SELF_APPROVAL');
  const answers = await Promise.all([decide('approve', result), decide('approve', result)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await accountOf(81)).balance).toBe(balance - 10_000);
  expect(await lastOf(81)).toMatchObject({
    kind: 'ADJUST_OUT',
    amount: 10_000,
    maker: maker.username,
    approver: approver.username,
    reference: `CHANGE-${result.secureId}`,
  });
});

test('above 5 million two people approve', async () => {
  const { balance } = await accountOf(82);
  const { result } = await ask(82, 'IN', 5_000_001);
  const first = await decide('approve', result);
  expect(first.result.state).toBe('PENDING');
  expect((await decide('approve', first.result)).body.code).toBe('TWO_APPROVERS');
  expect((await accountOf(82)).balance).toBe(balance);
  await decide('approve', first.result, second);
  expect((await accountOf(82)).balance).toBe(balance + 5_000_001);
});

test('parts of a day that are above 5 million together need two people, by account and direction', async () => {
  const put = async (i: number, way: 'IN' | 'OUT', amount: number) =>
    (await decide('approve', (await ask(i, way, amount)).result)).result.state;
  expect(await put(90, 'IN', 3_000_000)).toBe('APPROVED');
  expect(await put(90, 'IN', 2_000_000)).toBe('APPROVED');
  expect(await put(90, 'OUT', 1_000_000)).toBe('APPROVED');
  const { result } = await ask(90, 'IN', 10_000);
  expect(await detail(result.secureId)).toMatchObject({ approvalsNeeded: 2 });
  const first = await decide('approve', result);
  expect(first.result.state).toBe('PENDING');
  expect((await decide('approve', first.result)).body.code).toBe('TWO_APPROVERS');
  expect((await decide('approve', first.result, second)).result.state).toBe('APPROVED');
  expect(await put(91, 'IN', 3_000_000)).toBe('APPROVED');
  server.current.setNow(new Date(seedDate.getTime() + 24 * 3_600_000));
  expect(await put(91, 'IN', 3_000_000)).toBe('APPROVED');
  server.current.setNow(seedDate);
});

test('nothing goes out that is not available, at the request and at the approval', async () => {
  const { available } = await accountOf(83);
  expect((await ask(83, 'OUT', available + 1)).body.code).toBe('ESCROW_INSUFFICIENT');
  const { result } = await ask(83, 'OUT', available);
  await db()
    .transaction()
    .execute((tx) =>
      postEscrow(tx, {
        escrowId: escrowId(83),
        kind: 'CARD_FEE',
        amount: 1,
        reference: 'UJI',
        source: 'SYSTEM',
        maker: 'SYSTEM',
        at: server.current.app.services.now(),
      }),
    );
  expect((await decide('approve', result)).body.code).toBe('ESCROW_INSUFFICIENT');
  expect((await detail(result.secureId)).state).toBe('PENDING');
});

test('a frozen account accepts what goes in alone', async () => {
  expect((await accountOf(75)).state).toBe('FROZEN');
  expect((await ask(75, 'OUT', 1)).body.code).toBe('ESCROW_FROZEN');
  expect((await ask(75, 'IN', 1)).result.state).toBe('PENDING');
});

test('head office alone asks, with the proof', async () => {
  expect((await ask(84, 'IN', 1, {}, branchOf(84))).status).toBe(403);
  expect(faultsOf(await ask(84, 'IN', 1, { evidence: null }))).toEqual(['evidence REQUIRED']);
});
