import { orderReportFault } from '@console/contracts/core/order-report';
import { invalid } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * The requested period, both days included; default from the first of the month of its end until today.
 * @throws Refusal VALIDATION for one that ends before it begins or is longer than 92 days
 */
export function orderPeriod({ from, to }: Partial<Period>, now: Date): Period {
  const last = to ?? jakartaDay(now);
  const first = from ?? `${last.slice(0, 7)}-01`;
  const fault = orderReportFault(first, last);
  if (fault) throw invalid(fault);
  return { from: first, to: last };
}
