import type { RejectCode } from '@console/contracts/orders-logs/transaction-log';
import { sql, type Selectable } from 'kysely';
import { reservationOf } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import type { ComparedValue } from './step-logs-table.ts';
import type { PurchaseOrderTable } from './table.ts';

type Order = Selectable<PurchaseOrderTable>;

const compare = (field: string, expected: string | null, actual: number | string | null): ComparedValue[] => [
  { field, expected, actual: actual === null ? null : String(actual) },
];

async function statusOfMember(tx: Tx, memberId: string): Promise<string> {
  const { rows } = await sql<{ status: string }>`select status from member_view where id = ${memberId}`.execute(tx);
  return rows[0]!.status;
}

/** What the rule of a code compares, of what the order and its member say. */
export async function comparedValues(tx: Tx, code: string, order: Order): Promise<ComparedValue[]> {
  switch (code as RejectCode) {
    case 'R01': {
      const { member_id: memberId, business_line: line, appl_no: reference } = order;
      const reserved = await reservationOf(tx, { memberId, line, reference });
      return compare('financedAmount', reserved ? `<= ${reserved.before}` : null, order.financed_amount);
    }
    case 'R08':
      return compare('tenor', null, order.tenor);
    case 'R09':
      return compare('iasScore', null, order.ias_score);
    case 'R12':
      return compare('memberStatus', 'active', await statusOfMember(tx, order.member_id));
    default:
      return [];
  }
}
