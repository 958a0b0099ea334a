import { orderTransitions, type OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import fc from 'fast-check';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import {
  bookPayment,
  memberId,
  openYears,
  reconcilePlafonds,
  seedCustNo,
  type CorePayment,
} from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enterOrder } from './enter.ts';
import { clearRedFlag, raiseRedFlag } from './flags.ts';
import { moveOrder, type OrderMove } from './move.ts';
import { brokenOrders } from './order-invariants.ts';
import { acknowledge, agree, application, at, system, valuesOf, withoutCards } from './orders.fixtures.ts';

const server = useServer({ modules });
const members = [5, 6];
const serials = fc.integer({ min: 1, max: 8 });
const names = fc.constantFrom(...(Object.keys(orderTransitions) as OrderTransitionName[]));
const commands = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('enter' as const), serial: serials }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('onward' as const), serial: serials }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('move' as const), serial: serials, name: names }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('raise' as const, 'clear' as const), serial: serials }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pay' as const),
      serial: serials,
      no: fc.integer({ min: 1, max: 12 }),
      isPaid: fc.boolean(),
    }),
  },
);
type Command = typeof commands extends fc.Arbitrary<infer Each> ? Each : never;

const orderOfSerial = (serial: number) =>
  application(members[serial % members.length]!, serial, { line: serial % 4 === 0 ? 'NMC' : 'SPEKTRA' });
const onward: readonly OrderTransitionName[] = ['verify', 'confirm', 'approve', 'issue', 'deliver', 'disburse'];
const moverOf = (name: OrderTransitionName): Pick<OrderMove, 'mover' | 'by'> =>
  name === 'expire' ? { mover: 'JOB', by: 'SYSTEM' } : { mover: orderTransitions[name].by[0]!, by: 'HOOPS01' };

/** The core delivers an instalment of a contract: not paid yet, paid, or once more. */
async function pay(tx: Tx, { serial, no, isPaid }: Extract<Command, { what: 'pay' }>): Promise<unknown> {
  const { applNo, line, memberId: holder, financedAmount, tenor, angsuran } = orderOfSerial(serial);
  const { rows } = await sql<{ contractNo: string }>`select contract_no as "contractNo" from purchase_order
    where appl_no = ${applNo} and contract_no is not null`.execute(tx);
  const contractNo = rows[0]?.contractNo;
  if (contractNo === undefined) return null;
  const member = members.find((each) => memberId(each) === holder)!;
  const principal = financedAmount / tenor;
  const payment: CorePayment = {
    contractNo,
    installmentNo: no,
    line,
    custNo: seedCustNo(member, line),
    dueDate: `2026-${String(no).padStart(2, '0')}-10`,
    angsuran,
    principal,
    interest: angsuran - principal,
    paidDate: isPaid ? `2026-${String(no).padStart(2, '0')}-12` : null,
  };
  return bookPayment(tx, payment, at);
}

async function perform(tx: Tx, command: Command): Promise<unknown> {
  const order = orderOfSerial(command.serial);
  if (command.what === 'pay') return pay(tx, command);
  if (command.what === 'enter') return enterOrder(tx, order, system, withoutCards);
  const known = await tx
    .selectFrom('purchase_order')
    .select(['id', 'status'])
    .where('appl_no', '=', order.applNo)
    .executeTakeFirst();
  if (!known) return null;
  const orderId = known.id;
  if (command.what === 'raise') return raiseRedFlag(tx, orderId, { code: 'MANUAL', note: null }, { by: 'HOOPS01', at });
  if (command.what === 'clear') {
    const open = await tx
      .selectFrom('purchase_order_flag')
      .select('code')
      .where('order_id', '=', orderId)
      .where('cleared_at', 'is', null)
      .executeTakeFirst();
    const cleared = { code: open?.code ?? 'MANUAL', clearNote: 'sudah diperiksa' } as const;
    return clearRedFlag(tx, orderId, cleared, { by: 'HOOPS02', at });
  }
  const name =
    command.what === 'move'
      ? command.name
      : onward.find((each) => (orderTransitions[each].from as readonly string[]).includes(known.status));
  if (!name) return null;
  if (name === 'verify') await agree(tx, orderId);
  if (name === 'disburse') await acknowledge(tx, orderId, valuesOf(name, command.serial).contractNo);
  return moveOrder(tx, {
    orderId,
    transition: name,
    ...moverOf(name),
    at,
    values: valuesOf(name, command.serial),
    // A request that comes twice.
    requestId: `${name}-${command.serial}`,
  });
}

it('limits agree with orders and payments and nothing is booked twice, under concurrent random steps', async () => {
  const { db } = server.current.database;
  await db.transaction().execute((tx) => openYears(tx, ['2026-01-01']));
  // A contract of each member with paid instalments from the beginning, so that every run meets what is final and paid.
  for (const serial of [1, 2]) {
    for (const what of ['enter', ...onward.map(() => 'onward' as const)] as const)
      await db.transaction().execute((tx) => perform(tx, { what, serial }));
    for (const no of [1, 2])
      await db.transaction().execute((tx) => perform(tx, { what: 'pay', serial, no, isPaid: true }));
  }
  expect((await reconcilePlafonds(server.current.app)).failures).toEqual([]);
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(commands, { minLength: 2, maxLength: 6 }), { maxLength: 4 }), async (rounds) => {
      for (const round of rounds) {
        const settled = await Promise.allSettled(
          round.map((command) => db.transaction().execute((tx) => perform(tx, command))),
        );
        for (const outcome of settled) {
          if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
          const code = outcome.status === 'fulfilled' ? 'done' : outcome.reason.code;
          outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
        }
      }
      expect(await brokenOrders(db)).toEqual([]);
      // The nightly job finds what the database does not hold: what is used is financed and not paid.
      expect((await reconcilePlafonds(server.current.app)).failures).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(outcomes.get('done')).toBeGreaterThan(50);
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['INVALID_STATE', 'PO_FINAL']));
  // Each order was used as often as it was disbursed, and released as often as it ended with a reservation.
  const { rows } = await sql<{ id: string }>`select o.appl_no as id from purchase_order o
    left join lateral (select count(*) filter (where m.kind = 'RESERVE') as reserved,
        count(*) filter (where m.kind = 'USE') as used, count(*) filter (where m.kind = 'RELEASE') as released
      from plafond_movement m where m.reference = o.appl_no) m on true
    left join lateral (select count(*) filter (where h.to_status = 'VERIFYING' and h.from_status = 'ENTRY') as verified
      from purchase_order_history h where h.order_id = o.id) h on true
    where m.reserved <> h.verified or m.reserved > 1 or m.used <> (o.status = 'DISBURSED')::int
      or m.released <> (m.reserved = 1 and o.status in ('REJECTED', 'CANCELLED', 'EXPIRED'))::int`.execute(db);
  expect(rows).toEqual([]);
  // Each paid instalment gave its principal back once, and an instalment that waits gave nothing.
  const given = await sql<{ id: string; paid: number }>`select p.contract_no || '/' || p.installment_no as id,
      count(p.principle_paid_date)::int as paid from payment_history_view p
      left join plafond_movement m on m.kind = 'RESTORE' and m.reference = p.contract_no || '/' || p.installment_no
    where p.contract_no like '9000000000__'
    group by p.contract_no, p.installment_no, p.principle_paid_date, p.principal
    having count(m.reference) <> (p.principle_paid_date is not null)::int
      or sum(coalesce(m.amount, p.principal)) <> p.principal`.execute(db);
  expect(given.rows).toEqual([]);
  const paid = await sql<{ count: number }>`select count(*)::int from payment_history_view
    where contract_no like '9000000000__' and principle_paid_date is not null`.execute(db);
  expect(paid.rows[0]!.count).toBeGreaterThanOrEqual(4);
  expect(
    await db.selectFrom('purchase_order').select('id').where('member_id', 'in', members.map(memberId)).execute(),
  ).not.toEqual([]);
});
