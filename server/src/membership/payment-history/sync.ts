import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import { choice, date, digits, integer, money } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import { FileFault } from '../../platform/spreadsheets/sheet.ts';
import { attempt } from '../../records/core-feed/feed.ts';
import { FeedFault } from '../../records/core-feed/feed-fault.ts';
import { coreFeedSource, type OpenDelivery } from '../../records/core-feed/source.ts';
import { columnLayoutOf, type ColumnLayout } from '../../records/imports/column-layout.ts';
import { readRow, type ReadRow } from '../../records/imports/read-and-check-row.ts';
import { bookPayment, openYears, type CorePayment } from './book.ts';
import type { DeliveryFault } from './table.ts';

/** Where the core puts payments. */
export const paymentFeed = 'payment-history';

const batchSize = 200;
const keptFaults = 100;
const rupiah = { minimum: 0, maximum: 1_000_000_000 };

/** The columns of a delivery. */
const columns = {
  contract_no: { title: text('No. kontrak', 'Contract no'), field: digits({ minimum: 12, maximum: 12 }) },
  installment_no: { title: text('Angsuran ke', 'Instalment no'), field: integer({ minimum: 1, maximum: 60 }) },
  business_line: { title: text('Lini', 'Line'), field: choice(businessLines) },
  cust_no: { title: text('No. customer', 'Customer no'), field: digits({ minimum: 10, maximum: 10 }) },
  due_date: { title: text('Jatuh tempo', 'Due date'), field: date() },
  angsuran: { title: text('Angsuran', 'Instalment'), field: money({ ...rupiah, minimum: 1 }) },
  principal: { title: text('Pokok', 'Principal'), field: money({ ...rupiah, minimum: 1 }) },
  interest: { title: text('Bunga', 'Interest'), field: money(rupiah) },
  paid_date: { title: text('Tanggal bayar', 'Paid on'), field: date({ required: false }) },
} as const;

const paymentOf = ({ values }: ReadRow): CorePayment => ({
  contractNo: String(values['contract_no']),
  installmentNo: Number(values['installment_no']),
  line: values['business_line'] as BusinessLine,
  custNo: String(values['cust_no']),
  dueDate: String(values['due_date']),
  angsuran: Number(values['angsuran']),
  principal: Number(values['principal']),
  interest: Number(values['interest']),
  paidDate: (values['paid_date'] as string | null) ?? null,
});

async function* rowsOf({ read }: OpenDelivery): AsyncGenerator<ReadRow> {
  const sheet = await read();
  let layout: ColumnLayout | null = null;
  for await (const row of sheet.rows) {
    if (layout) yield readRow({ columns }, layout, row, sheet.decimalComma);
    else layout = columnLayoutOf(row.cells, { columns });
  }
}

/** Takes over one row, or says why not; the other rows go on. */
async function takeOver(tx: Tx, row: ReadRow, at: Date): Promise<{ changed: boolean; fault: DeliveryFault | null }> {
  const payment = paymentOf(row);
  const label = `${payment.contractNo}/${payment.installmentNo}`;
  const read = row.messages.map(({ column, code }) => ({ field: column ?? 'row', code }));
  if (read.length > 0) return { changed: false, fault: { row: row.rowNo, label, errors: read } };
  let changed = false;
  const errors = await attempt(tx, async () => {
    await openYears(tx, [payment.dueDate]);
    changed = await bookPayment(tx, payment, at);
  });
  return errors ? { changed: false, fault: { row: row.rowNo, label, errors } } : { changed, fault: null };
}

/** One transaction of a delivery; an interrupted run continues after its last row. */
async function takeOverAll(app: Application, name: string, rows: readonly ReadRow[]): Promise<void> {
  const { db, now } = app.services;
  await db.transaction().execute(async (tx) => {
    const delivery = await tx
      .selectFrom('payment_delivery')
      .select(['last_row', 'faults'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const fresh = rows.filter(({ rowNo }) => rowNo > delivery.last_row);
    if (fresh.length === 0) return;
    let changed = 0;
    const faults: DeliveryFault[] = [];
    for (const row of fresh) {
      const outcome = await takeOver(tx, row, now());
      if (outcome.changed) changed += 1;
      if (outcome.fault) faults.push(outcome.fault);
    }
    await tx
      .updateTable('payment_delivery')
      .set(({ eb }) => ({
        last_row: fresh.at(-1)!.rowNo,
        read_count: eb('read_count', '+', fresh.length),
        changed_count: eb('changed_count', '+', changed),
        refused_count: eb('refused_count', '+', faults.length),
        faults: JSON.stringify([...delivery.faults, ...faults].slice(0, keptFaults)),
      }))
      .where('name', '=', name)
      .execute();
  });
}

/** Takes over one delivery from where it stands. @returns whether it is through */
async function takeDelivery(app: Application, name: string, signal: AbortSignal): Promise<boolean> {
  const { db, now } = app.services;
  const delivery = await coreFeedSource(app).current.open(paymentFeed, name);
  // A file that was replaced is read from its beginning: what it repeats changes nothing.
  await sql`insert into payment_delivery (name, checksum) values (${name}, ${delivery.checksum})
    on conflict (name) do update set checksum = excluded.checksum, last_row = 0
    where payment_delivery.checksum <> excluded.checksum`.execute(db);
  let batch: ReadRow[] = [];
  for await (const row of rowsOf(delivery)) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    if (signal.aborted) return false;
    await takeOverAll(app, name, batch);
    batch = [];
  }
  await takeOverAll(app, name, batch);
  await db.updateTable('payment_delivery').set({ ended_at: now() }).where('name', '=', name).execute();
  return true;
}

/**
 * Every 15 minutes: takes over the payments that the core delivered, the oldest delivery first, and gives their
 * principals back to the limits.
 */
export async function syncPayments(app: Application, signal: AbortSignal): Promise<JobCounts> {
  const { db } = app.services;
  const ended = await db
    .selectFrom('payment_delivery')
    .select('name')
    .where('ended_at', 'is not', null)
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst();
  const deliveries = await coreFeedSource(app).current.deliveries(paymentFeed);
  const fresh = deliveries.map(({ name }) => name).filter((name) => !ended || name > ended.name);
  let message: string | undefined;
  for (const name of fresh) {
    try {
      if (!(await takeDelivery(app, name, signal))) break;
    } catch (error) {
      if (!(error instanceof FeedFault) && !(error instanceof FileFault)) throw error;
      // Those after it wait: payments are taken over in their order.
      message = `${name}: ${error.code}`;
      break;
    }
  }
  const taken = await db
    .selectFrom('payment_delivery')
    .select(['read_count', 'changed_count', 'refused_count', 'faults'])
    .where('name', 'in', [...fresh, ''])
    .execute();
  const sum = (of: (delivery: (typeof taken)[number]) => number) => taken.reduce((all, each) => all + of(each), 0);
  return {
    read: sum(({ read_count: count }) => count),
    done: sum(({ changed_count: count }) => count),
    failed: sum(({ refused_count: count }) => count),
    failures: taken
      .flatMap(({ faults }) => faults)
      .slice(0, keptFaults)
      .map(({ label, errors }) => ({
        entity: label,
        code: errors[0]?.code ?? 'ERROR',
        text: errors.map(({ field, code }) => `${field}: ${code}`).join(', '),
      })),
    ...(message ? { message } : {}),
  };
}
