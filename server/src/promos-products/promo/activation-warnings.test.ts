import { changeCallsOf, ticksOf } from '@console/contracts/core/changes';
import { promos } from '@console/contracts/promos-products/promo';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { checker, maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const value = (values: object = {}) => promoValues('SPEKTRA', today, values);
const at = (
  codes: readonly string[],
  lines = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })],
) => ({
  branchIds: codes.map((code) => office('SPEKTRA', code)),
  lines,
});

test('a promo whose name another one has got is not asked for again, and says whose it is', async () => {
  const { secureId } = await spektra.submitted(value({ name: 'Nama Yang Diambil', priority: 821 }), at(['12010']));
  await spektra.step('approve', secureId);
  await spektra.act('deactivate', secureId, maker, { reason: 'Stok habis' });
  const other = await spektra.submitted(value({ name: 'nama yang diambil', priority: 822 }), at(['12010']));
  expect(await spektra.act('reactivate', secureId)).toMatchObject({
    status: 409,
    body: { code: 'PROMO_NAME_TAKEN', message: expect.stringContaining(other.promoCode) },
  });
});

test('a fee above that of the branch is ticked, an outlet that is paid nothing by an admin', async () => {
  const { secureId } = await spektra.submitted(
    value({ promoType: 'ADMIN', adminFee: 5_000_000, priority: 823 }),
    at(['12010'], [promoLine(6, { storeSubsidy: '30', storeAdminFee: 5_000_000 })]),
  );
  const { result } = await spektra.call('readiness', checker, { parameters: { secureId } });
  expect(result.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'ADMIN_ABOVE_BRANCH',
    'STORE_ADMIN_ABOVE_FEE',
    'NOTHING_DISBURSED',
  ]);
  expect(result.adminOnly).toBe(true);
});

test('groups that an active promo gets are judged as those of its activation, and only they', async () => {
  const { secureId } = await spektra.submitted(
    value({ priority: 824, tenors: ['6'] }),
    at(['12010'], [promoLine(6, { rateRegular: '0.1' })]),
  );
  const { result: readiness } = await spektra.call('readiness', checker, { parameters: { secureId } });
  expect(readiness.adminOnly).toBe(true);
  const acknowledged = ticksOf(readiness.warnings);
  expect((await spektra.step('approve', secureId, admin, { acknowledged })).status).toBe(200);
  const propose = async (values: object) => {
    const { version, ...record } = await spektra.read(secureId);
    const fields = Object.fromEntries(Object.keys(promos.SPEKTRA.fields).map((name) => [name, record[name]]));
    const body = { ...fields, ...values, secureId, version, reason: 'Permintaan wilayah' };
    return (await spektra.call('update', maker, { body })).result.change.secureId as string;
  };
  const approve = (change: string, by: typeof admin, ticks: readonly string[] = []) =>
    server.current.call(changeCallsOf(promos.SPEKTRA).approveChange, by, {
      body: { secureIds: [change], acknowledged: [...ticks] },
    });
  const later = await propose({ endDate: dayAfter(today, 70) });
  expect((await approve(later, checker)).status).toBe(200);
  const { productGroupIds } = value();
  const wider = await propose({ productGroupIds: [...productGroupIds, seedId('product-group', 'AUDIO')] });
  expect((await approve(wider, checker)).body.code).toBe('RATE_NEEDS_ADMIN');
  const asked = await approve(wider, admin);
  expect(asked.body.code).toBe('WARNINGS_NOT_TICKED');
  expect((await approve(wider, admin, ticksOf(asked.body.result.warnings))).status).toBe(200);
});
