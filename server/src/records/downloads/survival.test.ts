import { setTimeout as wait } from 'node:timers/promises';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import {
  downloadManagement,
  type Download,
  type QueuedDownload,
} from '@console/contracts/orders-logs/download-management';
import { addressOf } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { prepared } from '../../../test/environment.ts';
import { Program } from '../../../test/program.ts';
import { connect, openDatabase } from '../../platform/database/open.ts';
import { silentForSeconds } from '../../platform/jobs/leases.ts';

/** The real program is killed while it generates a file; the next process generates the whole file again. */

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.remove());
const calls = callsOf(downloadManagement);

type Headers = Readonly<Record<string, string>>;
const detailOf = (headers: Headers, secureId: string) =>
  program.call<Download>(calls['detail'], headers, { parameters: { secureId } });
async function until(headers: Headers, secureId: string, wanted: (download: Download) => boolean): Promise<Download> {
  for (;;) {
    const download = await detailOf(headers, secureId);
    if (wanted(download)) return download;
    if (download.state === 'failed') throw new Error(`${download.message}: ${program.complaint}`);
    await wait(10);
  }
}

/** Expires the leases of the killed process. The embedded database needs no waiting. */
async function letLeasesLapse(): Promise<void> {
  if (!program.databaseUrl) return;
  const { db } = connect(program.databaseUrl);
  await sql`
    update download_job set heartbeat_at = now() - make_interval(secs => ${silentForSeconds + 1})
    where worker is not null`.execute(db);
  await db.destroy();
}

/** Adds enough places to kill the program in the middle of the file. */
async function multiply(): Promise<void> {
  const database = await openDatabase({
    databaseUrl: program.databaseUrl,
    dataDirectory: program.dataDirectory,
    workerFile: prepared.worker,
  });
  await sql`
    insert into zip_code (id, created_by, updated_by, code, kelurahan, kecamatan, kota, provinsi, office_code,
      office_code_nmc, office_code_ufi)
    select gen_random_uuid(), 'TEST', 'TEST', code, kelurahan || ' ' || n, kecamatan, kota, provinsi, office_code,
    office_code_nmc, office_code_ufi from zip_code, generate_series(1, 60) n where deleted_at is null`.execute(
    database.db,
  );
  await database.close();
}

test('a download whose process is killed goes back into the queue and comes whole', async () => {
  await program.start();
  await program.end('SIGTERM');
  await multiply();
  await program.start();
  let headers = await program.signIn('ADMIN01');
  const { downloadSecureId: id, status } = await program.call<QueuedDownload>(callsOf(zipCodes)['download'], headers, {
    query: '?format=csv&columns=code&columns=kelurahan',
  });
  expect(status).toBe('queued');
  await until(headers, id, ({ state }) => state !== 'queued');
  expect(await program.end('SIGKILL')).toBeNull();
  await letLeasesLapse();
  await program.start();
  headers = await program.signIn('ADMIN01');
  const ready = await until(headers, id, ({ state }) => state === 'ready');
  expect(ready.timeline!.map(({ event }) => event)).toEqual(['queued', 'running', 'queued', 'running', 'ready']);
  expect(ready.rowCount).toBe(ready.totalRows);
  const file = await fetch(`${program.origin}${addressOf(calls['file'], { secureId: id })}`, { headers });
  expect((await file.text()).split('\r\n').length - 2).toBe(ready.totalRows);
});
