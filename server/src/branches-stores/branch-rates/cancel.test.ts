import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const rates = callsOf(branchRates);
const reason = 'penyesuaian harga pasar';

/** Approves all that waits. */
async function approveAll(): Promise<void> {
  const calls = changeCallsOf(branchRates);
  const { rows } = (await server.current.call(calls.changes, admin, { query: { state: ['PENDING'] } })).result;
  const secureIds = rows.map(({ secureId }: { secureId: string }) => secureId);
  const { status } = await tickingAll((acknowledged) =>
    server.current.call(calls.approveChange, admin, { body: { secureIds, acknowledged } }),
  );
  expect(status).toBe(200);
}
const held = async (branch: string): Promise<BranchRate[]> => {
  const query = { branchId: branch, size: 100 } as never;
  const { rows } = (await server.current.call(rates.list, admin, { query })).result;
  return rows
    .filter(({ tenors, productGroupId }: BranchRate) => tenors === '7-12' && productGroupId === null)
    .toSorted((one: BranchRate, other: BranchRate) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1));
};
const cancel = async ({ secureId, version }: BranchRate): Promise<void> => {
  const { status } = await server.current.call(rates.cancel, maker, { body: { secureId, version, reason } });
  expect(status).toBe(202);
  await approveAll();
};
const succeed = async (branch: string, days: number, effectiveTo: string | null): Promise<void> => {
  const row = { tenorFrom: 7, tenorTo: 12, rateRegular: '2.5000', rateRepeat: null };
  const effectiveFrom = dayAfter(today, days);
  await server.current.call(gridCalls.SPEKTRA, maker, {
    body: { branchId: branch, effectiveFrom, effectiveTo, supersede: true, reason, rates: [row] } as never,
  });
  await approveAll();
};

test('with its cancelled successor a rate gets the end back that it had', async () => {
  const branch = branchId('SPEKTRA', '13020');
  await succeed(branch, 10, null);
  const [now, next] = await held(branch);
  expect(now).toMatchObject({ phase: 'IN_FORCE', effectiveTo: dayAfter(today, 9) });
  await cancel(next!);
  expect(await held(branch)).toMatchObject([{ secureId: now!.secureId, effectiveTo: null }]);
});

test('it ends before the next rate that follows, so that no day is without one', async () => {
  const branch = branchId('SPEKTRA', '13030');
  await succeed(branch, 10, dayAfter(today, 19));
  const row = { branchId: branch, productGroupId: null, tenorFrom: 7, tenorTo: 12 };
  const body = { ...row, rateRegular: '2.4000', effectiveFrom: dayAfter(today, 20), effectiveTo: null, reason };
  expect((await server.current.call(rates.create, maker, { body: body as never })).status).toBe(202);
  await approveAll();
  const [, next] = await held(branch);
  await cancel(next!);
  expect(await held(branch)).toMatchObject([
    { effectiveTo: dayAfter(today, 19) },
    { effectiveFrom: dayAfter(today, 20), effectiveTo: null },
  ]);
});

test('one that ended by itself before stays as it is', async () => {
  const branch = branchId('SPEKTRA', '13050');
  const [now] = await held(branch);
  const { secureId, version } = now!;
  const effectiveTo = dayAfter(today, 5);
  await server.current.call(rates.end, maker, { body: { secureId, version, effectiveTo, reason } });
  await approveAll();
  await succeed(branch, 10, null);
  const [, next] = await held(branch);
  await cancel(next!);
  expect(await held(branch)).toMatchObject([{ secureId, effectiveTo }]);
});
