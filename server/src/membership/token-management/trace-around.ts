import { businessLines } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import type { TracedCall } from '../../platform/http/trace-call.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';

/** What the log of transactions keeps of the order that a call names. */
export interface TracedOrder {
  readonly branchId: string;
  readonly line: string;
  readonly custNo: string | null;
  readonly platform: string;
  /** Whole rupiah. */
  readonly amount: number;
}
type FindOrder = (db: Db, applNo: string) => Promise<TracedOrder | null>;

/** What finds the order of a call; the domain of orders sets it. */
export const tracedOrders = part((): { current: FindOrder } => ({ current: async () => null }));

type Values = Readonly<Record<string, unknown>>;
const textIn = (values: Values, name: string, pattern: RegExp): string | null => {
  const value = values[name];
  return typeof value === 'string' && pattern.test(value) ? value : null;
};
const amountIn = (input: unknown): number | null => {
  const values = (input ?? {}) as Values;
  const value = values['amount'] ?? values['financedAmount'];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
};

/** The branch of an application number without an order: that of its office and line. */
async function branchOfNumber(db: Db, applNo: string): Promise<{ branchId: string; line: string } | null> {
  const line = ['SPEKTRA', 'NMC', 'UFI'][Number(applNo[7]) - 1];
  const { rows } = await sql<{ branchId: string; line: string }>`select id as "branchId", business_line as line
    from branch_view where office_code = ${applNo.slice(0, 5)} and business_line = ${line ?? ''}
      and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

interface Named {
  readonly memberNo: string | null;
  readonly custNo: string | null;
  readonly id: string | null;
  readonly phoneHash: string | null;
}

/** The branch of the member that a call names by a number, the phone or its id. */
async function memberOf(db: Db, { memberNo, custNo, id, phoneHash }: Named) {
  if ((memberNo ?? custNo ?? id ?? phoneHash) === null) return null;
  const { rows } = await sql<{ branchId: string; custNo: string }>`select branch_id as "branchId",
      cust_main_no as "custNo" from member
    where deleted_at is null and (member_no = ${memberNo} or cust_main_no = ${custNo} or id = ${id}::uuid
      or phone_hash = ${phoneHash}) limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What a call of an application is about, as far as it or the record that it names says so. */
export async function aroundCall(app: Application, { input, answer, client }: TracedCall) {
  const { db } = app.services;
  const texts = await protectionOf(app.services);
  const given = { ...(answer as Values | null), ...(input as Values | null) };
  const text = (name: string, pattern: RegExp) => textIn(given, name, pattern);
  const applNo = text('applNo', /^\d{14}$/);
  const custNo = text('custNo', /^\d{10}$/);
  const phone = text('phone', /^0\d{8,13}$/);
  const order = applNo === null ? null : await tracedOrders(app).current(db, applNo);
  const numbered = applNo === null || order ? null : await branchOfNumber(db, applNo);
  const member =
    order || numbered
      ? null
      : await memberOf(db, {
          memberNo: text('memberNo', /^\d{10}$/),
          custNo,
          phoneHash: phone === null ? null : texts.hash(phone),
          id: text('memberId', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        });
  const line = text('businessLine', /^[A-Z]+$/);
  return {
    appl_no: applNo,
    cust_no: custNo ?? order?.custNo ?? member?.custNo ?? null,
    business_line: order?.line ?? numbered?.line ?? businessLines.find(({ value }) => value === line)?.value ?? null,
    branch_id: order?.branchId ?? numbered?.branchId ?? member?.branchId ?? null,
    platform: text('platform', /^[A-Z_]{2,20}$/) ?? client.platform ?? order?.platform ?? null,
    app_version: text('appVersion', /^[\w.+-]{1,20}$/) ?? client.appVersion,
    amount: amountIn(input) ?? order?.amount ?? null,
  };
}
