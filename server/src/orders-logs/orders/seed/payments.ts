import { monthsLater } from '@console/instalments';
import type { SeedPayment } from '../../../membership/index.ts';
import { memberId } from '../../../membership/index.ts';
import { jakartaDay } from '../../../records/resource/phase.ts';
import type { SeedOrder } from './rows.ts';

const dayMs = 86_400_000;
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days after which an instalment is paid: up to 5, every 11th up to 40. */
const delayOf = (index: number): number => (index % 11 === 10 ? 6 + ((index * 7) % 35) : index % 6);

/**
 * The instalments of disbursed orders that are due before the seed date. Principals are equal but for the last one; one
 * that would be paid later is not paid yet.
 */
export function seedPayments(orders: readonly SeedOrder[], date: Date): SeedPayment[] {
  const today = jakartaDay(date);
  const payments: SeedPayment[] = [];
  for (const { course, contractNo, since, amounts } of orders) {
    const disbursed = since('DISBURSED');
    if (!contractNo || !disbursed) continue;
    const { tenor, financed_amount: financed, angsuran } = amounts;
    const principal = Math.floor(financed / tenor);
    for (let no = 1; no <= tenor; no += 1) {
      const dueDate = monthsLater(jakartaDay(disbursed), no);
      if (dueDate >= today) break;
      const paidDate = later(dueDate, delayOf(payments.length));
      payments.push({
        contractNo,
        installmentNo: no,
        memberId: memberId(course.member),
        line: course.line,
        dueDate,
        angsuran,
        principal: no === tenor ? financed - principal * (tenor - 1) : principal,
        paidDate: paidDate < today ? paidDate : null,
      });
    }
  }
  return payments;
}
