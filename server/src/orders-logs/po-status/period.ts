import { openOrderStates, poRules } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { isNumberSearch } from './search.ts';

const dayMs = 86_400_000;

/** A day so many days after another, as `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

interface Period {
  readonly from: string;
  readonly to: string;
}

/** @throws Refusal VALIDATION when the end lies before the start, NARROW_FILTER above the longest period */
export function requirePeriod({ from, to }: Period, mostDays: number): Period {
  if (to < from) throw invalid({ field: 'to', code: 'DATE_ORDER' });
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days > mostDays) throw new Refusal('NARROW_FILTER', { result: { days: mostDays } });
  return { from, to };
}

/** Rows whose time, in the column, lies in a period, both days included. */
export const within = (column: Sql, { from, to }: Partial<Period>): Sql =>
  sql`${from ? sql`${column} >= ${midnight(from)}` : sql`true`} and ${
    to ? sql`${column} < ${midnight(to, 1)}` : sql`true`
  }`;

type Filters = Readonly<Record<string, unknown>>;

/** Orders in progress are few, and may be older than any period. */
const areOpen = (status: unknown): boolean =>
  Array.isArray(status) &&
  status.length > 0 &&
  status.every((each) => (openOrderStates as readonly string[]).includes(each));

const purchased = sql`t.purchase_date`;

/**
 * The purchase period of a list: the given one of at most 92 days, else the last 7. A number of an order finds it in
 * every period, a member shows all orders, and orders in progress need no period.
 * @throws Refusal VALIDATION, NARROW_FILTER
 */
export function purchasePeriod(filters: Filters, now: Date, search: string | null): Sql {
  const { from, to, memberId, status } = filters as { from?: string; to?: string; memberId?: string; status?: unknown };
  if (search !== null && isNumberSearch(search)) return sql`true`;
  const day = toWireInstant(now).slice(0, 10);
  if (filters['today'] === true) return within(purchased, { from: day, to: day });
  if (!from && !to && filters['attention'] === true) return sql`true`;
  if (memberId) return within(purchased, { ...(from ? { from } : {}), ...(to ? { to } : {}) });
  if (!from && !to && areOpen(status)) return sql`true`;
  const end = to ?? day;
  const start = from ?? dayAfter(end, 1 - poRules.defaultDays);
  return within(purchased, requirePeriod({ from: start, to: end }, poRules.mostDays));
}

/** Live orders of the purchase period. */
export const livePeriod = (filters: Filters, now: Date, _scope: Scope, search: string | null): Sql =>
  sql`t.archived_at is null and ${purchasePeriod(filters, now, search)}`;
