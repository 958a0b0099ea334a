import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { writtenDays } from '@console/contracts/core/written-days';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const last = dayAfter(jakartaDay(seedDate), 20);
const calls = callsOf(branchRates);

test('who ends a rate of a group, and who approves it, reads which rate applies then and what it costs', async () => {
  const query = { branchId: branchId('SPEKTRA', '14020'), phase: 'IN_FORCE', size: 100 } as never;
  const rows = (await server.current.call(calls.list, maker, { query })).result.rows as BranchRate[];
  const { secureId, version } = rows.find((each) => each.productGroupId !== null && each.effectiveTo === null)!;
  const body = { secureId, version, effectiveTo: last, reason: 'rate kelompok dihentikan' };
  const { status, result, body: refused } = await server.current.call(calls.end, maker, { body });
  expect([status, refused.errors]).toEqual([202, undefined]);
  const { secureId: asked } = (result as { change: ChangeRequest }).change;
  const waiting = (await server.current.call(changeCallsOf(branchRates).changes, maker, { query: {} })).result
    .rows as ChangeRequest[];
  const words = waiting.find((each) => each.secureId === asked)!.consequence;
  expect(words).toContain(`Setelah ${writtenDays(last)} berlaku: Rate cabang, semua kelompok`);
  expect(words).toMatch(/ %\. Angsuran contoh, tenor \d+: Regular Rp [\d.]+ → Rp [\d.]+ \([+-][\d.]+\)/);
});
