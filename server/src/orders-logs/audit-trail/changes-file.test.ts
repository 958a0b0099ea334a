import { mras } from '@console/contracts/branches-stores/mra';
import { callsOf } from '@console/contracts/core/resource';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const server = useServer({ modules });
const today = jakartaDay(seedDate);
const calls = callsOf(mras);
const file = (query: object = {}, caller = admin) =>
  server.current.call(auditTrail.calls.changes, caller, {
    query: { module: 'mra', from: today, to: today, format: 'csv', reason: 'laporan bulanan', ...query },
  });
const linesOf = async (query: object = {}) => (await file(query)).text.trim().split('\r\n').slice(1);

test('each changed field of a module stands in a row of its own, with both values', async () => {
  const [area] = (await server.current.call(calls.list, admin)).result.rows;
  const [before, ofOthers] = [await linesOf(), await linesOf({ module: 'mro' })];
  // The same file within some minutes is not made again.
  server.current.setNow(new Date(seedDate.getTime() + 15 * 60_000));
  const body = { ...area, headName: 'Budi Uji', city: 'Kota Uji' };
  expect((await server.current.call(calls.update, admin, { body })).status).toBe(200);
  expect(await linesOf({ module: 'mro' })).toEqual(ofOthers);
  const rows = (await linesOf()).slice(before.length);
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.includes('Kota Uji'))).toContain(area.city);
  expect(rows.every((row) => row.includes('ADMIN01') && row.includes(area.name))).toBe(true);
});

test('a period is at most 31 days, a reason is needed, and so is the right to export the trail', async () => {
  expect((await file({ from: '2020-01-01' })).body).toMatchObject({ code: 'NARROW_FILTER' });
  expect((await file({ reason: undefined })).body.errors).toMatchObject([{ field: 'reason', code: 'REQUIRED' }]);
  const viewer = testCaller('AUDIT01', { 'audit-trail:browse': 'View Only', 'mra:browse': 'View and Export' });
  expect((await file({}, viewer)).status).toBe(403);
});
