import { Readable } from 'node:stream';
import { isNumeric, type Field } from '@console/contracts/core/fields';
import { text, type Language } from '@console/contracts/core/text';
import { extraCellsColumn } from '@console/contracts/platform/imports';
import { FileAnswer } from '../../platform/http/answer.ts';
import type { Services } from '../../platform/services.ts';
import type { Batches, Column, Row } from '../../platform/spreadsheets/columns.ts';
import { csvText } from '../../platform/spreadsheets/csv-writer.ts';
import { xlsxStream } from '../../platform/spreadsheets/xlsx-writer.ts';
import { mediaTypes } from '../downloads/content.ts';
import { fileName } from '../downloads/file-name.ts';
import { isMarked, markedText } from './cell-fault.ts';
import type { ImportHandler } from './handler.ts';
import { errorFileColumns } from './column-layout.ts';
import { seenExtraCells } from './extra-cells.ts';
import { namedColumns, namesBeside } from './names-beside.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import { batchSize } from './store-rows.ts';
import type { Job, JobRow } from './tables.ts';
import { storedRows } from './check-file.ts';
import { messageText, seenMessage, type Viewer } from './view.ts';
import { mask } from '../../platform/personal-data/mask.ts';

const words = { rows: text('Baris bermasalah', 'Faulty rows'), sent: text('Berkas yang diunggah', 'Uploaded file') };

const textColumns = (names: readonly string[]): Column[] => names.map((title) => ({ title, kind: 'text' }));

/** A file of the kind that was sent: its cells are read as they were, whatever sign they have before decimals. */
function fileLike(
  { module, separator, file_name: sent }: Job,
  columns: readonly Column[],
  batches: Batches,
  { now, language }: { readonly now: Date; readonly language: Language },
): FileAnswer {
  const format = separator === null ? 'xlsx' : 'csv';
  const content =
    separator === null
      ? xlsxStream(words.rows[language], columns, batches, () => [[words.sent[language], sent]])
      : Readable.from(csvText(columns, batches, separator));
  return new FileAnswer(content, { name: fileName(`${module}_errors`, format, now), type: mediaTypes[format] });
}

const errorsOf = ({ messages }: JobRow) => messages.filter(({ severity }) => severity === 'error');

/**
 * The number of a corrected row as every file is read: corrections have the decimal comma of forms, whatever sign the
 * file has. `null` for what is no number or was not read.
 */
function correctedNumber({ kind }: Field, { corrected, values, messages }: JobRow, name: string): string | null {
  const value = values[name];
  const isRead = corrected && isNumeric(kind) && !messages.some(({ column }) => column === name);
  if (!isRead || (typeof value !== 'number' && typeof value !== 'string') || value === '') return null;
  // Three decimals would be thousands.
  return String(value).replace(/\.(\d{3})$/, '.$10');
}

/**
 * The rows that were not applied because of a fault, with their messages. The uploader gets the cells as sent, and may
 * correct and upload the file again; others get personal data masked.
 */
export function errorFile(services: Services, job: Job, handler: ImportHandler, viewer: Viewer): FileAnswer {
  const { definition } = handler;
  const isOwn = job.uploaded_by === viewer.caller.username;
  const faults = (row: JobRow) => errorsOf(row).map((message) => seenMessage(message, viewer));
  const shown = (name: string, value: JobRow['source'][string] | undefined) => {
    const kind = definition.columns[name]?.field.personal;
    return isOwn || !kind || value === undefined || value === null ? value : mask(kind, String(value));
  };
  const names = Object.keys(definition.columns);
  const cellOf = (row: JobRow, name: string) => {
    const text = shown(name, correctedNumber(definition.columns[name]!.field, row, name) ?? row.source[name]);
    const marked = errorsOf(row).find(({ column, code }) => column === name && isMarked(code));
    return marked && isMarked(marked.code) ? markedText(marked.code, text) : text;
  };
  const extraCells = ({ source }: JobRow) =>
    isOwn ? (source[extraCellsColumn] ?? null) : seenExtraCells(definition, source);
  const beside = namedColumns(handler);
  async function* batches(): AsyncGenerator<Row[]> {
    const seal = await rowEncryptionOf(services, definition);
    for await (const rows of storedRows(services.db, job.id, seal, batchSize)) {
      const faulty = rows.filter((row) => faults(row).length > 0);
      const namesOf = await namesBeside(services.db, handler, faulty, viewer.caller.scope);
      yield faulty.map((row) => [
        ...names.map((name) => cellOf(row, name)),
        ...beside.map((name) => namesOf(row)[name]),
        row.row_no,
        faults(row)
          .map(({ code }) => code)
          .join('; '),
        faults(row)
          .map((message) => `${message.column ? `${message.column}: ` : ''}${messageText(message, viewer)}`)
          .join('; '),
        extraCells(row),
      ]);
    }
  }
  return fileLike(
    job,
    textColumns([...names, ...beside.map((name) => definition.columns[name]!.nameColumn!), ...errorFileColumns]),
    batches(),
    { now: services.now(), language: viewer.language },
  );
}
