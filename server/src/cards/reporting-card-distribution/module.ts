import {
  distributionFigureNames,
  distributionFigures,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import {
  cardDistribution,
  distributionCalls,
  distributionColumns,
  type DistributionColumn,
  type DistributionReport,
  type DistributionRow,
} from '@console/contracts/cards/reporting-card-distribution';
import { sql } from 'kysely';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { serveReport } from '../../records/downloads/report.ts';
import { filterInWords } from '../../records/downloads/filter-in-words.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { inCardOffices } from '../scope.ts';
import { distributionFile } from './file.ts';
import { leadTimesOf } from './lead-times.ts';
import { cardsBehind } from './listed.ts';
import { parametersOf } from './parameters.ts';
import { reportRows } from './report.ts';
import { statusesAt } from './statuses.ts';

/** Totals of all rows. They balance only when each row does. */
export function totalsOf(rows: readonly DistributionRow[]): DistributionReport['totals'] {
  const sums = Object.fromEntries(
    distributionColumns.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as Record<DistributionColumn, number>;
  const net = distributionFigureNames.reduce((sum, name) => sum + distributionFigures[name].sign * sums[name], 0);
  return { ...sums, adds: sums.opening + net === sums.closing && rows.every(({ adds }) => adds) };
}

/** Report of the flow of cards through the safes of offices (docs/model/cards.md#distribution-report). */
export const cardDistributionModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, cardDistribution, {
    table: 'card_distribution_daily',
    scope: (scope) => inCardOffices(scope, sql`t.office_branch_id`, sql`t.office_mra_id`),
  });
  const parse = ({
    query,
    caller,
  }: {
    readonly query: object;
    readonly caller: { readonly scope: Parameters<typeof parametersOf>[1]['scope'] };
  }) => parametersOf(query as Record<string, unknown>, { scope: caller.scope, now: services.now() });

  serve(app, distributionCalls.report, async (context) => {
    const { db, query, caller, language } = context;
    const parameters = parse(context);
    const { from, to, groupBy } = parameters;
    const { rows } = await sql<DistributionRow>`${reportRows(parameters)}`.execute(db);
    const { from: _from, to: _to, ...chosen } = query;
    const words = await filterInWords(
      db,
      registered,
      { filters: { groupBy, ...chosen }, search: null, sorts: [] },
      caller.scope,
      language,
    );
    return {
      from,
      to,
      groupBy,
      madeAt: toWireInstant(services.now()),
      parameters: words,
      rows,
      totals: totalsOf(rows),
    };
  });
  serve(app, distributionCalls.statuses, (context) => statusesAt(context.db, parse(context)));
  serve(app, distributionCalls.leadTimes, (context) => leadTimesOf(context.db, parse(context)));
  serve(app, distributionCalls.cards, (context) => cardsBehind(context.db, parse(context), context.query));
  serveReport(app, distributionFile(registered), distributionCalls.file);
};
