import { setTimeout as wait } from 'node:timers/promises';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { runCalls, type BackgroundRun } from '@console/contracts/platform/runs';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { registerZipCodeUser } from '../../branches-stores/zip-code/users.ts';
import { userId } from '../../shell/user/seed.ts';
import { createApp } from '../../platform/http/create-app.ts';
import type { Module } from '../../platform/http/application.ts';
import { runs } from './module.ts';
import { foundation } from '../../foundation.ts';

const calls = callsOf(zipCodes);
const starter = { ...admin, userId: userId('ADMIN01') };
const other = testCaller('HOOPS01', { '*': 'Full Access' }, { userId: userId('HOOPS01') });
const inhabited = '10101';
/** A module whose records refer to one zip code, which therefore may not become inactive. */
const members: Module = (app) =>
  registerZipCodeUser(app, {
    module: 'member',
    blocks: true,
    count: async (_db, codes) =>
      new Map(codes.filter((code) => code === inhabited).map((code) => [code, { active: 3, ever: 3 }])),
  });
const modules = [members, runs, zipCodeModule];
const server = useServer({ modules });

const switchAll = (action: 'activate' | 'deactivate', expectedCount: number, filter: object = {}) =>
  server.current.call(calls[`${action}-all`], starter, { body: { filter, expectedCount, reason: 'pembersihan data' } });
const read = async (runId: string): Promise<BackgroundRun> =>
  (await server.current.call(runCalls.detail, starter, { parameters: { secureId: runId } })).result;

async function ended(runId: string): Promise<BackgroundRun> {
  for (;;) {
    const run = await read(runId);
    if (run.state !== 'RUNNING') return run;
    await wait(20);
  }
}

const audited = async (runId: string): Promise<number> => {
  const { audit_id: parent } = await server.current.database.db
    .selectFrom('background_run')
    .select('audit_id')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  const { count } = await server.current.database.db
    .selectFrom('audit_entry')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('parent_id', '=', parent)
    .executeTakeFirstOrThrow();
  return count;
};
const total = 1_240;

test('above 500 records a run changes exactly those of the filter, and reports what it skipped and why', async () => {
  const { status, result } = await switchAll('deactivate', total);
  expect({ status, changed: result.changed }).toEqual({ status: 202, changed: 0 });
  const run = await ended(result.runId);
  expect(run).toMatchObject({
    module: 'zip-code',
    action: 'deactivate',
    state: 'COMPLETED_WITH_SKIPS',
    total,
    startedBy: 'ADMIN01',
    reason: 'pembersihan data',
    actions: ['retry'],
  });
  expect(run.skipped).toBeGreaterThan(0);
  expect(run.changed + run.skipped).toBe(total);
  expect(await audited(run.secureId)).toBe(run.changed);
  const { result: left } = await server.current.call(calls['list'], starter, { query: { status: 'active' } });
  expect(left.total).toBe(run.skipped);
  const { result: skipped } = await server.current.call(runCalls.skipped, starter, {
    parameters: { secureId: run.secureId },
  });
  expect(skipped.total).toBe(run.skipped);
  expect(skipped.rows[0]).toMatchObject({
    label: `${inhabited} Sukamaju`,
    code: 'IN_USE',
    message: 'Data masih digunakan',
  });
  const { result: done } = await server.current.call(runCalls.changed, starter, {
    parameters: { secureId: run.secureId },
  });
  expect(done).toMatchObject({ total: run.changed, page: 1, size: 50 });
  expect(done.rows).toHaveLength(50);
  expect(done.rows[0].label).toMatch(/^\d{5} /);
  expect((await server.current.call(runCalls.changed, other, { parameters: { secureId: run.secureId } })).status).toBe(
    404,
  );
  expect((await server.current.call(runCalls.detail, other, { parameters: { secureId: run.secureId } })).status).toBe(
    404,
  );
  expect((await server.current.call(runCalls.list, other)).result.total).toBe(0);
  expect((await server.current.call(runCalls.cancel, starter, { body: { secureId: run.secureId } })).body.code).toBe(
    'INVALID_STATE',
  );
});

test('what a run skipped is repeated by those who may still change all, and by nobody else', async () => {
  const { result } = await server.current.call(runCalls.list, starter, { query: { module: 'zip-code' } });
  const [run] = result.rows as BackgroundRun[];
  const body = { secureId: run!.secureId };
  const lesser = testCaller('ADMIN01', { '*': 'Input' }, { userId: userId('ADMIN01') });
  const anotherAdmin = { ...admin, userId: userId('ADMIN02') };
  expect((await server.current.call(runCalls.retry, anotherAdmin, { body })).body.code).toBe('INVALID_STATE');
  expect((await server.current.call(runCalls.retry, lesser, { body })).body.code).toBe('FORBIDDEN');
  expect((await server.current.call(runCalls.retry, other, { body })).status).toBe(404);
  const again = await server.current.call(runCalls.retry, starter, { body });
  expect(await ended(again.result.runId)).toMatchObject({ total: run!.skipped, changed: 0, skipped: run!.skipped });
});

test('another count than the one seen is refused and nothing is changed', async () => {
  expect(await switchAll('activate', total - 1)).toMatchObject({
    status: 409,
    body: { code: 'COUNT_CHANGED', result: { count: total } },
  });
});

test('a run touches the records that the filter had when it began, and no others', async () => {
  const { db } = server.current.database;
  const { result } = await switchAll('activate', total);
  const kept = await db
    .selectFrom('background_run')
    .select('total')
    .where('id', '=', result.runId)
    .executeTakeFirstOrThrow();
  expect(kept.total).toBe(total);
  await db
    .insertInto('zip_code')
    .values({
      ...(await db.selectFrom('zip_code').selectAll().limit(1).executeTakeFirstOrThrow()),
      id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      code: '99901',
      kelurahan: 'Baru',
      status: 'inactive',
    })
    .execute();
  const run = await ended(result.runId);
  expect(run.changed + run.skipped).toBe(total);
  const fresh = await db
    .selectFrom('zip_code')
    .select('status')
    .where('id', '=', 'ffffffff-ffff-4fff-bfff-ffffffffffff')
    .executeTakeFirstOrThrow();
  expect(fresh.status).toBe('inactive');
  await db.deleteFrom('zip_code').where('id', '=', 'ffffffff-ffff-4fff-bfff-ffffffffffff').execute();
  expect(await db.selectFrom('background_run_record').selectAll().execute()).toEqual([]);
  expect((await ended((await switchAll('deactivate', total)).result.runId)).changed).toBeGreaterThan(0);
});

test('a program that ends leaves the run to the next one, which continues without doing a record twice', async () => {
  const { result } = await switchAll('activate', total);
  await server.current.app.http.close();
  const { configuration, now, database, db } = server.current.app.services;
  const next = await createApp({
    configuration,
    database,
    db,
    now,
    modules: [...foundation, ...modules],
    authenticate: server.current.app.authenticate,
  });
  await next.http.listen({ host: '127.0.0.1', port: 0 });
  try {
    const state = () =>
      db.selectFrom('background_run').selectAll().where('id', '=', result.runId).executeTakeFirstOrThrow();
    while ((await state()).state === 'RUNNING') await wait(20);
    const run = await state();
    // The records of the referenced code had never become inactive.
    const skips = await db
      .selectFrom('background_run_skip')
      .select('code')
      .distinct()
      .where('run_id', '=', run.id)
      .execute();
    expect(skips).toEqual([{ code: 'UNCHANGED' }]);
    expect(run.changed + run.skipped).toBe(total);
    expect(await audited(run.id)).toBe(run.changed);
    const { count } = await db
      .selectFrom('zip_code')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(count).toBe(total);
  } finally {
    await next.http.close();
  }
});
