import { orderReportSize } from '@console/contracts/core/order-report';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Context, Scope } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { resourceColumns } from '../../records/downloads/cells.ts';
import { reportSources, type ExportSource } from '../../records/downloads/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { hiddenFieldsOf } from '../../records/resource/hidden.ts';
import { present } from '../../records/resource/present.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { countedRows, reportPage, reportRows, type OrderReport } from './figures.ts';
import { orderPeriod, type Period } from './period.ts';

type Row = Readonly<Record<string, unknown>>;

/** The report of a filter: which orders count, and what they are grouped by. */
export type ReportOf<Query> = (filters: Query & Period, scope: Scope) => OrderReport;

interface Page {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly Row[];
  /** The columns that are figures. */
  readonly totals: Row;
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

export interface ServedReport<Query> {
  readonly page: (context: Pick<Context, 'db' | 'query' | 'caller'>) => Promise<Page>;
  readonly file: ExportSource;
  /** The context of a file call with the period as days, because a job reads the order later. */
  readonly withDays: (context: Context) => Context;
  /** The report of a query, for what else its page shows. */
  readonly reportAndPeriod: (query: Query, scope: Scope) => { readonly period: Period; readonly report: OrderReport };
}

const pickColumns = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** The file of a report: all rows, with the columns of its contract that the person sees. */
function fileOf<Query extends object>(
  registered: RegisteredResource,
  reportAndPeriod: ServedReport<Query>['reportAndPeriod'],
): ExportSource {
  const { resource } = registered;
  return {
    name: resource.module,
    title: resource.title,
    registered,
    byJob: true,
    async count(db, { filters }, { scope }, maximum) {
      const { report } = reportAndPeriod(filters as Query, scope);
      const { rows } = await sql<{ total: number }>`${countedRows(report, maximum)}`.execute(db);
      return rows[0]?.total ?? 0;
    },
    select: ({ filters }, { scope }) => reportRows(reportAndPeriod(filters as Query, scope).report),
    // The columns are those of the order; the requester may have been mapped to a branch since.
    finish: (_db, rows, { caller }) => Promise.resolve(rows.map((row) => present(registered, row, caller, 'file'))),
    columns: (wanted, language) => resourceColumns(resource, wanted, language),
  };
}

/**
 * Registers a report of orders: its columns are those of its contract, for page and file alike, and what the company
 * earns is sent to no user of a branch.
 * @param names columns that name a row; the others are figures, which the totals have too
 * @param periodOf the period of a query, where it may be named in other ways than by its days
 */
export function registerOrderReport<Query extends object>(
  app: Application,
  resource: Resource,
  names: readonly string[],
  reportOf: ReportOf<Query>,
  periodOf: (query: Query, now: Date) => Period = orderPeriod,
): ServedReport<Query> {
  const registered = registerResource(app, resource, { table: 'purchase_order', scope: 'branch_id' });
  const reportAndPeriod = (query: Query, scope: Scope) => {
    const period = periodOf(query, app.services.now());
    return { period, report: reportOf({ ...query, ...period }, scope) };
  };
  const file = fileOf(registered, reportAndPeriod);
  reportSources(app).set(file.name, file);
  return {
    file,
    reportAndPeriod,
    withDays(context) {
      // A period is either named or given by its days.
      const { period: _named, ...query } = context.query as { readonly period?: string };
      return { ...context, query: { ...query, ...periodOf(context.query as Query, app.services.now()) } };
    },
    async page({ db, query, caller }) {
      const { page = 1 } = query as { readonly page?: number };
      const { period, report } = reportAndPeriod(query as Query, caller.scope);
      const { rows } = await sql<Row & { isTotal: boolean; total: number }>`${reportPage(
        report,
        page,
        orderReportSize,
      )}`.execute(db);
      const hidden = hiddenFieldsOf(registered, caller);
      const columns = columnNamesOf(resource).filter((name) => !hidden.includes(name));
      const totals = rows.find(({ isTotal }) => isTotal)!;
      return {
        ...period,
        rows: rows.filter(({ isTotal }) => !isTotal).map((row) => pickColumns(row, columns)),
        totals: pickColumns(
          totals,
          columns.filter((name) => !names.includes(name)),
        ),
        total: totals.total,
        page,
        size: orderReportSize,
      };
    },
  };
}
