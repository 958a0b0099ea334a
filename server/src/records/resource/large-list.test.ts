import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';

const server = useServer({ modules: [zipCodeModule] });
const calls = callsOf(zipCodes);
const list = (query: object = {}) => server.current.call(calls['list'], admin, { query: { size: 100, ...query } });

/** Adds rows beyond 10,000, with planner statistics of a table of two million. */
async function grow(): Promise<void> {
  const { db } = server.current.database;
  await sql`insert into zip_code (id, created_by, updated_by, code, kelurahan, kecamatan, kota, provinsi, office_code)
    select gen_random_uuid(), 'TEST', 'TEST', (96000 + n % 900)::text, 'Tempat ' || n, 'Kecamatan', 'Kota Besar',
    'Sulawesi Utara', '19050' from generate_series(1, 10500) n`.execute(db);
  await sql`update pg_class set reltuples = 2000000 where oid = 'zip_code'::regclass`.execute(db);
}

test('the list of a table that has grown above a million rows counts to 10,000 and pages no further', async () => {
  await grow();
  expect((await list()).result).toMatchObject({ total: 10_000, totalCapped: true });
  expect((await list({ page: 100 })).result.rows).toHaveLength(100);
  expect(await list({ page: 101 })).toMatchObject({ status: 422, body: { code: 'NARROW_FILTER' } });
  const { result } = await list({ provinsi: 'DKI Jakarta' });
  expect(result.totalCapped).toBeUndefined();
  expect(result.total).toBeLessThan(10_000);
});

test('a change of everything in it that cannot be counted to its end asks for a narrower filter', async () => {
  expect(
    await server.current.call(calls['deactivate-all'], admin, {
      body: { filter: {}, expectedCount: 10_000, reason: 'semua sekaligus' },
    }),
  ).toMatchObject({ status: 422, body: { code: 'NARROW_FILTER' } });
});
