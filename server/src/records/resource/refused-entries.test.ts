import { callsOf } from '@console/contracts/core/resource';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { currentRecords } from './current-record.ts';

const server = useServer({ modules: [currentRecords, zipCodeModule] });
const calls = callsOf(zipCodes);
const zipCode = async (search: string) =>
  (await server.current.call(calls.list, admin, { query: { search, size: 10 } })).result.rows[0];
const lastEntry = (username: string) =>
  server.current.database.db
    .selectFrom('audit_entry')
    .select(['action', 'code', 'entity_id', 'entity_label', 'reason', 'record_count'])
    .where('username', '=', username)
    .where('outcome', '=', 'refused')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

test('a refused act is kept with the record and the reason that was given', async () => {
  const { secureId, version } = await zipCode('23101');
  await server.current.call(calls['deactivate'], viewer, {
    body: { secureId, version, reason: 'sudah tidak dipakai' },
  });
  expect(await lastEntry(viewer.username)).toMatchObject({
    action: 'DEACTIVATE',
    code: 'FORBIDDEN',
    entity_id: secureId,
    entity_label: expect.stringContaining('23101'),
    reason: 'sudah tidak dipakai',
  });
});

test('of a record that the caller does not see, the entry has the id alone', async () => {
  const { secureId, version } = await zipCode('24301');
  const blind = testCaller('BUTA01', { 'zip-code:browse': 'Input' }, { scope: { type: 'none' } as never });
  await server.current.call(calls['delete'], blind, { body: { secureId, version, reason: 'uji coba' } });
  expect(await lastEntry('BUTA01')).toMatchObject({ entity_id: secureId, entity_label: null, reason: 'uji coba' });
});
