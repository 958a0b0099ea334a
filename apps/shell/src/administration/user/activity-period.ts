import { auditPeriodDays } from '@console/contracts/orders-logs/audit-trail';

const dayMs = 86_400_000;

/**
 * The longest period that the audit trail accepts for one record: since its creation, at most one year. Dates as
 * YYYY-MM-DD.
 */
export function activityPeriod(createdOn: string, today: string): { readonly from: string; readonly to: string } {
  const earliest = new Date(Date.parse(today) - (auditPeriodDays.narrowed - 1) * dayMs).toISOString().slice(0, 10);
  return { from: createdOn > earliest ? createdOn : earliest, to: today };
}
