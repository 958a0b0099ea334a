import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { memberId } from '../member/seed.ts';
import { seedCustNo } from '../member/profile/seed.ts';
import { movePlafond } from '../plafond/move.ts';
import { reconcilePlafonds } from '../plafond/reconcile.ts';
import { openYears } from './book.ts';
import { paymentFeed, syncPayments } from './sync.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const at = new Date('2026-03-16T03:00:00Z');
const header = 'contract_no,installment_no,business_line,cust_no,due_date,angsuran,principal,interest,paid_date';
const contract = '190000000001';
const custNo = seedCustNo(5, 'SPEKTRA');
const row = (no: number, paid: string, changes: Record<string, string> = {}) => {
  const cells = { contract, no: String(no), cust: custNo, angsuran: '120000', principal: '100000', ...changes };
  return [
    cells.contract,
    cells.no,
    'SPEKTRA',
    cells.cust,
    `2026-0${no}-10`,
    cells.angsuran,
    cells.principal,
    '20000',
    paid,
  ];
};

async function deliver(name: string, rows: readonly (readonly string[])[]) {
  const folder = path.join(server.current.app.services.configuration.coreFeedDirectory, paymentFeed);
  await mkdir(folder, { recursive: true });
  const text = [header, ...rows.map((cells) => cells.join(','))].join('\n');
  await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, `${name}.sha256`), `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
}
const sync = (signal = new AbortController().signal) => syncPayments(server.current.app, signal);
const limitOf = () =>
  db()
    .selectFrom('member_plafond')
    .select(['used', 'available'])
    .where('member_id', '=', memberId(5))
    .where('business_line', '=', 'SPEKTRA')
    .executeTakeFirstOrThrow();
const paymentsOf = (contractNo = contract) =>
  db()
    .selectFrom('payment_history')
    .selectAll()
    .where('contract_no', '=', contractNo)
    .orderBy('installment_no')
    .execute();

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

it('a paid instalment gives its principal back once, whatever is delivered again', async () => {
  const before = await limitOf();
  await deliver('20260316T0900.delta.csv', [row(1, '2026-01-12'), row(2, '')]);
  expect(await sync()).toMatchObject({ read: 2, done: 2, failed: 0 });
  const after = await limitOf();
  expect(after).toEqual({ used: before.used - 100_000, available: before.available + 100_000 });
  expect(await paymentsOf()).toMatchObject([
    { installment_no: 1, principle_paid_date: '2026-01-12', plafond: after.available },
    { installment_no: 2, principle_paid_date: null, plafond: null },
  ]);
  await deliver('20260316T0915.delta.csv', [row(1, '2026-01-12'), row(2, '2026-02-10'), row(2, '2026-02-10')]);
  expect(await sync()).toMatchObject({ read: 3, done: 1, failed: 0 });
  expect((await limitOf()).used).toBe(before.used - 200_000);
  expect(await sync()).toMatchObject({ read: 0, done: 0 });
  expect(await brokenLedgers(db())).toEqual([]);
});

it('rows that cannot be true are named, and the others are taken over', async () => {
  const before = await limitOf();
  await deliver('20260316T0930.delta.csv', [
    row(1, '2026-01-13'),
    row(3, '', { cust: '2999999999' }),
    row(3, '', { angsuran: '121000' }),
    row(4, '', { principal: 'banyak' }),
    row(5, '2026-03-01', { principal: '900000000', angsuran: '900020000' }),
    row(6, '2026-03-02'),
  ]);
  const counts = await sync();
  expect(counts).toMatchObject({ read: 6, done: 1, failed: 5 });
  expect(counts.failures!.map(({ entity, code }) => `${entity} ${code}`)).toEqual([
    `${contract}/1 IMMUTABLE`,
    `${contract}/3 NOT_FOUND`,
    `${contract}/3 NOT_ALLOWED`,
    `${contract}/4 NOT_A_NUMBER`,
    `${contract}/5 PLAFOND_NOT_THAT_MUCH`,
  ]);
  expect((await limitOf()).used).toBe(before.used - 100_000);
});

it('a delivery that is not whole waits, and those after it wait for it', async () => {
  await deliver('20260316T0945.delta.csv', [row(7, '')]);
  const folder = path.join(server.current.app.services.configuration.coreFeedDirectory, paymentFeed);
  await writeFile(path.join(folder, '20260316T0945.delta.csv.sha256'), `${'0'.repeat(64)}  x\n`);
  await deliver('20260316T1000.delta.csv', [row(8, '')]);
  expect(await sync()).toMatchObject({ done: 0, message: '20260316T0945.delta.csv: FEED_BROKEN' });
  await deliver('20260316T0945.delta.csv', [row(7, '')]);
  expect(await sync()).toMatchObject({ done: 2 });
  expect((await paymentsOf()).map((each) => each.installment_no)).toEqual([1, 2, 6, 7, 8]);
});

it('an instalment that is not paid yet may be due in another year', async () => {
  const moved = row(8, '');
  moved[4] = '2027-01-08';
  await deliver('20260316T1015.delta.csv', [moved]);
  expect(await sync()).toMatchObject({ done: 1, failed: 0 });
  expect((await paymentsOf()).find((each) => each.installment_no === 8)).toMatchObject({ due_date: '2027-01-08' });
});

it('the database keeps an instalment once over all years, and a paid one as it is', async () => {
  const again = sql`insert into payment_history (contract_no, installment_no, member_id, business_line, due_date,
      angsuran, principal, interest)
    select contract_no, installment_no, member_id, business_line, date '2027-05-05', angsuran, principal, interest
    from payment_history where contract_no = ${contract} and installment_no = 2`;
  await db()
    .transaction()
    .execute((tx) => openYears(tx, ['2027-05-05']));
  await expect(again.execute(db())).rejects.toThrow('is there already');
  await expect(
    sql`update payment_history set principal = 1 where contract_no = ${contract} and installment_no = 1`.execute(db()),
  ).rejects.toThrow('never changed');
  await expect(sql`delete from payment_history`.execute(db())).rejects.toThrow('never changed');
  await expect(
    sql`update payment_history set angsuran = angsuran + 1 where contract_no = ${contract}
      and installment_no = 7`.execute(db()),
  ).rejects.toThrow('payment_history_sum');
});

it('the nightly look names limits that differ from orders, contracts and loans, and changes none', async () => {
  const before = await limitOf();
  const { failures } = await reconcilePlafonds(server.current.app);
  // The contract of these tests has no order.
  expect(failures!.map(({ entity, code }) => `${entity} ${code}`)).toEqual([`${memberId(5)} SPEKTRA DIFFERENT`]);
  expect(failures![0]!.text).toMatch(/^used: /);
  expect(await limitOf()).toEqual(before);
});
