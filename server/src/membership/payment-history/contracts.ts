import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { MemberContract } from '@console/contracts/membership/membership/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { MemberOrders, OrderContract } from '../member/orders.ts';

interface Paid {
  readonly contractNo: string;
  readonly line: BusinessLine;
  readonly paidInstalments: number;
  readonly paidPrincipal: number;
  readonly nextDueDate: string | null;
  readonly daysPastDue: number;
  readonly worstDaysPastDue: number;
}

const unpaid = {
  paidInstalments: 0,
  paidPrincipal: 0,
  nextDueDate: null,
  daysPastDue: 0,
  worstDaysPastDue: 0,
} as const;

/** What the payments of a member say of each contract. */
async function paidOf(db: Db | Tx, memberId: string, day: string): Promise<Map<string, Paid>> {
  const { rows } = await sql<Paid>`select contract_no as "contractNo", min(business_line) as line,
      count(principle_paid_date)::int as "paidInstalments",
      coalesce(sum(principal) filter (where principle_paid_date is not null), 0)::bigint as "paidPrincipal",
      min(due_date) filter (where principle_paid_date is null) as "nextDueDate",
      coalesce(max(${day}::date - due_date) filter (where principle_paid_date is null and due_date < ${day}::date), 0)
        as "daysPastDue",
      greatest(0, max(coalesce(principle_paid_date, ${day}::date) - due_date)) as "worstDaysPastDue"
    from payment_history where member_id = ${memberId} group by contract_no`.execute(db);
  return new Map(rows.map((row) => [row.contractNo, row]));
}

const ofOrder = ({ memberId: _id, financed, ...order }: OrderContract, paid: Omit<Paid, 'line'> | undefined) => {
  const { paidPrincipal, ...facts } = { ...unpaid, ...paid };
  return { ...order, ...facts, financed, paidPrincipal, outstanding: financed - paidPrincipal };
};

/**
 * Contracts of a member, the latest first: what was financed by the order, what is paid by the payments. One that the
 * core knows without an order of ours comes last, without what is owed.
 */
export async function contractsOf(
  db: Db | Tx,
  orders: MemberOrders,
  memberId: string,
  now: Date,
): Promise<MemberContract[]> {
  const [ordered, paid] = await Promise.all([orders.contracts(db, memberId), paidOf(db, memberId, jakartaDay(now))]);
  const known = ordered.map((order) => ofOrder(order, paid.get(order.contractNo)));
  const ours = new Set(known.map(({ contractNo }) => contractNo));
  const others = [...paid.values()].filter(({ contractNo }) => !ours.has(contractNo));
  const none = { orderId: null, applNo: null, branch: null, financed: null, tenor: null, disbursedAt: null };
  return [...known, ...others.map((facts) => ({ ...none, ...facts, outstanding: null }))];
}

/** Days for which the instalment of each member that waits longest is not paid; members who owe none are left out. */
export async function daysPastDue(
  db: Db | Tx,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; days: number }>`
    select member_id as id, max(${jakartaDay(now)}::date - due_date) as days from payment_history
    where member_id = any(${memberIds}::uuid[]) and principle_paid_date is null
      and due_date < ${jakartaDay(now)}::date group by member_id`.execute(db);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

/** Days for which the instalment of a member that waits longest is not paid. */
export const daysPastDueOf = async (db: Db | Tx, memberId: string, now: Date): Promise<number> =>
  (await daysPastDue(db, [memberId], now)).get(memberId) ?? 0;
