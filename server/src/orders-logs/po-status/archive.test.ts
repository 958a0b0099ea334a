import { callsOf } from '@console/contracts/core/resource';
import { runCalls } from '@console/contracts/platform/runs';
import { poArchive, poArchiveNmc, poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { archiveOrders } from '../orders/archive.ts';
import { brokenOrders } from '../orders/order-invariants.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const calls = callsOf(poArchive);
const starter = { ...admin, userId: userId('ADMIN01') };
const keeper = testCaller('HOOPS01', { '*': 'Input' });
const reason = 'diperlukan untuk pemeriksaan';

const list = (query: Readonly<Record<string, unknown>> = {}, call = calls.list) =>
  server.current.call(call, starter, { query: query as never });
const archived = async (where = 'true') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order
    where business_line = 'SPEKTRA' and archived_at is not null and ${sql.raw(where)}`.execute(db());
  return rows[0]!.count;
};
const restore = ({ secureId, version }: { secureId: string; version: number }, by = starter) =>
  server.current.call(calls.restore, by, { body: { secureId, version, reason } });

test('the archive shows orders archived in the last month unless a period of at most 366 days is given', async () => {
  expect((await list()).result.total).toBe(await archived(`archived_at >= '2026-02-15 00:00+07'`));
  expect((await list({ from: '2025-12-01' })).result.total).toBe(
    await archived(`purchase_date >= '2025-12-01 00:00+07'`),
  );
  expect((await list({ from: '2025-01-01', to: '2026-03-16' })).body).toMatchObject({ code: 'NARROW_FILTER' });
  const { rows } = (await list()).result;
  const live = await server.current.call(callsOf(poStatus).list, admin, { query: { search: rows[0].applNo } as never });
  expect(live.result.total).toBe(0);
  expect((await list({}, callsOf(poArchiveNmc).list)).result.total).toBeGreaterThan(0);
});

test('a restored order is live in its status, and the nightly job leaves it alone', async () => {
  const [row] = (await list()).result.rows;
  expect((await restore(row, keeper as never)).status).toBe(403);
  expect((await restore(row)).status).toBe(200);
  const { rows } = await sql<{ archived: string | null; by: string; status: string; until: string }>`
    select archived_at as archived, restored_by as by, status, archive_hold_until as until
    from purchase_order where id = ${row.secureId}`.execute(db());
  expect(rows[0]).toMatchObject({ archived: null, by: 'ADMIN01', status: row.status });
  await archiveOrders(server.current.app.services);
  const again = await restore({ secureId: row.secureId, version: row.version + 1 });
  expect({ status: again.status, code: again.body.code, by: again.body.result.restoredBy }).toEqual({
    status: 409,
    code: 'NOT_ARCHIVED',
    by: 'ADMIN01',
  });
  const { rows: entries } = await sql<{ action: string; reason: string }>`select action, reason from audit_entry
    where entity_id = ${row.secureId} and outcome = 'success'`.execute(db());
  expect(entries).toEqual([{ action: 'RESTORE', reason }]);
});

test('an order that was never archived is not found in the archive, nor are its parts and hidden values', async () => {
  const { rows } = await sql<{ id: string }>`select id from purchase_order where business_line = 'SPEKTRA'
    and archived_at is null and restored_at is null and deleted_at is null and po_number is not null limit 1`.execute(
    db(),
  );
  const parameters = { secureId: rows[0]!.id };
  for (const call of [calls.detail, poArchive.calls.parts, poArchive.calls.document])
    expect((await server.current.call(call as never, starter, { parameters })).status).toBe(404);
  const body = { field: 'nik', reason };
  expect((await server.current.call(calls.reveal, starter, { parameters, body: body as never })).status).toBe(404);
});

test('all orders of a filter are restored by a run that counts them first', async () => {
  const filter = { status: ['REJECTED'], from: '2025-10-01' };
  const expectedCount = await archived(`status = 'REJECTED'`);
  const start = (count: number) =>
    server.current.call(calls['restore-many'], starter, {
      body: { filter, values: { reason }, expectedCount: count },
    });
  expect((await start(expectedCount + 1)).body).toMatchObject({ code: 'COUNT_CHANGED' });
  const { result } = await start(expectedCount);
  const read = async () =>
    (await server.current.call(runCalls.detail, starter, { parameters: { secureId: result.runId } })).result;
  while ((await read()).state === 'RUNNING') await wait(20);
  expect(await read()).toMatchObject({ state: 'COMPLETED', changed: expectedCount });
  expect(await archived(`status = 'REJECTED'`)).toBe(0);
  expect(await brokenOrders(db())).toEqual([]);
});
