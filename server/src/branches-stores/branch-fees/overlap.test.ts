import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { callsOf } from '@console/contracts/core/resource';
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

test('a fee whose period is taken names the fee in its way with its band and days, and says where it is', async () => {
  const calls = callsOf(branchFees);
  const branch = branchId('SPEKTRA', '13020');
  const query = { branchId: branch, feeType: 'ADMIN', phase: 'IN_FORCE' } as never;
  const [fee] = (await server.current.call(calls.list, maker, { query })).result.rows;
  const from = dayAfter(jakartaDay(seedDate), 3);
  const { body } = await server.current.call(calls.create, maker, {
    body: { ...fee, effectiveFrom: from, effectiveTo: null, reason: 'biaya baru' } as never,
  });
  expect(body.code).toBe('PERIOD_OVERLAP');
  expect(body.errors).toHaveLength(1);
  const [{ field, message, at }] = body.errors as [{ field: string; message: string; at: string }];
  expect(field).toBe('effectiveFrom');
  expect(message).toMatch(/^Bertabrakan dengan 13020 .+ ADMIN 1-24, Nilai dibiayai dari \(Rp\) /);
  expect(message).toMatch(/, [\d-]{10} – … \(Berlaku\): ubah yang itu, atau akhiri dulu$/);
  expect(at).toBe(`/branch/${branch}/fees/${fee!.secureId}`);
});
