import { digits } from '@console/contracts/core/fields';
import { defineImport, importCalls, importJobCalls, type ImportJob } from '@console/contracts/platform/imports';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { userId } from '../../shell/user/seed.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { settings } from '../../people/settings/settings.ts';
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
const calls = importCalls(definition);

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
const server = useServer({ modules: [imports, (app) => registerImport(app, handler)] });
const db = () => server.current.database.db;
const starter = testCaller('HOOPS01', { 'card-types:browse': 'Input' }, { userId: userId('HOOPS01') });
const total = 3_000;

const jobOf = async (secureId: string): Promise<ImportJob> =>
  (await server.current.call(importJobCalls.detail, admin, { parameters: { secureId } })).result;
const steer = (action: 'stop' | 'resume' | 'cancel', secureId: string, caller: Caller = starter) =>
  server.current.call(importJobCalls[action], caller, {
    body: { secureId, ...(action === 'resume' ? {} : { reason: 'salah berkas' }) },
  });
const recover = () => importWorker(server.current.app).recover();

async function until(secureId: string, wanted: (job: ImportJob) => boolean): Promise<ImportJob> {
  for (;;) {
    const job = await jobOf(secureId);
    if (wanted(job)) return job;
  }
}
const ended = ({ state }: ImportJob) => state !== 'RUNNING' && state !== 'VALIDATING';

/** Uploads and confirms 3,000 numbers: six batches. */
async function confirmed(during: typeof meanwhile): Promise<string> {
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

const applied = async () =>
  (
    await sql<{
      rows: number;
      numbers: number;
    }>`select count(*) as rows, count(distinct number) as numbers from applied_number`.execute(db())
  ).rows[0];
const noticesOf = async (secureId: string) =>
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

describe('a running import', () => {
  it('stops after the current transaction, keeps what is applied, and continues from there', async () => {
    const stops: ReturnType<typeof steer>[] = [];
    const secureId = await confirmed(async (batch, tx) => {
      if (batch > 1) return;
      const { id } = await tx
        .selectFrom('import_job')
        .select('id')
        .where('state', '=', 'RUNNING')
        .executeTakeFirstOrThrow();
      // Not awaited: it waits for this transaction.
      stops.push(steer('stop', id));
    });
    // The first rows may be applied after the confirmation was answered.
    const stopped = await until(secureId, ended);
    expect(await Promise.all(stops)).toMatchObject([{ status: 200 }]);
    expect(stopped).toMatchObject({ state: 'STOPPED', message: 'salah berkas' });
    expect(stopped.appliedRows).toBeLessThan(total);
    expect(stopped.appliedRows % 500).toBe(0);
    expect(await applied()).toEqual({ rows: stopped.appliedRows, numbers: stopped.appliedRows });
    expect((await steer('resume', secureId)).status).toBe(200);
    expect(await until(secureId, ended)).toMatchObject({ state: 'COMPLETED', appliedRows: total, failedRows: 0 });
    expect(await applied()).toEqual({ rows: total, numbers: total });
    expect(await noticesOf(secureId)).toEqual(['IMPORT_FINISHED']);
    const verbs = await db()
      .selectFrom('audit_entry')
      .select('action')
      .where('entity_id', '=', secureId)
      .orderBy('at')
      .execute();
    expect(verbs.map(({ action }) => action).toSorted()).toEqual([
      'IMPORT_CONFIRM',
      'IMPORT_RESUME',
      'IMPORT_STOP',
      'IMPORT_UPLOAD',
    ]);
  });

  it('is cancelled once it is stopped, by its uploader or an admin; what is applied stays', async () => {
    const secureId = await confirmed(async (batch, tx) => {
      if (batch === 2)
        await tx.updateTable('import_job').set({ stop_requested: true }).where('state', '=', 'RUNNING').execute();
    });
    await until(secureId, ended);
    expect((await steer('cancel', secureId, testCaller('HOOPS02', { '*': 'Full Access' }))).status).toBe(404);
    expect((await steer('cancel', secureId, admin)).result).toMatchObject({ state: 'CANCELLED', appliedRows: 1_000 });
    expect((await steer('resume', secureId)).body.code).toBe('INVALID_STATE');
    expect(await applied()).toEqual({ rows: 1_000, numbers: 1_000 });
  });

  it('that fails keeps what is committed, tells its uploader, and is resumed from there', async () => {
    const secureId = await confirmed((batch) => {
      if (batch === 3) throw new Error('disk full');
    });
    expect(await until(secureId, ended)).toMatchObject({
      state: 'FAILED',
      code: 'INTERNAL',
      appliedRows: 1_000,
      actions: expect.arrayContaining(['resume']) as unknown,
    });
    expect(await applied()).toEqual({ rows: 1_000, numbers: 1_000 });
    meanwhile = () => {};
    await steer('resume', secureId);
    expect(await until(secureId, ended)).toMatchObject({ state: 'COMPLETED', appliedRows: total });
    expect(await applied()).toEqual({ rows: total, numbers: total });
    expect(await noticesOf(secureId)).toEqual(['IMPORT_FAILED', 'IMPORT_FINISHED']);
  });

  it('is resumed within seven days only', async () => {
    const secureId = await confirmed(async (_, tx) => {
      await tx.updateTable('import_job').set({ stop_requested: true }).where('state', '=', 'RUNNING').execute();
    });
    await until(secureId, ({ state }) => state === 'STOPPED');
    meanwhile = () => {};
    server.current.setNow(new Date('2026-03-23T09:00:01+07:00'));
    expect((await steer('resume', secureId)).body.code).toBe('INVALID_STATE');
    server.current.setNow(new Date('2026-03-16T09:00:00+07:00'));
    await steer('resume', secureId);
    expect(await until(secureId, ended)).toMatchObject({ state: 'COMPLETED' });
  });
});

it('a preview holds for as many hours as the setting says', async () => {
  await db().updateTable('app_setting').set({ value: '5' }).where('key', '=', 'IMPORT_PREVIEW_HOURS').execute();
  settings(server.current.app.services).forget();
  const { result } = await upload(server.current, calls['importUpload'], starter, {
    name: 'angka.csv',
    content: 'number\n000001',
    fields: { force: 'true' },
  });
  const { expiresAt } = await until(result.secureId, ({ state }) => state === 'PREVIEWED');
  expect(new Date(expiresAt!).getTime() - server.current.app.services.now().getTime()).toBe(5 * 3_600_000);
});

describe('the lease of a run', () => {
  it('ends here when another process took it; a silent process loses it, and no row is applied twice', async () => {
    const secureId = await confirmed(async (batch, tx) => {
      if (batch === 2)
        await tx
          .updateTable('import_job')
          .set({ worker: 'elsewhere', heartbeat_at: sql`now()` })
          .where('state', '=', 'RUNNING')
          .execute();
    });
    await until(secureId, ({ appliedRows }) => appliedRows === 1_000);
    await recover();
    expect((await steer('cancel', secureId)).body.code).toBe('INVALID_STATE');
    expect(await jobOf(secureId)).toMatchObject({ state: 'RUNNING', appliedRows: 1_000 });
    expect(await applied()).toEqual({ rows: 1_000, numbers: 1_000 });
    await db()
      .updateTable('import_job')
      .set({ heartbeat_at: sql`now() - interval '61 seconds'` })
      .where('id', '=', secureId)
      .execute();
    await recover();
    expect(await until(secureId, ended)).toMatchObject({ state: 'COMPLETED', appliedRows: total });
    expect(await applied()).toEqual({ rows: total, numbers: total });
  });
});
