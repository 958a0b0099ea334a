import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { importJobCalls, type ImportJob, type ImportState } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import type { Db } from '../../platform/context.ts';
import type { StoredScope } from '../../people/scope/covers.ts';
import type { ImportHandler } from './handler.ts';

export const maker = testCaller('PENGUNGGAH', { '*': 'Full Access' });
/** Who decides on what the maker has uploaded. */
export const other = testCaller('PENYETUJU', { '*': 'Full Access' }, { isAdmin: true });
export const nameOf = ({ definition }: ImportHandler) => `${definition.module}/${definition.importKind}`;

interface Of {
  readonly state: ImportState;
  readonly scope?: StoredScope;
  /** Rows that are new. */
  readonly rows?: number;
}

/** Stores a job of an import, as if the maker had uploaded it. @returns its id */
export async function storedJob(
  db: Db,
  { definition }: ImportHandler,
  { state, scope = { type: 'all' }, rows = 1 }: Of,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('import_job')
    .values({
      id,
      module: definition.module,
      import_kind: definition.importKind,
      line: '',
      target: JSON.stringify(null),
      file_name: 'data.csv',
      file_hash: id,
      file_size: 1,
      uploaded_by: maker.username,
      uploaded_at: new Date('2026-03-16T09:00:00+07:00'),
      expires_at: new Date('2030-03-16T09:00:00+07:00'),
      uploader: JSON.stringify({ actor: {}, scope, isAdmin: false, mappingType: null }),
      state,
      total_rows: rows,
      new_rows: rows,
      rows_to_apply: rows,
      confirmed_by: JSON.stringify(null),
      parameters: JSON.stringify(null),
    } as never)
    .execute();
  return id;
}

/** The job once no worker has it. While rows are applied, others may be answered that the database is busy. */
export async function endOf(server: TestServer, secureId: string): Promise<ImportJob> {
  for (;;) {
    const { status, result } = await server.call(importJobCalls.detail, admin, { parameters: { secureId } });
    if (status === 200 && !['RUNNING', 'VALIDATING'].includes(result.state)) return result as ImportJob;
    await wait(20);
  }
}
