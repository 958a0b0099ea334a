import { setTimeout as wait } from 'node:timers/promises';
import { digits } from '@console/contracts/core/fields';
import { defineImport, importCalls, importJobCalls } from '@console/contracts/platform/imports';
import { text } from '@console/contracts/core/text';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import type { Caller } from '../../platform/context.ts';
import { defineHandler } from './handler.ts';
import { imports, registerImport } from './serve-imports.ts';

const definition = defineImport({
  module: 'card-types',
  importKind: 'targets',
  title: text('Angka'),
  upload: 'card-types/import-targets',
  apply: 'STAGED',
  example: { number: '000001' },
  columns: { number: { title: text('Angka'), field: digits({ maximum: 6 }), key: true } },
});
const calls = importCalls(definition);

/** Sizes of the pieces that were judged. */
let pieces: number[] = [];
/** What the judging of a piece waits for. */
let gate: Promise<void> = Promise.resolve();

/** Each row is applied to a hundred targets. */
const handler = defineHandler<typeof definition.columns>({
  definition,
  recordsPerRow: () => 100,
  async check(rows) {
    pieces.push(rows.length);
    await gate;
    return rows.map(() => ({ stored: null }));
  },
  apply: async () => [],
});
const server = useServer({ modules: [imports, (app) => registerImport(app, handler)] });
const starter = testCaller('HOOPS01', { 'card-types:browse': 'Input' });

async function send(rows: number) {
  pieces = [];
  const content = ['number', ...Array.from({ length: rows }, (_, at) => String(at).padStart(6, '0'))].join('\n');
  return upload(server.current, calls.importUpload, starter, {
    name: 'angka.csv',
    content,
    fields: { force: 'true' },
  });
}
const jobOf = async (secureId: string) =>
  (await server.current.call(importJobCalls.detail, admin, { parameters: { secureId } })).result;
const cancel = (secureId: string, by: Caller) =>
  server.current.call(importJobCalls.cancel, by, { body: { secureId, reason: 'salah berkas' } });
async function checked(secureId: string): Promise<{ readonly state: string; readonly newRows: number }> {
  for (;;) {
    const job = await jobOf(secureId);
    if (job.state !== 'VALIDATING') return job;
  }
}

test('a file is as large as the records it comes to, and is judged in pieces of a hundred rows', async () => {
  expect((await send(10)).result).toMatchObject({ state: 'PREVIEWED', newRows: 10 });
  const { result } = await send(201);
  expect(result).toMatchObject({ state: 'VALIDATING', totalRows: 201 });
  expect(await checked(result.secureId)).toMatchObject({ state: 'PREVIEWED', newRows: 201 });
  expect(pieces).toEqual([100, 100, 1]);
});

test('the counters of a file move while it is checked', async () => {
  const opened: (() => void)[] = [];
  const next = () => new Promise<void>((resolve) => opened.push(resolve));
  gate = next();
  const { secureId } = (await send(201)).result;
  const counted = async () => {
    const job = await jobOf(secureId);
    return `${job.state} ${job.newRows}`;
  };
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 500 && !(await isTrue()); tries += 1) await wait(20);
  };
  const seen = [await counted()];
  for (const at of [1, 2, 3]) {
    // The part waits for the gate of its time.
    await until(() => pieces.length === at);
    gate = at < 3 ? next() : Promise.resolve();
    opened.shift()!();
    const before = seen.at(-1);
    if (at < 3) await until(async () => (await counted()) !== before);
    else await checked(secureId);
    seen.push(await counted());
  }
  expect(seen).toEqual(['VALIDATING 0', 'VALIDATING 100', 'VALIDATING 200', 'PREVIEWED 201']);
  gate = Promise.resolve();
});

test('rows that come to more records than a file may have are refused before any is judged', async () => {
  expect((await send(1_001)).body).toMatchObject({
    errors: [{ field: 'file', code: 'TOO_MANY_APPLIED', parameters: { maximum: 1_000 } }],
  });
  expect(pieces).toEqual([]);
});

test('a large upload is answered before it is judged; its uploader cancels it, and nothing is left', async () => {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const { secureId } = (await send(11)).result;
  expect(await jobOf(secureId)).toMatchObject({ state: 'VALIDATING', actions: ['cancel'] });
  expect((await cancel(secureId, testCaller('HOOPS02', { '*': 'Full Access' }))).status).toBe(404);
  expect((await cancel(secureId, starter)).result).toMatchObject({ state: 'CANCELLED' });
  // The next file need not wait for the one that is cancelled.
  const next = (await send(11)).result;
  expect(next.state).toBe('VALIDATING');
  open();
  expect(await checked(next.secureId)).toMatchObject({ state: 'PREVIEWED', newRows: 11 });
  expect(await jobOf(secureId)).toMatchObject({ state: 'CANCELLED', newRows: 0 });
  const { app, database } = server.current;
  const left = async () =>
    database.db.selectFrom('import_row').select('row_no').where('job_id', '=', secureId).execute();
  for (let tries = 0; tries < 100 && (await left()).length > 0; tries += 1) await jobOf(secureId);
  expect(await left()).toEqual([]);
  await expect(fileStoreOf(app.services).open(secureId)).rejects.toMatchObject({ code: 'ENOENT' });
});
