import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';

/** A seeded order as the logs about it name it. */
export interface LoggedOrder {
  readonly id: string;
  readonly n: number;
  readonly applNo: string;
  readonly custNo: string | null;
  readonly line: 'SPEKTRA' | 'NMC' | 'UFI';
  readonly source: string;
  readonly platform: string;
  readonly branchId: string;
  readonly memberId: string;
  readonly memberNo: string;
  readonly memberName: string;
  readonly phone: string;
  readonly amount: number;
  readonly at: string;
  readonly contractNo: string | null;
  readonly step: string | null;
  /** Times of its steps, by state. */
  readonly since: Readonly<Record<string, string>>;
}

/** The seeded orders, the latest first. */
export async function loggedOrders(tx: Tx): Promise<LoggedOrder[]> {
  const { rows } = await sql<LoggedOrder>`
    select o.id, (row_number() over (order by o.purchase_date desc, o.id))::int as n, o.appl_no as "applNo",
      o.cust_no as "custNo", o.business_line as line, o.source_input as source, o.platform, o.branch_id as "branchId",
      o.member_id as "memberId", m.member_no as "memberNo", o.member_name as "memberName", o.phone_hash as phone,
      o.financed_amount as amount, o.purchase_date as at, o.contract_no as "contractNo", m.verification_step as step,
      (select jsonb_object_agg(h.to_status, h.at) from purchase_order_history h where h.order_id = o.id) as since
    from purchase_order o join member_view m on m.id = o.member_id order by n`.execute(tx);
  return rows;
}

/** The columns that every log has of an order. */
export const ofOrder = (order: LoggedOrder, at: Date, requestId: string | null) => ({
  at: at.toISOString(),
  request_id: requestId,
  appl_no: order.applNo,
  cust_no: order.custNo,
  business_line: order.line,
  source_input: order.source,
  branch_id: order.branchId,
});

/** Rows of a log that belongs to no order. */
export const ofNothing = (at: Date, requestId: string | null) => ({
  at: at.toISOString(),
  request_id: requestId,
  appl_no: null,
  cust_no: null,
  business_line: null,
  source_input: null,
  branch_id: null,
});

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
