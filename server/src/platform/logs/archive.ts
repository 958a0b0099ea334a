import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Generated } from 'kysely';
import type { Db } from '../context.ts';
import type { SchemaStep } from '../database/migrate.ts';
import type { Instant } from '../database/record-columns.ts';
import { fileStoreOf } from '../files/stored-file.ts';
import type { Services } from '../services.ts';

const batch = 2_000;

/** A month of a log in a file of its own: a line of JSON for each row, compressed. */
export interface LogArchiveTable {
  id: Generated<string>;
  log: string;
  part: string;
  row_count: number;
  /** SHA-256 of the compressed file, hexadecimal. */
  hash: string;
  file_id: string;
  archived_at: Instant;
}

declare module '../database/schema.ts' {
  interface Database {
    log_archive: LogArchiveTable;
  }
}

export const logArchiveMigration: SchemaStep = {
  async up(db) {
    await sql`create table log_archive (id uuid primary key default gen_random_uuid(), log text not null,
      part text not null, row_count int not null, hash text not null, file_id uuid not null,
      archived_at timestamptz(3) not null, unique (log, part))`.execute(db);
  },
};

/** Rows of a log to be written: a table, the column of their time, and which of them. */
export interface ArchivedRows {
  readonly log: string;
  /** Names the file among those of the log. */
  readonly part: string;
  readonly table: string;
  readonly time: string;
  readonly where: ReturnType<typeof sql>;
}

/** The rows as lines of JSON, by time and id. */
async function* linesOf(db: Db, { table, time, where }: ArchivedRows, count: (rows: number) => void) {
  let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<{ at: string; id: string; line: string }>`select ${sql.ref(time)}::text as at, id,
        to_jsonb(r)::text as line from ${sql.table(table)} r
      where (${sql.ref(time)}, id) > (${after.at}::timestamptz, ${after.id}::uuid) and ${where}
      order by ${sql.ref(time)}, id limit ${batch}`.execute(db);
    if (rows.length === 0) return;
    count(rows.length);
    yield `${rows.map(({ line }) => line).join('\n')}\n`;
    after = rows.at(-1)!;
  }
}

/** Writes rows to a file, once for each part. @returns how many rows are in the file */
export async function archiveRows(services: Services, given: ArchivedRows): Promise<number> {
  const { db } = services;
  const { log, part } = given;
  const known = await db
    .selectFrom('log_archive')
    .select('row_count')
    .where('log', '=', log)
    .where('part', '=', part)
    .executeTakeFirst();
  if (known) return known.row_count;
  const place = path.join(os.tmpdir(), `${randomUUID()}.ndjson.gz`);
  const hash = createHash('sha256');
  let written = 0;
  await pipeline(
    Readable.from(linesOf(db, given, (rows) => (written += rows))),
    createGzip(),
    async function* counted(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(place, { mode: 0o600 }),
  );
  const fileId = randomUUID();
  await fileStoreOf(services).take(fileId, place);
  await db
    .insertInto('log_archive')
    .values({
      log,
      part,
      row_count: written,
      hash: hash.digest('hex'),
      file_id: fileId,
      archived_at: services.now(),
    })
    .execute();
  return written;
}

/** Removes files of months that were archived before an instant. @returns how many */
export async function removeArchives(services: Services, before: Date): Promise<number> {
  const gone = await services.db
    .deleteFrom('log_archive')
    .where('archived_at', '<', before.toISOString())
    .returning('file_id')
    .execute();
  for (const { file_id: fileId } of gone) await fileStoreOf(services).remove(fileId);
  return gone.length;
}
