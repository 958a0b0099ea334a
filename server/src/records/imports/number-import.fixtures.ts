import { digits } from '@console/contracts/core/fields';
import { defineImport, importCalls, importJobCalls, type ImportJob } from '@console/contracts/platform/imports';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { userId } from '../../shell/user/seed.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { defineHandler } from './handler.ts';
import { imports, registerImport } from './serve-imports.ts';
import { importWorker } from './worker.ts';

const definition = defineImport({
  module: 'card-types',
  importKind: 'numbers',
  title: text('Angka'),
  upload: 'card-types/import-numbers',
  apply: 'CHUNKED',
  example: { number: '000001' },
  columns: { number: { title: text('Angka'), field: digits({ maximum: 6 }), key: true } },
});
export const calls = importCalls(definition);

/** Runs while a batch is applied, in its transaction. */
let meanwhile: (batch: number, tx: Tx) => Promise<void> | void = () => {};
let batches = 0;

/** An import of numbers into a table without keys: a row applied twice would appear twice. */
const handler = defineHandler<typeof definition.columns>({
  definition,
  check: async (rows) => rows.map(() => ({ stored: null })),
  async apply(rows, { db }) {
    batches += 1;
    await meanwhile(batches, db);
    await sql`insert into applied_number
      select jsonb_array_elements_text(${JSON.stringify(rows.map(({ values }) => values.number))}::jsonb)`.execute(db);
    return [];
  },
});
export const server = useServer({ modules: [imports, (app) => registerImport(app, handler)] });
export const db = () => server.current.database.db;
export const starter = testCaller('HOOPS01', { 'card-types:browse': 'Input' }, { userId: userId('HOOPS01') });
export const total = 3_000;

export const jobOf = async (secureId: string): Promise<ImportJob> =>
  (await server.current.call(importJobCalls.detail, admin, { parameters: { secureId } })).result;
export const steer = (action: 'stop' | 'resume' | 'cancel', secureId: string, caller: Caller = starter) =>
  server.current.call(importJobCalls[action], caller, {
    body: { secureId, ...(action === 'resume' ? {} : { reason: 'salah berkas' }) },
  });
export const recover = () => importWorker(server.current.app).recover();

export async function until(secureId: string, wanted: (job: ImportJob) => boolean): Promise<ImportJob> {
  for (;;) {
    const job = await jobOf(secureId);
    if (wanted(job)) return job;
  }
}
export const ended = ({ state }: ImportJob) => state !== 'RUNNING' && state !== 'VALIDATING';

/** Later batches run undisturbed. */
export const undisturbed = () => {
  meanwhile = () => {};
};

/** Uploads and confirms 3,000 numbers: six batches. */
export async function confirmed(during: typeof meanwhile): Promise<string> {
  batches = 0;
  meanwhile = during;
  await sql`delete from applied_number`.execute(db());
  const content = ['number', ...Array.from({ length: total }, (_, n) => String(n).padStart(6, '0'))].join('\n');
  const { result } = await upload(server.current, calls['importUpload'], starter, {
    name: 'angka.csv',
    content,
    fields: { force: 'true' },
  });
  await until(result.secureId, ({ state }) => state === 'PREVIEWED');
  await server.current.call(calls['importConfirm'], starter, { body: { importId: result.secureId } });
  return result.secureId as string;
}

export const applied = async () =>
  (
    await sql<{
      rows: number;
      numbers: number;
    }>`select count(*) as rows, count(distinct number) as numbers from applied_number`.execute(db())
  ).rows[0];
export const noticesOf = async (secureId: string) =>
  (
    await db()
      .selectFrom('console_notice')
      .select('kind')
      .where('user_id', '=', userId('HOOPS01'))
      .where('link', 'like', `%${secureId}`)
      .orderBy('at')
      .execute()
  ).map(({ kind }) => kind);

beforeAll(async () => {
  await sql`create table applied_number (number text not null)`.execute(db());
});
