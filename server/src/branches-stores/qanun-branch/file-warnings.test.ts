import { qanunBranches } from '@console/contracts/branches-stores/qanun-branch';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals, imports] });
const maker = testCaller('QANUN01', { '*': 'Full Access' });
const start = dayAfter(jakartaDay(seedDate), 3);

/** Columns of the warnings of a row with these ujrah. */
async function columnsOf(regular: string, repeat: string): Promise<readonly string[]> {
  const header =
    'office_code,akad,ujrah_admin_regular,ujrah_admin_ro,fiducia_fee,takaful_rate,tazir_rate,tawidh_amount,' +
    'effective_from,effective_to';
  const { result } = await upload(server.current, callsOf(qanunBranches).importUpload, maker, {
    name: 'qanun.csv',
    content: `${header}\n10070,MURABAHAH,${regular},${repeat},60000,0,0.1,25000,${start},\n`,
  });
  const parameters = { secureId: result.secureId };
  const { rows } = (await server.current.call(importJobCalls.rows, maker, { parameters })).result;
  return rows[0].messages
    .filter(({ code }: { code: string }) => code === 'YIELD_BELOW_FLOOR')
    .map(({ column }: { column: string }) => column);
}

test('a yield that is too low stands beside the ujrah that makes it so', async () => {
  expect(await columnsOf('200000', '')).toEqual(['ujrah_admin_ro']);
  expect(await columnsOf('0', '0')).toEqual(['ujrah_admin_regular']);
  expect(await columnsOf('5000000', '5000000')).toEqual([]);
});
