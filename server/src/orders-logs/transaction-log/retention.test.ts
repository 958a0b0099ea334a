import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { callsOf } from '@console/contracts/core/resource';
import { rejectLog, transactionLog } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { partsOfLog } from '../../platform/database/by-month.ts';
import { keepLogs } from '../../platform/logs/retention.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const run = (at = '2029-04-20T03:00:00Z') => {
  server.current.setNow(new Date(at));
  return keepLogs(server.current.app, new AbortController().signal);
};
const count = async (table: string, where = sql`true`) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} where ${where}`.execute(db()))
    .rows[0]!.count;
const fault = (id: string, at: string) =>
  sql`insert into error_log (id, created_by, updated_by, at, severity,
  error_code, fingerprint) values (${id}, 'SYSTEM', 'SYSTEM', ${at}, 'ERROR', 'LATER', ${'0'.repeat(20)})`.execute(
    db(),
  );
const logs = ['transaction_log', 'otp_log', 'reject_log', 'error_log'];

test('a log has a part for each coming month; a row without one waits in the rest until it is made', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  await fault(id, '2029-05-31T18:30:00Z');
  expect(await count('error_log_rest', sql`id = ${id}`)).toBe(1);
  await run();
  for (const log of logs) {
    const names = (await partsOfLog(db(), log)).map(({ name }) => name);
    expect(names.slice(-4)).toEqual(['2029_04', '2029_05', '2029_06', 'rest'].map((part) => `${log}_${part}`));
  }
  // The last evening of May in UTC is June in Jakarta.
  expect(await count('error_log_2029_06', sql`id = ${id}`)).toBe(1);
  expect(await count('error_log', sql`id = ${id}`)).toBe(1);
  expect(await run()).toMatchObject({ done: 0 });
});

test('what is older than 13 months is in a file before it goes, and the log stays in use', async () => {
  await run();
  const files = await sql<{
    log: string;
    rows: number;
    hash: string;
    file: string;
  }>`select log, row_count as rows, hash,
    file_id as file from log_archive`.execute(db());
  const rejects = files.rows.find(({ log }) => log === 'reject_log')!;
  expect(rejects.rows).toBe(160);
  expect(rejects.hash).toMatch(/^[\da-f]{64}$/);
  const text = gunzipSync(await buffer(await fileStoreOf(server.current.app.services).open(rejects.file))).toString();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { reject_code: string; at: string });
  expect(lines).toHaveLength(160);
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted());
  for (const log of logs) expect(await count(log, sql`at < '2028-03-01'`)).toBe(0);
  expect(await count('scheduler_log', sql`started_at < '2028-03-01'`)).toBe(0);
  for (const resource of [rejectLog, transactionLog])
    expect((await server.current.call(callsOf(resource as never).list, admin, {} as never)).status).toBe(200);
  await fault('22222222-2222-4222-8222-222222222222', '2029-04-20T03:00:00Z');
  expect(await count('error_log_2029_04', sql`error_code = 'LATER'`)).toBe(1);
});

test('messages that still wait for the core system stay, however old they are', async () => {
  await run();
  const old = sql`at < '2028-03-01'`;
  expect(await count('orderfull_message', sql`${old} and status in ('QUEUED', 'SENT', 'RETRY')`)).toBeGreaterThan(0);
  expect(await count('orderfull_message', sql`${old} and status in ('ACKED', 'REFUSED', 'FAILED')`)).toBe(0);
});

test('rows of a log that is never changed are not changed in its new parts either', async () => {
  await run();
  await expect(sql`delete from reject_log`.execute(db())).rejects.toThrow('never changed or removed');
  await expect(sql`update transaction_log set ip = null`.execute(db())).rejects.toThrow('never changed or removed');
});

test('files go after five years', async () => {
  await run();
  const { rows } = await sql<{ file: string }>`select file_id as file from log_archive
    where log = 'reject_log'`.execute(db());
  await run('2034-06-02T03:00:00Z');
  await expect(fileStoreOf(server.current.app.services).open(rows[0]!.file)).rejects.toThrow('ENOENT');
});
