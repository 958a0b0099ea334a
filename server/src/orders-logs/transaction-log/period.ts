import { logRules } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { requirePeriod, within } from '../po-status/period.ts';

/** Filters that find few rows, in a longer period. */
const narrowing = ['applNo', 'custNo', 'requestId', 'fingerprint'] as const;

/**
 * The period of a list of logs: the given one of at most 7 days, a year with a number of an order, customer, account or
 * request; today unless given.
 * @throws Refusal VALIDATION, NARROW_FILTER
 */
export function logPeriod(
  filters: Readonly<Record<string, unknown>>,
  now: Date,
  _scope: Scope,
  search: string | null,
  time: Sql = sql`t.at`,
): Sql {
  const { from, to } = filters as { readonly from?: string; readonly to?: string };
  const today = toWireInstant(now).slice(0, 10);
  const isNarrow = search !== null || narrowing.some((name) => filters[name] !== undefined);
  const first = from ?? to ?? today;
  const last = to ?? (from ? today : first);
  return within(
    time,
    requirePeriod({ from: first, to: last }, isNarrow ? logRules.mostDaysNarrowed : logRules.mostDays),
  );
}
