import { setTimeout as wait } from 'node:timers/promises';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import type { ImportJob } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { ofSelection, prepared } from '../../../test/environment.ts';
import { ImportProgram, isDone } from '../../../test/import-program.ts';

/** The real program is killed in the middle of an import and started again; no row is lost or doubled. */

let program: ImportProgram;
beforeEach(() => {
  program = new ImportProgram();
});
afterEach(() => program.remove());

/** Rows that a file adds: enough transactions of 500 to end the process between two. */
const added = ofSelection({ gate: 4_000, all: 8_000 });

test('an import in transactions of 500 rows continues where it was, however often its process is killed', async () => {
  const calls = callsOf(zipCodes);
  const news = Array.from(
    { length: added },
    (_, n) => `${95_200 + (n % 2_000)},Kelurahan ${n},Kecamatan ${n % 7},Makassar,Sulawesi Selatan,19010`,
  );
  await program.start();
  const headers = await program.signIn('ADMIN01');
  const { rows: stored } = await program.call<{
    rows: { code: string; kelurahan: string; kecamatan: string; provinsi: string; officeCode: string }[];
  }>(calls['list'], headers, { query: '?size=100&page=3' });
  const changes = stored.map(
    (row) => `${row.code},${row.kelurahan},${row.kecamatan},Kota Baru,${row.provinsi},${row.officeCode}`,
  );
  const job = await program.upload(calls['importUpload'], headers, [
    'zip_code,kelurahan,kecamatan,kota,provinsi,office_code',
    ...news,
    ...changes,
  ]);
  expect(job.state).toBe('VALIDATING');
  await program.killAndStartAgain();
  expect(await program.until(headers, job.secureId, ({ state }) => state === 'PREVIEWED')).toMatchObject({
    newRows: added,
    changedRows: 100,
    errorRows: 0,
  });
  // Not awaited: a fast database answers first, a slow one may be killed before the answer.
  program.call(calls['importConfirm'], headers, { body: { importId: job.secureId } }).catch(() => {});
  let reached = 0;
  let killed = 0;
  while (killed < ofSelection({ gate: 1, all: 2 })) {
    const { appliedRows, state } = await program.until(
      headers,
      job.secureId,
      (now) => now.appliedRows > reached || isDone(now),
    );
    if (state === 'COMPLETED') break;
    reached = appliedRows;
    await program.killAndStartAgain();
    killed += 1;
  }
  expect(killed).toBeGreaterThan(0);
  expect(await program.until(headers, job.secureId, isDone)).toMatchObject({
    appliedRows: added + 100,
    failedRows: 0,
    rowsToApply: added + 100,
  });

  const found = await program.afterwards(async (db) => ({
    rows: (
      await sql<{
        key: string;
        version: number;
      }>`select code || ',' || kelurahan || ',' || kecamatan as key, version from zip_code
        where kelurahan like 'Kelurahan %' order by created_at`.execute(db)
    ).rows,
    moved: (
      await sql<{ version: number; kota: string }>`select version, kota from zip_code where kota = 'Kota Baru'`.execute(
        db,
      )
    ).rows,
    audited: (
      await sql<{
        action: string;
        total: number;
        records: number;
      }>`select action, count(*) as total, count(distinct entity_id) as records from audit_entry
        where parent_id = (select audit_id from import_job where id = ${job.secureId}) group by action
        order by action`.execute(db)
    ).rows,
    notices: (
      await sql<{ kind: string }>`select kind from console_notice where link like ${`%${job.secureId}`}`.execute(db)
    ).rows,
  }));
  expect(found.rows.map(({ key }) => key).toSorted()).toEqual(
    news.map((row) => row.split(',').slice(0, 3).join(',')).toSorted(),
  );
  expect(new Set(found.rows.map(({ version }) => version))).toEqual(new Set([1]));
  expect(found.moved).toEqual(Array.from({ length: 100 }, () => ({ version: 2, kota: 'Kota Baru' })));
  expect(found.audited).toEqual([
    { action: 'CREATE', total: added, records: added },
    { action: 'UPDATE', total: 100, records: 100 },
  ]);
  expect(found.notices).toEqual([{ kind: 'IMPORT_FINISHED' }]);
});

// The gate sees that a killed import is resumed. That a transaction is there as a whole is the database's work.
if (prepared.selection !== 'gate')
  test('an import that becomes visible in one step is there as a whole or not at all', async () => {
    const calls = callsOf(blacklistPhoneNumbers);
    const phones = Array.from({ length: 2_500 }, (_, n) => `0857${String(10_000_000 + n)}`);
    await program.start();
    const maker = await program.signIn('HOOPS01');
    const checker = await program.signIn('ADMIN01');
    const job = await program.upload(calls['importUpload'], maker, [
      'phone,category,note,effective_from,effective_until',
      ...phones.map((phone) => `${phone},FRAUD,Dipakai untuk pengajuan palsu,2026-03-16,`),
    ]);
    await program.until(maker, job.secureId, ({ state }) => state === 'PREVIEWED');
    expect(
      await program.call(calls['importConfirm'], maker, {
        body: { importId: job.secureId, reason: 'Sesuai memo direksi 27' },
      }),
    ).toMatchObject({
      state: 'WAITING_APPROVAL',
    });
    const approve = () =>
      program.call<ImportJob>(calls['importApprove'], checker, { body: { importId: job.secureId, note: null } });
    const interrupted = approve().catch(() => null);
    await wait(200);
    await program.killAndStartAgain();
    await interrupted;
    if ((await program.jobOf(checker, job.secureId)).state === 'WAITING_APPROVAL') await approve();
    expect(await program.until(checker, job.secureId, isDone)).toMatchObject({ appliedRows: 2_500, failedRows: 0 });
    const found = await program.afterwards(
      async (db) =>
        (
          await sql<{ rows: number; phones: number }>`
      select count(*) as rows, count(distinct phone_hash) as phones from blacklist_phone
        where source = 'IMPORT' and created_by = 'HOOPS01'`.execute(db)
        ).rows[0],
    );
    expect(found).toEqual({ rows: 2_500, phones: 2_500 });
  });
