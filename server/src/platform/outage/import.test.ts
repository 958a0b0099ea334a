import { setTimeout as wait } from 'node:timers/promises';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { importJobCalls, type ImportJob } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { admin } from '../../../test/callers.ts';
import { FaultyDatabase } from '../../../test/faulty.ts';
import { useServer } from '../../../test/server.ts';
import { imports } from '../../records/imports/serve-imports.ts';

/**
 * An import interrupted by a short database outage continues when the database is back, without waiting for its lease
 * to expire.
 */

const faulty = new FaultyDatabase();
const server = useServer({ modules: [zipCodeModule, imports], seenThrough: faulty.over });
const calls = callsOf(zipCodes);

async function job(id: string): Promise<ImportJob> {
  return (await server.current.call(importJobCalls.detail, admin, { parameters: { secureId: id } }))
    .result as ImportJob;
}
async function until(id: string, wanted: (now: ImportJob) => boolean): Promise<ImportJob> {
  for (;;) {
    const now = await job(id);
    if (wanted(now)) return now;
    if (now.state === 'FAILED') throw new Error('The import has failed');
    await wait(20);
  }
}
async function away(error: () => Error, milliseconds: number): Promise<void> {
  faulty.fault = { connecting: error, asking: { error } };
  await wait(milliseconds);
  faulty.fault = null;
}

test.each<[string, () => Error]>([
  ['is restarted', () => Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['cannot be reached', () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
])('an import continues by itself when its database %s', async (name, error) => {
  const body = new FormData();
  const rows = Array.from(
    { length: 3_000 },
    (_, n) => `${95_200 + (n % 2_000)},Kelurahan ${name} ${n},Kecamatan ${n % 7},Makassar,Sulawesi Selatan,19010`,
  );
  const file = ['zip_code,kelurahan,kecamatan,kota,provinsi,office_code', ...rows].join('\n');
  body.append('file', new Blob([file], { type: 'text/csv' }), 'impor.csv');
  const { result } = await server.current.call(calls['importUpload'], admin, { body });
  const id = (result as ImportJob).secureId;
  await until(id, ({ state }) => state === 'PREVIEWED');
  const confirmed = server.current.call(calls['importConfirm'], admin, { body: { importId: id } });
  await until(id, ({ state, appliedRows }) => state !== 'PREVIEWED' && appliedRows > 0);
  await away(error, 1_000);
  await confirmed;
  // Far below the minute after which a silent worker counts as dead: the test does not wait for that.
  expect(await until(id, ({ state }) => state === 'COMPLETED')).toMatchObject({ appliedRows: 3_000, failedRows: 0 });
});
