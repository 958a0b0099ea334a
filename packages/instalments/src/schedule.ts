import { Decimal, rupiah } from './decimal.ts';
import { monthsLater } from './due-date.ts';
import { calculate } from './instalment.ts';
import type { Terms } from './terms.ts';

/** A row of the schedule; amounts in whole rupiah. */
export interface ScheduleRow {
  readonly installmentNo: number;
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  readonly instalment: number;
  readonly principal: number;
  readonly interest: number;
  readonly premium: number;
  /** Principal that is left after the payment. */
  readonly balance: number;
}

/**
 * The schedule of payments. The last row takes the balance that is left, so the principals sum to the financed
 * principal; a first instalment in advance has no interest.
 * @param signedOn `YYYY-MM-DD`; instalments are due on the same day of later months, or the month's last day
 * @throws {TermsRefused} as `instalmentOf`
 */
export function scheduleOf(terms: Terms, signedOn: string): ScheduleRow[] {
  const { principal, payments, monthlyPremium, monthlyRate } = calculate(terms);
  const inAdvance = terms.firstInstalment === 'ADDM';
  let balance = principal;
  return payments.map((payment, index) => {
    const part = payment.minus(monthlyPremium);
    const regular = inAdvance && index === 0 ? new Decimal(0) : rupiah(balance.times(monthlyRate));
    const isLast = index === payments.length - 1;
    const paid = isLast ? balance : part.minus(regular);
    balance = balance.minus(paid);
    return {
      installmentNo: index + 1,
      dueDate: monthsLater(signedOn, inAdvance ? index : index + 1),
      instalment: payment.toNumber(),
      principal: paid.toNumber(),
      interest: part.minus(paid).toNumber(),
      premium: monthlyPremium.toNumber(),
      balance: balance.toNumber(),
    };
  });
}
