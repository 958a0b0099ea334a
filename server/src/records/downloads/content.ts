import { Readable } from 'node:stream';
import { text, type Language } from '@console/contracts/core/text';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Row as ListRow } from '../resource/registered.ts';
import { byIds, snapshot } from '../resource/snapshot.ts';
import type { StreamView } from '../resource/stream.ts';
import type { Services } from '../../platform/services.ts';
import type { Batches, Info, Row } from '../../platform/spreadsheets/columns.ts';
import { csvText } from '../../platform/spreadsheets/csv-writer.ts';
import { xlsxStream } from '../../platform/spreadsheets/xlsx-writer.ts';
import type { Order } from './order.ts';
import type { ExportColumn } from './source.ts';

/** Media types of generated files. */
export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

/** Labels of the sheet "Info". */
const facts = {
  module: text('Modul', 'Module'),
  filter: text('Filter'),
  requester: text('Pemohon', 'Requested by'),
  time: text('Waktu', 'Time'),
  rows: text('Jumlah baris', 'Rows'),
};

/** Who requested the file and what it shows, for its last sheet. */
export interface About {
  readonly filterText: string;
  readonly requester: string;
}

export const infoOf = (
  { source, language }: Pick<Order, 'source' | 'language'>,
  { filterText, requester }: About,
  now: Date,
  rows: number,
): Info => [
  [facts.module[language], source.registered.resource.module],
  [facts.filter[language], filterText],
  [facts.requester[language], requester],
  [facts.time[language], toWireInstant(now)],
  [facts.rows[language], rows],
];

/** Up to this many rows are read from the embedded database in one statement. */
const copiedRows = 5_000;

/** @param expected rows counted when the file was requested */
function rowsOf(
  services: Services,
  { source, selection }: Pick<Order, 'source' | 'selection'>,
  view: StreamView,
  expected: number,
) {
  const keyed =
    services.database.kind === 'embedded' && expected > copiedRows ? source.keyed?.(selection, view) : undefined;
  return keyed ? byIds<ListRow>(services.db, keyed) : snapshot<ListRow>(services, source.select(selection, view));
}

/**
 * The rows of a file in batches, from one snapshot.
 * @param onBatch called before each batch with the number of rows so far; may throw
 */
export async function* cellBatches(
  services: Services,
  { source, selection, columns }: Pick<Order, 'source' | 'selection' | 'columns'>,
  view: StreamView,
  expected: number,
  onBatch: (rows: number) => void = () => {},
): AsyncGenerator<Row[], void, undefined> {
  for await (const { rows, db } of rowsOf(services, { source, selection }, view, expected)) {
    onBatch(rows.length);
    const finished = await source.finish(db, rows, view);
    yield finished.map((row) =>
      (columns as unknown as readonly ExportColumn<ListRow>[]).map((column) => column.cell(row)),
    );
  }
}

/** A file that is not split. */
export const fileStream = (
  { source, columns, format, language }: Pick<Order, 'source' | 'columns' | 'format'> & { readonly language: Language },
  batches: Batches,
  info: () => Info,
): Readable =>
  format === 'csv'
    ? Readable.from(csvText(columns, batches))
    : xlsxStream(source.title[language], columns, batches, info);
