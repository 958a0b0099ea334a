import { losses } from '@console/contracts/cards/card-lost';
import {
  lossFigureNames,
  lossFigures,
  lossRateTitle,
  type LossReportRow,
} from '@console/contracts/cards/card-lost/report';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { ExportColumn, ExportSource } from '../../records/downloads/source.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Selection } from '../../records/resource/list-query.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { StreamView } from '../../records/resource/stream.ts';
import type { Cell, ColumnKind } from '../../platform/spreadsheets/columns.ts';
import { reportPeriod, reportRows } from './reporting.ts';

const columns: readonly {
  readonly name: string;
  readonly title: Text;
  readonly kind: ColumnKind;
  cell(row: LossReportRow): Cell;
}[] = [
  { name: 'office', title: losses.titles['office'] as Text, kind: 'text', cell: ({ office }) => office },
  { name: 'reason', title: losses.titles['reason'] as Text, kind: 'text', cell: ({ reason }) => reason },
  ...lossFigureNames.map((name) => ({
    name,
    title: lossFigures[name],
    kind: 'number' as const,
    cell: (row: LossReportRow) => row[name],
  })),
  { name: 'rate', title: lossRateTitle, kind: 'number', cell: ({ rate }) => rate },
];

/** Source of the file of `GET card-lost/reporting/download`, with every row of the report. */
export function lossReport(registered: RegisteredResource): ExportSource<LossReportRow> {
  const rows = ({ filters }: Selection, { scope, now }: Pick<StreamView, 'scope' | 'now'>) =>
    reportRows(registered, filters, reportPeriod(filters, now), scope, now);
  return {
    name: 'card-lost-report',
    title: text('Laporan Kartu Hilang', 'Lost cards report'),
    registered,
    async count(db, selection, view, most) {
      const {
        rows: [counted],
      } = await sql<{
        total: number;
      }>`select count(*)::int as total
        from (select 1 from (${rows(selection, view)}) report limit ${most + 1}) counted`.execute(db);
      return counted?.total ?? 0;
    },
    select: (selection, view) => rows(selection, view),
    finish: async (_db, found) => found,
    columns: (wanted, language) =>
      (wanted ?? columns.map(({ name }) => name)).map((name): ExportColumn<LossReportRow> => {
        const column = columns.find((each) => each.name === name);
        if (!column) throw invalid({ field: 'columns', code: 'NOT_ALLOWED' });
        return { ...column, title: column.title[language] };
      }),
  };
}
