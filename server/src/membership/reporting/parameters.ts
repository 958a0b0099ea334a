import {
  reportPeriod,
  reportPeriodFault,
  type MemberReportName,
  type MemberReportQuery,
} from '@console/contracts/membership/reporting';
import type { Scope } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const dayMs = 86_400_000;

export interface Parameters extends Omit<MemberReportQuery, 'report' | 'from' | 'to'> {
  readonly report: MemberReportName;
  readonly from: string;
  readonly to: string;
  readonly scope: Scope;
  readonly now: Date;
}

/** The parameters of a report; the usual period ends today. @throws Refusal VALIDATION for a wrong period */
export function parametersOf(query: MemberReportQuery, scope: Scope, now: Date): Parameters {
  const to = query.to ?? jakartaDay(now);
  const from = query.from ?? jakartaDay(new Date(Date.parse(to) - (reportPeriod.days - 1) * dayMs));
  const fault = reportPeriodFault(from, to);
  if (fault) throw invalid(fault);
  return { ...query, report: query.report ?? 'REGISTRATIONS', from, to, scope, now };
}
