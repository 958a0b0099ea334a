import {
  figureNames,
  memberReporting,
  memberReports,
  reportColumns,
  type MemberReportName,
  type MemberReportQuery,
  type MemberReportRow,
} from '@console/contracts/membership/reporting';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { invalid } from '../../platform/http/refusal.ts';
import type { ColumnKind } from '../../platform/spreadsheets/columns.ts';
import type { ExportColumn, ExportSource } from '../../records/downloads/source.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { parametersOf } from './parameters.ts';
import { reportRows } from './rows.ts';

interface FileColumn {
  readonly name: keyof MemberReportRow;
  readonly title: Text;
  readonly kind: ColumnKind;
}

const columnsOf = (report: MemberReportName): readonly FileColumn[] => [
  { name: 'branch', title: text('Cabang', 'Branch'), kind: 'text' },
  { name: 'group', title: reportColumns[report].group, kind: 'text' },
  ...reportColumns[report].figures.map(({ title }, index): FileColumn => ({
    name: figureNames[index]!,
    title,
    kind: 'number',
  })),
];

/** A report as a file. It reads all members, so a background job creates it. */
export function memberReportFile(
  registered: RegisteredResource,
  report: MemberReportName,
): ExportSource<MemberReportRow> {
  const columns = columnsOf(report);
  const rowsFor = (filters: object, view: Parameters<ExportSource['select']>[1]) =>
    reportRows(parametersOf({ ...(filters as MemberReportQuery), report }, view.scope, view.now));
  return {
    name: `${memberReporting.module}-${report.toLowerCase()}`,
    title: memberReports.find(({ value }) => value === report)!.title,
    registered,
    byJob: true,
    async count(db, { filters }, view, most) {
      const { rows } = await sql<{ total: number }>`select count(*)::int as total
        from (select 1 from (${rowsFor(filters, view)}) report limit ${most + 1}) counted`.execute(db);
      return rows[0]?.total ?? 0;
    },
    select: ({ filters }, view) => rowsFor(filters, view),
    finish: (_db, rows) => Promise.resolve(rows),
    columns(wanted, language): ExportColumn<MemberReportRow>[] {
      return (wanted ?? columns.map(({ name }) => name)).map((name) => {
        const column = columns.find((each) => each.name === name);
        if (!column) throw invalid({ field: 'columns', code: 'NOT_ALLOWED' });
        return { name, title: column.title[language], kind: column.kind, cell: (row) => row[column.name] };
      });
    },
  };
}
