import { masterCalls } from '@console/contracts/branches-stores/master';
import { mras } from '@console/contracts/branches-stores/mra';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const server = useServer({ modules });
const calls = callsOf(mras);
const tomorrow = new Date(seedDate.getTime() + 86_400_000);
const [before, after] = [jakartaDay(seedDate), jakartaDay(tomorrow)];
const state = (day: string, set = 'mra', caller = admin) =>
  server.current.call(masterCalls.state, caller, { query: { set, day } });
const linesOf = async (day: string, columns: readonly string[], caller = admin) =>
  (
    await server.current.call(masterCalls.stateFile, caller, {
      query: { set: 'mra', day, format: 'csv', columns: [...columns], reason: 'periksa keadaan lama' },
    })
  ).text
    .trim()
    .split('\r\n')
    .slice(1);

test('a set stands on a day as it was then: values, names of references and status, from the audit trail', async () => {
  const { rows, total } = (await server.current.call(calls.list, admin, { query: { status: 'active', size: 50 } }))
    .result;
  const [moved, ended] = rows;
  const other = rows.find(({ regionId }: { regionId: string }) => regionId !== moved.regionId);
  const columns = ['mraCode', 'regionId', 'headName', 'status'];
  const stood = await linesOf(before, columns);
  server.current.setNow(tomorrow);
  const values = { ...moved, regionId: other.regionId, headName: 'Budi Uji', reason: 'wilayah disusun ulang' };
  expect((await server.current.call(calls.update, admin, { body: values })).status).toBe(200);
  const { version } = (await server.current.call(calls.detail, admin, { parameters: { secureId: moved.secureId } }))
    .result;
  // A second change of the same field: the first value before it counts.
  server.current.setNow(new Date(tomorrow.getTime() + 1000));
  await server.current.call(calls.update, admin, { body: { ...values, version, headName: 'Siti Uji' } });
  await sql`update mra set created_at = ${tomorrow} where id = ${ended.secureId}`.execute(server.current.database.db);
  const now = await linesOf(after, columns);
  expect(now).toHaveLength(stood.length);
  expect(now.find((line) => line.startsWith(moved.mraCode))).toContain('Siti Uji');
  expect(now.find((line) => line.startsWith(moved.mraCode))).toContain(other.references.regionId.code);
  const then = await linesOf(before, columns);
  expect(then.find((line) => line.startsWith(moved.mraCode))).toBe(
    stood.find((line) => line.startsWith(moved.mraCode)),
  );
  // What was made later was not there.
  expect(then).toEqual(stood.filter((line) => !line.startsWith(ended.mraCode)));
  expect((await state(before)).result.total).toBe(stood.length - 1);
  expect((await state(after)).result).toMatchObject({ total: stood.length, columns: expect.arrayContaining(columns) });
  expect(total).toBeGreaterThan(0);
});

test('a set with periods, a day to come and a set that the person may not take have no state', async () => {
  expect((await state(before, 'qanun-branch')).status).toBe(404);
  expect((await state('2099-01-01')).body.errors).toMatchObject([{ field: 'day', code: 'AFTER_TODAY' }]);
  const viewer = testCaller('HOOPS02', { 'master:browse': 'View Only', 'mra:browse': 'View Only' });
  expect((await state(before, 'mra', viewer)).status).toBe(404);
  expect((await state(before, 'nothing')).status).toBe(404);
});
