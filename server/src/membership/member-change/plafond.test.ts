// Long: the rules of limits that staff change, on one server with its ledgers.
import { testCaller } from '../../../test/callers.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { rupiah } from '../../platform/rupiah.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { memberId } from '../member/seed.ts';
import { sendWaiting } from '../member-sms/outbox.ts';
import { memberMessages } from '../member-sms/texts.ts';
import { movePlafond } from '../plafond/move.ts';
import { approver, branchOf, changesOn, faultsOf, maker } from './changes.fixtures.ts';

const gateway = useGateway();
const server = useServer({ modules, configuration: gateway.configuration });
const db = () => server.current.database.db;
const { stored, change, decide, detail } = changesOn(server);
const second = testCaller('ADMIN02', { '*': 'Full Access' });

const ask = (i: number, plafondTotal: number, by = maker) =>
  change('plafond', i, { plafondLine: 'SPEKTRA', plafondTotal }, { proof: false, by });
const limitOf = (i: number) =>
  db()
    .selectFrom('member_plafond')
    .selectAll()
    .where('member_id', '=', memberId(i))
    .where('business_line', '=', 'SPEKTRA')
    .executeTakeFirstOrThrow();
const movementsOf = async (i: number) =>
  db()
    .selectFrom('plafond_movement')
    .selectAll()
    .where('plafond_id', '=', (await limitOf(i)).id)
    .orderBy('seq_no', 'desc')
    .execute();
const reserve = (i: number, amount: number) =>
  db()
    .transaction()
    .execute((tx) =>
      movePlafond(tx, {
        memberId: memberId(i),
        line: 'SPEKTRA',
        move: { kind: 'RESERVE', of: 'orders' },
        amount,
        reference: `UJI-${i}`,
        maker: 'SYSTEM',
        at: server.current.app.services.now(),
      }),
    );

afterEach(async () => expect(await brokenLedgers(db())).toEqual([]));

test('a limit stays until somebody else approves; then it is one movement and one message to the member', async () => {
  const { total } = await limitOf(71);
  const { result } = await ask(71, total - 1_000_000, branchOf(71));
  expect(result.state).toBe('PENDING');
  expect((await limitOf(71)).total).toBe(total);
  const { used, reserved_orders: orders, reserved_family: family, available } = await limitOf(71);
  const sides = async () => {
    const { before, after } = await detail(result.secureId);
    return [before, after];
  };
  const said = [total, total - 1_000_000].map((of, index) =>
    [`Plafond SPEKTRA: ${rupiah(of)}`, `Terpakai: ${rupiah(used)}`, `Dicadangkan: ${rupiah(orders + family)}`]
      .concat(`Tersedia: ${rupiah(available - index * 1_000_000)}`)
      .join('\n'),
  );
  expect(await sides()).toEqual(said);
  const answers = await Promise.all([decide('approve', result), decide('approve', result)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [movement] = await movementsOf(71);
  await reserve(71, 100_000);
  expect(await sides()).toEqual(said);
  expect(movement).toMatchObject({
    kind: 'ADJUST',
    direction: 'out',
    amount: 1_000_000,
    total_after: total - 1_000_000,
    maker: branchOf(71).username,
    approver: approver.username,
    reference: `CHANGE-${result.secureId}`,
  });
  const { services } = server.current.app;
  const send = async () =>
    sendWaiting(services, await protectionOf(services), memberMessages(server.current.app).current);
  await send();
  await send();
  const told = gateway.sent.filter(({ text }) => text.includes('plafon Anda sekarang'));
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain(`Rp ${new Intl.NumberFormat('id-ID').format(total - 1_000_000)}`);
});

test('above the highest limit of the tier two people approve, each another one', async () => {
  const { total } = await limitOf(72);
  await db()
    .updateTable('member')
    .set({ npwp_hash: 'x'.repeat(43) })
    .where('id', '=', memberId(72))
    .execute();
  const { result } = await ask(72, 90_000_000);
  expect(await detail(result.secureId)).toMatchObject({ approvalsNeeded: 2, approvals: null });
  const first = await decide('approve', result);
  expect(first.result).toMatchObject({ state: 'PENDING', version: 2 });
  expect((await limitOf(72)).total).toBe(total);
  expect(await detail(result.secureId)).toMatchObject({ approvals: approver.username });
  expect((await decide('approve', first.result)).body.code).toBe('TWO_APPROVERS');
  expect((await decide('approve', first.result, maker)).body.code).toBe('SELF_APPROVAL');
  expect((await decide('approve', first.result, second)).result.state).toBe('APPROVED');
  expect((await limitOf(72)).total).toBe(90_000_000);
  await expect(
    db().updateTable('member_change').set({ approvals: [] }).where('id', '=', result.secureId).execute(),
  ).rejects.toThrow('member_change_approvals');
});

test('a tier that allows less since the request asks for the second approver at the approval', async () => {
  const { total } = await limitOf(73);
  const { result } = await ask(73, total + 100_000);
  expect((await detail(result.secureId)).approvalsNeeded).toBe(1);
  await db().updateTable('member').set({ risk_grade: null }).where('id', '=', memberId(73)).execute();
  expect((await decide('approve', result)).result.state).toBe('PENDING');
  expect((await limitOf(73)).total).toBe(total);
});

test('a limit that was moved since the request makes the change outdated', async () => {
  const { total } = await limitOf(74);
  const { result } = await ask(74, total - 500_000);
  await db()
    .transaction()
    .execute((tx) =>
      movePlafond(tx, {
        memberId: memberId(74),
        line: 'SPEKTRA',
        move: { kind: 'ADJUST', direction: 'out' },
        amount: 100_000,
        reference: 'UJI',
        maker: 'SYSTEM',
        at: server.current.app.services.now(),
      }),
    );
  expect((await decide('approve', result)).body.code).toBe('CHANGE_OUTDATED');
  expect((await limitOf(74)).total).toBe(total - 100_000);
});

test('a lower limit may leave less than nothing available, which stops new orders', async () => {
  const { total } = await limitOf(75);
  await reserve(75, total);
  const { result } = await ask(75, total - 1_000_000);
  await decide('approve', result);
  expect((await limitOf(75)).available).toBe(-1_000_000);
  await expect(reserve(75, total + 1)).rejects.toThrow('PLAFOND');
});

test('of a line one change waits; another line does not wait for it', async () => {
  const { total } = await limitOf(76);
  expect((await ask(76, total - 1)).status).toBe(200);
  expect((await ask(76, total - 2)).body.code).toBe('CHANGE_PENDING');
  expect((await ask(76, total)).body.code).toBe('NOTHING_CHANGED');
  const other = await change('plafond', 76, { plafondLine: 'UFI', plafondTotal: 1_000_000 }, { proof: false });
  expect(other.status).toBe(200);
  await decide('approve', other.result);
});

test('above 50 million over all lines a member needs an NPWP', async () => {
  const none = { npwp_hash: null, npwp_encrypted: null };
  await db().updateTable('member').set(none).where('id', '=', memberId(77)).execute();
  expect(faultsOf(await ask(77, 50_000_001))).toEqual(['plafondTotal NPWP_REQUIRED']);
  expect(faultsOf(await ask(77, 200_000_001))).toEqual(['plafondTotal RANGE']);
});

test('an approved change marks the limits as looked at', async () => {
  await db().updateTable('member').set({ plafond_review_since: new Date() }).where('id', '=', memberId(78)).execute();
  const { total } = await limitOf(78);
  await decide('approve', (await ask(78, total - 1_000_000)).result);
  expect((await stored(78)).plafond_review_since).toBeNull();
});
