import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { memberId } from '../member/seed.ts';
import { seedCustNo } from '../member/profile/seed.ts';
import { movePlafond } from '../plafond/move.ts';
import { bookPayment, openYears, type CorePayment } from './book.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const at = new Date('2026-03-16T03:00:00Z');
const custNo = seedCustNo(5, 'SPEKTRA');
const openYearsOf = (days: readonly string[]) =>
  db()
    .transaction()
    .execute((tx) => openYears(tx, days));
const bookAtOnce = (payments: readonly CorePayment[]) =>
  Promise.allSettled(
    payments.map((each) =>
      db()
        .transaction()
        .execute((tx) => bookPayment(tx, each, at)),
    ),
  );
const usedOf = async () =>
  (
    await db()
      .selectFrom('member_plafond')
      .select('used')
      .where('member_id', '=', memberId(5))
      .where('business_line', '=', 'SPEKTRA')
      .executeTakeFirstOrThrow()
  ).used;
const paymentsOf = (contractNo: string) =>
  db().selectFrom('payment_history').selectAll().where('contract_no', '=', contractNo).execute();
const payment: CorePayment = {
  contractNo: '190000000002',
  installmentNo: 1,
  line: 'SPEKTRA',
  custNo,
  dueDate: '2026-03-01',
  angsuran: 60_000,
  principal: 50_000,
  interest: 10_000,
  paidDate: '2026-03-02',
};

/** A contract of member 5 whose order is not known here: a million is used. */
beforeAll(() =>
  db()
    .transaction()
    .execute(async (tx) => {
      const of = {
        memberId: memberId(5),
        line: 'SPEKTRA',
        amount: 1_000_000,
        reference: 'UJI',
        maker: 'UJI',
        at,
      } as const;
      await movePlafond(tx, { ...of, move: { kind: 'GRANT' } });
      await movePlafond(tx, { ...of, move: { kind: 'RESERVE', of: 'orders' } });
      await movePlafond(tx, { ...of, move: { kind: 'USE' } });
    }),
);

it('one instalment booked at once by several is paid back once', async () => {
  const before = await usedOf();
  await openYearsOf(['2026-03-01']);
  const outcomes = await bookAtOnce([payment, payment, payment, payment]);
  for (const each of outcomes) if (each.status === 'rejected') throw each.reason;
  expect(outcomes.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(1);
  expect(await usedOf()).toBe(before - 50_000);
  expect(await paymentsOf(payment.contractNo)).toHaveLength(1);
});

it('one instalment that comes open and paid at once, and for days of two years, is there once', async () => {
  const before = await usedOf();
  const days = ['2026-04-01', '2027-04-01'];
  await openYearsOf(days);
  const paid = { ...payment, contractNo: '190000000003', dueDate: days[0]!, paidDate: '2026-04-01' };
  const open = { ...paid, paidDate: null };
  const moved = { ...open, dueDate: days[1]! };
  for (const each of await bookAtOnce([open, moved, open, paid, moved, paid]))
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'VALIDATION' });
  expect(await paymentsOf(open.contractNo)).toMatchObject([{ principle_paid_date: '2026-04-01' }]);
  expect(await usedOf()).toBe(before - 50_000);
});
