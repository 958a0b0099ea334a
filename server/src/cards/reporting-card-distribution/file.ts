import {
  distributionColumns,
  distributionTitles,
  cardDistribution,
  type DistributionRow,
} from '@console/contracts/cards/reporting-card-distribution';
import { text, type Language, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { ExportColumn, ExportSource } from '../../records/downloads/source.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { ColumnKind } from '../../platform/spreadsheets/columns.ts';
import { parametersOf } from './parameters.ts';
import { reportRows } from './report.ts';

interface FileColumn {
  readonly name: string;
  readonly title: Text;
  readonly kind: ColumnKind;
  cell(row: DistributionRow, language: Language): string | number | null;
}
const adds = { true: text('Ya', 'Yes'), false: text('Tidak', 'No') };

const columns: readonly FileColumn[] = [
  { name: 'group', title: text('Kelompok', 'Group'), kind: 'text', cell: ({ group }) => group },
  { name: 'cardType', title: text('Jenis kartu', 'Card type'), kind: 'text', cell: ({ cardType }) => cardType },
  ...distributionColumns.map((name): FileColumn => ({
    name,
    title: distributionTitles[name],
    kind: 'number',
    cell: (row) => row[name],
  })),
  {
    name: 'adds',
    title: text('Cocok', 'Adds up'),
    kind: 'text',
    cell: (row, language) => adds[`${row.adds}`][language],
  },
];

/** The report as a file. It reads months of movements, so a background job creates it. */
export const distributionFile = (registered: RegisteredResource): ExportSource<DistributionRow> => ({
  name: cardDistribution.module,
  title: cardDistribution.title,
  registered,
  byJob: true,
  async count(db, { filters }, view, most) {
    const {
      rows: [row],
    } = await sql<{
      total: number;
    }>`select count(*)::int as total
      from (select 1 from (${reportRows(parametersOf(filters, view))}) report limit ${most + 1}) counted`.execute(db);
    return row?.total ?? 0;
  },
  select: ({ filters }, view) => reportRows(parametersOf(filters, view)),
  finish: async (_db, rows) => rows,
  columns(wanted, language): ExportColumn<DistributionRow>[] {
    const named = wanted ?? columns.map(({ name }) => name);
    return named.map((name) => {
      const column = columns.find((each) => each.name === name);
      if (!column) throw invalid({ field: 'columns', code: 'NOT_ALLOWED' });
      return { name, title: column.title[language], kind: column.kind, cell: (row) => column.cell(row, language) };
    });
  },
});
