import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { openYears, restoreReference } from './book.ts';

/** An instalment of a seeded contract. */
export interface SeedPayment {
  readonly contractNo: string;
  readonly installmentNo: number;
  readonly memberId: string;
  readonly line: BusinessLine;
  readonly dueDate: string;
  readonly angsuran: number;
  readonly principal: number;
  readonly paidDate: string | null;
}

export const seedRestoreReference = ({ contractNo, installmentNo }: SeedPayment): string =>
  restoreReference(contractNo, installmentNo);

/** Stores the payments of seeded contracts whose movements were posted before. */
export async function addSeedPayments(tx: Tx, payments: readonly SeedPayment[]): Promise<void> {
  await openYears(
    tx,
    payments.map(({ dueDate }) => dueDate),
  );
  const rows = payments.map((payment) => ({ ...payment, reference: seedRestoreReference(payment) }));
  await sql`insert into payment_history (contract_no, installment_no, member_id, business_line, due_date, angsuran,
      principal, interest, principle_paid_date, plafond, plafond_id, movement_no)
    select r."contractNo", r."installmentNo", r."memberId", r.line, r."dueDate", r.angsuran, r.principal,
      r.angsuran - r.principal, r."paidDate", m.balance_after, m.plafond_id, m.seq_no
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r("contractNo" text, "installmentNo" int, "memberId" uuid,
      line text, "dueDate" date, angsuran bigint, principal bigint, "paidDate" date, reference text)
      join member_plafond p on p.member_id = r."memberId" and p.business_line = r.line
      left join plafond_movement m on m.plafond_id = p.id and m.kind = 'RESTORE' and m.reference = r.reference
        and r."paidDate" is not null`.execute(tx);
}
