import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Batches, ColumnKind } from '../../platform/spreadsheets/columns.ts';
import { csvText } from '../../platform/spreadsheets/csv-writer.ts';
import { registryOf } from './handler-registry.ts';
import { answerImport } from './serve-imports.ts';
import type { Values } from './tables.ts';
import { uploadImport } from './upload.ts';
import { importWorker } from './worker.ts';

const kinds: Readonly<Record<string, ColumnKind>> = {
  integer: 'number',
  money: 'number',
  percent: 'number',
  date: 'date',
};

/** A file that the console writes itself, of what somebody asks for in many records. */
export interface WrittenFile {
  readonly definition: ImportDefinition;
  /** As it is shown: `Prioritas.csv`. */
  readonly name: string;
  /** What was asked for, kept with the job. */
  readonly target: Values;
  /** In the order of the columns. */
  readonly rows: Batches;
}

/**
 * Writes a file of rows and checks it as an upload is checked: what is done in bulk has the preview, the second
 * person, the report and the stop of an import.
 * @throws Refusal of an upload, such as IMPORT_RUNNING
 */
export async function importWrittenHere(
  app: Application,
  context: Context,
  { definition, name, target, rows }: WrittenFile,
) {
  const columns = Object.entries(definition.columns).map(([title, { field }]) => ({
    title,
    kind: kinds[field.kind] ?? ('text' as const),
  }));
  const file = path.join(os.tmpdir(), randomUUID());
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(csvText(columns, rows)),
    async function* (pieces: AsyncIterable<string>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(file),
  );
  const upload = { path: file, name, type: 'text/csv', size: (await stat(file)).size, hash: hash.digest('hex') };
  const handler = registryOf(app).of({ module: definition.module, import_kind: definition.importKind });
  // The same may be wanted twice: what is done already shows as such in the preview.
  const uploaded = { ...context, upload, body: { force: true, ...target } };
  const job = await uploadImport(app.services, uploaded, handler, (jobId) => importWorker(app).start(jobId));
  return answerImport(app, context, job);
}
