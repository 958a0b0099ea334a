import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { movePlafond } from '../plafond/move.ts';
import type { PaymentHistoryTable } from './table.ts';

/** An instalment as the core delivers it; amounts in whole rupiah, days `YYYY-MM-DD`. */
export interface CorePayment {
  readonly contractNo: string;
  readonly installmentNo: number;
  readonly line: BusinessLine;
  readonly custNo: string;
  readonly dueDate: string;
  readonly angsuran: number;
  readonly principal: number;
  readonly interest: number;
  readonly paidDate: string | null;
}

type Stored = Selectable<PaymentHistoryTable>;

/** What the RESTORE of an instalment is for. */
export const restoreReference = (contractNo: string, installmentNo: number): string => `${contractNo}/${installmentNo}`;

/** Makes the partitions of years that are not there yet. */
export async function openYears(tx: Tx, days: readonly string[]): Promise<void> {
  for (const year of new Set(days.map((day) => Number(day.slice(0, 4)))))
    await sql`select payment_history_year(${year}::int)`.execute(tx);
}

const isSame = (stored: Stored, { dueDate, angsuran, principal, interest, paidDate }: CorePayment): boolean =>
  stored.due_date === dueDate &&
  stored.angsuran === angsuran &&
  stored.principal === principal &&
  stored.interest === interest &&
  stored.principle_paid_date === paidDate;

/** The member with the number in the line. @throws Refusal VALIDATION */
async function memberOf(tx: Tx, { line, custNo }: CorePayment): Promise<string> {
  const found = await tx
    .selectFrom('member_cust_no')
    .select('member_id')
    .where('business_line', '=', line)
    .where('cust_no', '=', custNo)
    .executeTakeFirst();
  if (!found) throw invalid({ field: 'custNo', code: 'NOT_FOUND' });
  return found.member_id;
}

/** Gives the principal of a paid instalment back to the limit, once. */
async function restored(tx: Tx, memberId: string, payment: CorePayment, at: Date) {
  if (payment.paidDate === null) return {};
  const movement = await movePlafond(tx, {
    memberId,
    line: payment.line,
    move: { kind: 'RESTORE' },
    amount: payment.principal,
    reference: restoreReference(payment.contractNo, payment.installmentNo),
    maker: 'core',
    at,
  });
  return {
    principle_paid_date: payment.paidDate,
    plafond: movement.balance_after,
    plafond_id: movement.plafond_id,
    movement_no: movement.seq_no,
  };
}

/**
 * Takes over an instalment: new, or paid now. One that comes twice changes nothing.
 * @returns whether something changed
 * @throws Refusal VALIDATION for an unknown number and for a paid instalment that comes otherwise,
 *   PLAFOND_NOT_THAT_MUCH when less is used than is paid back
 */
export async function bookPayment(tx: Tx, payment: CorePayment, at: Date): Promise<boolean> {
  const { contractNo, installmentNo } = payment;
  // A row lock holds nothing of an instalment that is not there yet, or that moves to the partition of another year.
  await lockByName(tx, `instalment ${restoreReference(contractNo, installmentNo)}`);
  const stored = await tx
    .selectFrom('payment_history')
    .selectAll()
    .where('contract_no', '=', contractNo)
    .where('installment_no', '=', installmentNo)
    .forUpdate()
    .executeTakeFirst();
  if (stored && isSame(stored, payment)) return false;
  if (stored?.principle_paid_date) throw invalid({ field: 'contractNo', code: 'IMMUTABLE' });
  const memberId = await memberOf(tx, payment);
  if (stored && stored.member_id !== memberId) throw invalid({ field: 'custNo', code: 'IMMUTABLE' });
  const values = {
    due_date: payment.dueDate,
    angsuran: payment.angsuran,
    principal: payment.principal,
    interest: payment.interest,
    ...(await restored(tx, memberId, payment, at)),
  };
  // One that is due on another day may belong to the partition of another year.
  if (stored)
    await tx
      .deleteFrom('payment_history')
      .where('contract_no', '=', contractNo)
      .where('installment_no', '=', installmentNo)
      .execute();
  await tx
    .insertInto('payment_history')
    .values({
      contract_no: contractNo,
      installment_no: installmentNo,
      member_id: memberId,
      business_line: payment.line,
      ...values,
    })
    .execute();
  return true;
}
