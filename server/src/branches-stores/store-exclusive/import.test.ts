import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { storeExclusiveImport } from '@console/contracts/branches-stores/store-terms/import';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { branchesStoresModules } from '../modules.ts';
import { storeCode } from '../outlet/store-seed.ts';
import { end, exclusiveOf, maker, start } from './stores.fixtures.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const calls = callsOf(storeExclusiveRates);
const { applied } = exclusiveOf(server);
const header = Object.keys(storeExclusiveImport.columns).join(',');
const code = storeCode(18);
const period = `${start},${end},PKS/2027/11`;

const send = async (rows: readonly string[]) =>
  (
    await upload(server.current, calls.importUpload, maker, {
      name: 'rate-toko.csv',
      content: [header, ...rows, ''].join('\n'),
      fields: { force: 'true' },
    })
  ).result as { secureId: string };
const rowsOf = async ({ secureId }: { secureId: string }) =>
  (await server.current.call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} })).result as {
    rows: { result: string; messages: { column: string | null; code: string }[] }[];
  };
const faultsOf = async (rows: readonly string[]) =>
  (await rowsOf(await send(rows))).rows.map(({ messages }) =>
    messages.map(({ column, code: fault }) => `${column} ${fault}`),
  );

/** Confirms a file and has a second person approve it. */
async function apply(job: { secureId: string }): Promise<void> {
  const body = { importId: job.secureId, skipErrors: true, reason: 'Sesuai memo direksi 31' };
  expect((await server.current.call(calls.importConfirm, maker, { body })).status).toBe(200);
  const { status } = await server.current.call(calls.importApprove, admin, { body: { importId: job.secureId } });
  expect(status).toBe(200);
}

test('a file says what is wrong with each row; blank and 0 are no rate', async () => {
  const faults = await faultsOf([
    `${code},,13,18,2.0500,0,${period}`,
    `${code},,1,6,,0,${period}`,
    `S999990001,,1,6,2.0000,,${period}`,
    `${code},TIDAK_ADA,1,6,2.0000,,${period}`,
    `${code},,19,24,9.0000,,${period}`,
    `${code},,7,12,2.0000,,${start},${dayAfter(start, 400)},PKS/2027/11`,
    `${storeCode(11)},,7,12,2.0000,,${period}`,
  ]);
  expect(faults).toEqual([
    [],
    ['rate_regular REQUIRED'],
    ['store_code NOT_FOUND'],
    ['product_group_code NOT_FOUND'],
    expect.arrayContaining(['rate_regular RATE_OUT_OF_BOUNDS', 'rate_regular EXCLUSIVE_ABOVE_BASE']),
    ['effective_to EXCLUSIVE_TOO_LONG'],
    ['store_code INACTIVE'],
  ]);
});

test('rows of one store and no product group may not meet in a file', async () => {
  const faults = await faultsOf([
    `${code},,7,12,2.0000,,${period}`,
    `${code},,12,14,2.0000,,${period}`,
    `${code},GADGET,7,12,2.0000,,${period}`,
  ]);
  expect(faults).toEqual([['null OVERLAP_IN_FILE'], ['null OVERLAP_IN_FILE'], []]);
});

test('an approved file goes before the rates of the branch, for its product group alone', async () => {
  const [plain, level] = await applied({ storeCode: code });
  await apply(await send([`${code},GADGET,7,12,2.0000,1.9000,${period}`]));
  const productGroupId = seedId('product-group', 'GADGET');
  expect(await applied({ storeCode: code, productGroupId })).toEqual(['2.0000', 'STORE_EXCLUSIVE']);
  expect(await applied({ storeCode: code, productGroupId, kind: 'REPEAT' })).toEqual(['1.9000', 'STORE_EXCLUSIVE']);
  expect(await applied({ storeCode: code })).toEqual([plain, level]);
  // The same file again says nothing new.
  const again = await rowsOf(await send([`${code},GADGET,7,12,2.0000,1.9000,${period}`]));
  expect(again.rows.map(({ result }) => result)).toEqual(['SAME']);
});
