import { redFlagCodes, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql } from 'kysely';
import {
  addSeedCustNos,
  addSeedPayments,
  hasSeedCustNo,
  memberId,
  replayPlafond,
  seedRestoreReference,
  type PlafondPosting,
  type SeedPayment,
} from '../../../membership/index.ts';
import type { Tx } from '../../../platform/context.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { seedGoods } from '../../../products/index.ts';
import { jakartaDay } from '../../../records/resource/phase.ts';
import { seedCourses } from './calendar.ts';
import { seedPrices } from './goods.ts';
import { seedPayments } from './payments.ts';
import { orderOf, reasons, rowsOf, staff, type SeedOrder } from './rows.ts';

const secondPerson = 'ADMIN01';
const flagged = 35;
/** States in which a red flag may be open. */
const flaggable: readonly OrderState[] = ['ON_HOLD', 'CONFIRMING', 'PO_ISSUED', 'ENTRY', 'REJECTED', 'CANCELLED'];
const byStaff: readonly OrderState[] = ['ON_HOLD', 'CANCELLED'];

const historyOf = ({ id, steps, source, course }: SeedOrder) =>
  steps.map((step) => ({
    order_id: id,
    ...step,
    by: step.no === 1 ? source : byStaff.includes(step.to_status) ? staff : 'SYSTEM',
    approver: step.to_status === 'CANCELLED' && course.before === 'PO_ISSUED' ? secondPerson : null,
    reason: reasons[step.to_status] ?? null,
    request_id: null,
  }));

/** What an order did to the limit of its member. */
function postingsOf({ applNo, steps, amounts, course }: SeedOrder): PlafondPosting[] {
  const of = {
    memberId: memberId(course.member),
    line: course.line,
    amount: amounts.financed_amount,
    reference: applNo,
    maker: 'SYSTEM',
  };
  const isReserved = steps.some(({ to_status: to }) => to === 'VERIFYING');
  return steps.flatMap(({ to_status: to, at }): PlafondPosting[] => {
    if (to === 'VERIFYING') return [{ ...of, at, move: { kind: 'RESERVE', of: 'orders' } }];
    if (to === 'DISBURSED') return [{ ...of, at, move: { kind: 'USE' } }];
    const isEnded = to === 'REJECTED' || to === 'CANCELLED' || to === 'EXPIRED';
    return isEnded && isReserved ? [{ ...of, at, move: { kind: 'RELEASE', of: 'orders' } }] : [];
  });
}

/** Each paid instalment gives its principal back at noon of its day. */
const restoresOf = (payments: readonly SeedPayment[]): PlafondPosting[] =>
  payments.flatMap((payment) =>
    payment.paidDate === null
      ? []
      : [
          {
            memberId: payment.memberId,
            line: payment.line,
            move: { kind: 'RESTORE' },
            amount: payment.principal,
            reference: seedRestoreReference(payment),
            maker: 'core',
            at: new Date(`${payment.paidDate}T12:00:00+07:00`),
          },
        ],
  );

const flagsOf = (orders: readonly SeedOrder[]) =>
  orders
    .filter(({ course: { status } }) => flaggable.includes(status))
    .toSorted((a, b) => flaggable.indexOf(a.course.status) - flaggable.indexOf(b.course.status))
    .slice(0, flagged)
    .map(({ id, bought }, index) => ({
      id: seedId('purchase-order-flag', id),
      order_id: id,
      code: redFlagCodes[index % redFlagCodes.length]!.value,
      note: index % 2 === 0 ? 'Perlu diperiksa sebelum diteruskan' : null,
      raised_by: 'SYSTEM',
      raised_at: bought,
    }));

/** The message of the issue, sent two minutes after it; every 15th did not reach the member. */
const messagesOf = (orders: readonly SeedOrder[]) =>
  orders.flatMap(({ id, course, since }) => {
    const at = since('PO_ISSUED');
    if (!at) return [];
    const isFailed = course.n % 15 === 0;
    return {
      id: seedId('purchase-order-message', id),
      order_id: id,
      code: 'PO_ISSUED',
      state: isFailed ? 'FAILED' : 'DELIVERED',
      by: 'SYSTEM',
      at,
      sent_at: isFailed ? null : new Date(at.getTime() + 120_000),
      cause: isFailed ? 'NUMBER_INACTIVE' : null,
      tries: 1,
      next_try_at: at,
    };
  });

/** Inserts rows in statements of a size that the database accepts. */
async function insertAll(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** 600 orders of the last 120 days with goods, steps, limits and payments (docs/model/orders-logs.md#seeded-orders). */
export const seed: Seed = {
  name: 'purchase-order',
  async run(tx, { date, dataKey }) {
    const goods = {
      SPEKTRA: await seedGoods(tx, 'SPEKTRA', seedPrices.SPEKTRA),
      NMC: await seedGoods(tx, 'NMC', seedPrices.NMC),
      UFI: await seedGoods(tx, 'UFI', seedPrices.UFI),
    };
    const orders = seedCourses().map((course) => orderOf(course, { date, goods }));
    const { rows, taken } = rowsOf(orders, { date, dataKey });
    await insertAll(tx, 'purchase_order', rows);
    await insertAll(tx, 'purchase_order_history', orders.flatMap(historyOf));
    await insertAll(
      tx,
      'purchase_order_item',
      orders.flatMap(({ id, items }) => items.map((item) => ({ order_id: id, ...item }))),
    );
    await insertAll(tx, 'purchase_order_message', messagesOf(orders));
    await insertAll(tx, 'purchase_order_serial', taken);
    const payments = seedPayments(orders, date);
    const postings = [...orders.flatMap(postingsOf), ...restoresOf(payments)].toSorted((a, b) => +a.at - +b.at);
    await replayPlafond(tx, date, postings);
    await addSeedPayments(tx, payments);
    await insertAll(tx, 'purchase_order_flag', flagsOf(orders));
    await addSeedCustNos(
      tx,
      orders
        .filter(({ course }) => course.status === 'DISBURSED' && !hasSeedCustNo(course.member, course.line))
        .map(({ course, since }) => ({ i: course.member, line: course.line, since: jakartaDay(since('DISBURSED')!) })),
    );
  },
};
