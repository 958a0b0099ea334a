import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { upload } from '../../../test/upload.ts';
import { settings } from '../../people/settings/settings.ts';
import {
  calls,
  undisturbed,
  server,
  db,
  starter,
  total,
  jobOf,
  steer,
  recover,
  until,
  ended,
  confirmed,
  applied,
  noticesOf,
} from './number-import.fixtures.ts';

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
    undisturbed();
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
    undisturbed();
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
