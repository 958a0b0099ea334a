import {
  lossReportFilters,
  lossReportRules,
  type LossMonth,
  type LossReport,
  type LossReportRow,
} from '@console/contracts/cards/card-lost/report';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Db, Scope } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { selected } from '../../records/resource/predicates.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { handledCards } from './handled.ts';

type Filters = Readonly<Record<string, unknown>>;
export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * The requested period; default the last twelve months including the current one.
 * @throws Refusal REPORT_PERIOD, VALIDATION when it ends before it begins
 */
export function reportPeriod(filters: Filters, now: Date): Period {
  const monthsBefore = (day: string, months: number) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1)).toISOString().slice(0, 10);
  const to = typeof filters['to'] === 'string' ? filters['to'] : toWireInstant(now).slice(0, 10);
  const from = typeof filters['from'] === 'string' ? filters['from'] : monthsBefore(to, lossReportRules.months - 1);
  if (from > to) throw invalid({ field: 'to', code: 'DATE_ORDER' });
  // The last allowed day is in the month after twelve whole months, not the day before the same date.
  const end = new Date(Date.parse(from));
  end.setUTCMonth(end.getUTCMonth() + lossReportRules.months);
  if (to >= end.toISOString().slice(0, 10)) throw new Refusal('REPORT_PERIOD');
  return { from, to };
}

const of = (states: string): RawBuilder<unknown> => sql.raw(`count(*) filter (where t.state in (${states}))::int`);
/** Counts of cards by state of their report. */
const counts = sql`count(*)::int as reported, ${of(`'CONFIRMED', 'FOUND', 'REPLACED', 'CLOSED'`)} as confirmed,
  ${of(`'FOUND'`)} as found, ${of(`'REPLACED'`)} as replaced`;

/** One row per office and reason, ordered by office, with the cards lost per 1,000 handled. */
export function reportRows(
  registered: RegisteredResource,
  filters: Filters,
  period: Period,
  scope: Scope,
  now: Date,
): Sql {
  const late = new Date(now.getTime() - lossReportRules.openDays * 86_400_000);
  const narrowed = {
    filters: {
      ...Object.fromEntries(
        Object.entries(filters).filter(([name]) => (lossReportFilters as readonly string[]).includes(name)),
      ),
      ...period,
    },
    search: null,
  };
  return sql`
    with counted as (select coalesce(t.office_branch_id, t.office_mra_id) as office_id, r.name as reason, ${counts},
      count(*) filter (where t.state in ('REPORTED', 'CONFIRMED') and t.created_at < ${late})::int as open
      from card_loss t join card_loss_card l on l.loss_id = t.id join loss_reason r on r.id = t.reason_id
        where ${selected(registered, narrowed, scope, now)} group by 1, r.name),
    handled as (${handledCards(period)})
    select coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name) as office, n.office_id as "officeId",
    n.reason, n.reported, n.confirmed, n.found, n.replaced, n.open, coalesce(h.cards, 0)::int as handled,
      round(n.confirmed * 1000.0 / nullif(h.cards, 0), 2)::float8 as rate
    from counted n left join branch_view b on b.id = n.office_id left join mra_view a on a.id = n.office_id left
      join handled h on h.office_id = n.office_id order by 1, n.reason`;
}

/** Reported cards per month, including months with none. */
async function monthsOf(
  db: Db,
  registered: RegisteredResource,
  filters: Filters,
  period: Period,
  scope: Scope,
  now: Date,
): Promise<LossMonth[]> {
  const { rows } = await sql<LossMonth>`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(n.reported, 0) as reported,
    coalesce(n.confirmed, 0) as confirmed, coalesce(n.found, 0) as found, coalesce(n.replaced, 0) as replaced
    from generate_series(date_trunc('month', ${period.from}::date), ${period.to}::date, interval '1 month') m(month)
    left join (select date_trunc('month', t.created_at at time zone 'Asia/Jakarta') as month, ${counts}
      from card_loss t join card_loss_card l on l.loss_id = t.id
      where ${selected(registered, { filters: { ...filters, ...period }, search: null }, scope, now)}
        group by 1) n on n.month = m.month order by 1`.execute(db);
  return rows;
}

interface Sums {
  readonly reported: number;
  readonly confirmed: number;
  readonly found: number;
  readonly replaced: number;
  readonly open: number;
  readonly total: number;
  readonly rate: number | null;
}

/** Losses in a period: a page of rows by office and reason, and counts by month (docs/model/cards.md#loss-report). */
export async function reportOf(
  registered: RegisteredResource,
  { db, caller, query }: Pick<Context, 'db' | 'caller' | 'query'>,
  now: Date,
): Promise<LossReport> {
  const { page = 1, ...filters } = query as Filters & { readonly page?: number };
  const period = reportPeriod(filters, now);
  const report = reportRows(registered, filters, period, caller.scope, now);
  const { rows } = await sql<LossReportRow>`select office, reason, reported, confirmed, found, replaced, open, rate
      from (${report}) report
      order by office, reason limit ${lossReportRules.page} offset ${(page - 1) * lossReportRules.page}`.execute(db);
  const sum = (name: string) => sql`coalesce(sum(${sql.ref(name)}), 0)::int as ${sql.ref(name)}`;
  const {
    rows: [all],
  } = await sql<Sums>`
    with report as (${report})
      select ${sum('reported')}, ${sum('confirmed')}, ${sum('found')}, ${sum('replaced')}, ${sum('open')},
      count(*)::int as total,
      round(sum(confirmed) * 1000.0 / nullif((select sum(handled)
        from (select distinct "officeId", handled from report) offices), 0), 2)::float8 as rate from report`.execute(
    db,
  );
  const { total, ...figures } = all as Sums;
  return {
    ...period,
    rows,
    total,
    page,
    sum: figures,
    months: await monthsOf(db, registered, filters, period, caller.scope, now),
  };
}
