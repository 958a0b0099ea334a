import { randomUUID } from 'node:crypto';
import {
  ccmRules,
  confirmations,
  type CcmState,
  type CcmType,
} from '@console/contracts/orders-logs/customer-confirmation';
import { finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql, type Selectable } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { workingDaysAfter } from '../../platform/working-days.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { PurchaseOrderTable } from './table.ts';

type Order = Selectable<PurchaseOrderTable>;

const dayMs = 86_400_000;

/** When a confirmation made now is due: the same time a working day later. */
export function dueAfter(now: Date): Date {
  const today = jakartaDay(now);
  const days = Date.parse(workingDaysAfter(today, ccmRules.dueDays)) - Date.parse(today);
  return new Date(now.getTime() + Math.round(days / dayMs) * dayMs);
}

/** The number of a new confirmation. */
export async function nextCcmNo(tx: Tx, now: Date): Promise<string> {
  const { rows } = await sql<{ no: string }>`select 'CCM-'
    || to_char(${now}::timestamptz at time zone 'Asia/Jakarta', 'YYYYMM') || '-'
    || lpad(nextval('customer_confirmation_no')::text, 5, '0') as no`.execute(tx);
  return rows[0]!.no;
}

/** Whether the customer is asked before the approval: where the scoring does not approve, or a red flag is open. */
const asksCustomer = ({ ias, red_flag: redFlag }: Order): boolean => ias !== 'APPROVE' || redFlag;

/** Opens the confirmation of an order that comes to be confirmed, where the customer is to be asked. */
export async function openForOrder(tx: Tx, order: Order, at: Date): Promise<void> {
  if (!asksCustomer(order)) return;
  await tx
    .insertInto('customer_confirmation')
    .values({
      id: randomUUID(),
      ccm_no: await nextCcmNo(tx, at),
      type: 'ORDER',
      order_id: order.id,
      appl_no: order.appl_no,
      cust_no: order.cust_no,
      member_id: order.member_id,
      member_name: order.member_name,
      business_line: order.business_line,
      branch_id: order.branch_id,
      channel: 'PHONE',
      agent: null,
      taken_at: null,
      taken_from: null,
      due_at: dueAfter(at),
      missed_at: null,
      note: null,
      late_notified_at: null,
      created_by: 'SYSTEM',
      created_at: at,
      updated_by: 'SYSTEM',
      updated_at: at,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Whether every confirmation of an order says yes, or was cancelled. */
export async function isConfirmed(tx: Tx, orderId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('customer_confirmation')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', '=', 'ORDER' satisfies CcmType)
    .where('state', 'not in', ['CONFIRMED', 'CANCELLED'])
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}

interface Ended {
  readonly id: string;
  readonly ccmNo: string;
  readonly before: CcmState;
}

/** Ends the confirmations of an order that is over; nobody calls for it. */
export async function endForOrder(tx: Tx, orderId: string, to: OrderState, at: Date): Promise<void> {
  if (!(finalOrderStates as readonly OrderState[]).includes(to)) return;
  const { rows } = await sql<Ended>`
    with open as (
      select id, state from customer_confirmation
      where order_id = ${orderId} and state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED', 'UNREACHABLE') for update),
    ended as (
      update customer_confirmation c set state = 'CANCELLED', agent = null, taken_at = null, taken_from = null,
        history_no = history_no + 1, version = version + 1, updated_by = 'SYSTEM', updated_at = ${at}
      from open where c.id = open.id
      returning c.id, c.ccm_no, c.history_no, c.channel, c.attempts, c.due_at, open.state as before),
    kept as (
      insert into customer_confirmation_attempt (id, confirmation_id, no, at, agent, channel, result, from_state,
        to_state, note, taken_at, due_before, due_after, attempts_before, attempts_after)
      select gen_random_uuid(), ended.id, ended.history_no, ${at}, 'SYSTEM', ended.channel, null, ended.before,
        'CANCELLED', ${`Order ${to}`}, null, ended.due_at, ended.due_at, ended.attempts, ended.attempts
      from ended)
    select id, ccm_no as "ccmNo", before from ended`.execute(tx);
  for (const { id, ccmNo, before } of rows)
    await recordChange(tx, {
      actor: systemActor('order-end'),
      module: confirmations.module,
      action: 'CANCEL',
      entityId: id,
      entityLabel: ccmNo,
      before: { state: before },
      after: { state: 'CANCELLED', note: `Order ${to}` },
      at,
    });
}
