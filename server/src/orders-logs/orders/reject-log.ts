import { randomUUID } from 'node:crypto';
import { rejectCodes, rejectMessages, type RejectCode } from '@console/contracts/orders-logs/transaction-log';
import { sql, type Selectable } from 'kysely';
import { reservationOf } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { maskPayload, maskText } from '../../platform/personal-data/payload.ts';
import type { ComparedValue } from './step-logs-table.ts';
import type { PurchaseOrderTable } from './table.ts';

type Order = Selectable<PurchaseOrderTable>;

/** What a channel says of a rejection; the program adds what it knows itself. */
export interface Rejection {
  readonly compared?: readonly ComparedValue[];
  /** What the customer was shown. */
  readonly message?: string;
  readonly canRetryAt?: Date;
  readonly ruleVersion?: number;
}

interface Rejected {
  readonly rejectCode: string | null;
  readonly rejection: Rejection | null;
  /** The columns that all logs of an order share. */
  readonly shared: {
    readonly at: Date;
    readonly request_id: string | null;
    readonly appl_no: string;
    readonly cust_no: string | null;
    readonly business_line: string;
    readonly source_input: string;
    readonly branch_id: string;
  };
}

interface MemberFacts {
  readonly step: string | null;
  readonly status: string;
}

/** A value as the log keeps it: masked by the name of its field. */
function masked(field: string, value: string | null): string | null {
  if (value === null) return null;
  const kept = (maskPayload({ [field]: value }) as Readonly<Record<string, unknown>>)[field];
  return typeof kept === 'string' ? kept : null;
}

/** What the rule of a code compares, of what the order and its member say. */
async function comparedBy(tx: Tx, code: string, order: Order, { status }: MemberFacts): Promise<ComparedValue[]> {
  const one = (field: string, expected: string | null, actual: number | string | null) => [
    { field, expected, actual: actual === null ? null : String(actual) },
  ];
  switch (code as RejectCode) {
    case 'R01': {
      const { member_id: memberId, business_line: line, appl_no: reference } = order;
      const reserved = await reservationOf(tx, { memberId, line, reference });
      return one('financedAmount', reserved ? `<= ${reserved.before}` : null, order.financed_amount);
    }
    case 'R08':
      return one('tenor', null, order.tenor);
    case 'R09':
      return one('iasScore', null, order.ias_score);
    case 'R12':
      return one('memberStatus', 'active', status);
    default:
      return [];
  }
}

/** Keeps a rejection with the rule, what it compared, and what the customer was shown. */
export async function keepReject(tx: Tx, order: Order, { rejectCode, rejection, shared }: Rejected): Promise<void> {
  const code = rejectCode ?? '-';
  const known = rejectCodes.find(({ value }) => value === code);
  const { rows } = await sql<MemberFacts>`select verification_step as step, status from member_view
    where id = ${order.member_id}`.execute(tx);
  const given = rejection?.compared ?? [];
  const compared = given.length > 0 ? given : await comparedBy(tx, code, order, rows[0]!);
  await tx
    .insertInto('reject_log')
    .values({
      id: randomUUID(),
      ...shared,
      member_id: order.member_id,
      member_name: order.member_name,
      reject_code: code,
      rule_name: known ? known.title.id.slice(code.length + 1) : code,
      rule_version: rejection?.ruleVersion ?? 1,
      stage: order.status,
      verification_step: rows[0]?.step ?? null,
      compared: JSON.stringify(
        compared.map(({ field, expected, actual }) => ({
          field,
          expected: masked(field, expected),
          actual: masked(field, actual),
        })),
      ),
      message: rejection?.message ? maskText(rejection.message) : (rejectMessages[code as RejectCode]?.id ?? null),
      can_retry_at: rejection?.canRetryAt ?? null,
    })
    .execute();
}
