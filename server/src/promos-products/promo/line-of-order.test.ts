import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { branchId as branch } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { promoLineOfOrder } from './line-of-order.ts';
import { checker, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const day = jakartaDay(seedDate);
const promos = promosOf(() => server.current, 'NMC');
const branchId = branch('NMC', '12010');
let priority = 300;

test('a promo of NMC holds for its brands, its classes and its price region alone, at an active branch', async () => {
  const { db } = server.current.database;
  const { rows: motorcycles } = await sql<{ id: string; brand: string }>`select id, brand from product_nmc
    where vehicle_class = 'MATIC' order by type_code`.execute(db);
  const { rows: regions } = await sql<{ id: string; own: boolean }>`select a.region_id as id,
      bool_or(b.id = ${branchId}) as own
    from branch_view b join mro_view o on o.id = b.mro_id join mra_view a on a.id = o.mra_id
    group by 1 order by 1`.execute(db);
  const region = (isOwn: boolean) => regions.find(({ own }) => own === isOwn)!.id;
  const [{ id, brand }] = motorcycles as [{ id: string; brand: string }];
  const other = motorcycles.find((each) => each.brand !== brand)!;
  const running = async (values: object) => {
    const typed = promoValues('NMC', day, { tenors: ['12'], priority: (priority += 1), ...values });
    const lines = [promoLine(12, { rateRegular: '20' })];
    const { secureId, promoCode } = await promos.submitted(typed, { branchIds: [branchId], lines });
    const { status, text } = await promos.step('approve', secureId, checker);
    if (status !== 200) throw new Error(text);
    return promoCode;
  };
  const holds = (promoCode: string, productId = id) => {
    const order = {
      promoCode,
      line: 'NMC',
      branchId,
      outletId: null,
      memberId: id,
      tenor: 12,
      day,
      price: 20_000_000,
    } as const;
    const rest = { base: 16_000_000, kind: 'REGULAR', source: 'FIONA', productIds: [productId] } as const;
    return db.transaction().execute(async (tx) => (await promoLineOfOrder(tx, { ...order, ...rest })) !== null);
  };
  const own = { brands: [brand.toUpperCase()], vehicleTypes: ['MATIC'], regionalPriceArea: region(true) };
  const promoCode = await running(own);
  expect(await holds(promoCode)).toBe(true);
  expect(await holds(promoCode, other.id)).toBe(false);
  expect(await holds(await running({ vehicleTypes: ['SPORT'] }))).toBe(false);
  expect(await holds(await running({ regionalPriceArea: region(false) }))).toBe(false);
  await sql`update branch set status = 'inactive' where id = ${branchId}`.execute(db);
  expect(await holds(promoCode)).toBe(false);
});

test('a promo of UFI holds for vehicles of its groups and ages alone', async () => {
  const { db } = server.current.database;
  const promos = promosOf(() => server.current, 'UFI');
  const running = async (values: object) => {
    const typed = promoValues('UFI', day, { tenors: ['12'], priority: (priority += 1), ...values });
    const lines = [promoLine(12, { rateRegular: '29' })];
    const { secureId, promoCode } = await promos.submitted(typed, { branchIds: [branch('UFI', '12010')], lines });
    const { status, text } = await promos.step('approve', secureId, checker);
    if (status !== 200) throw new Error(text);
    return promoCode;
  };
  const year = Number(day.slice(0, 4));
  const vehicle = async (type: string, age: number): Promise<string> => {
    const { rows } = await sql<{ id: string }>`update product_ufi set vehicle_type = ${type},
        year_from = ${year - age}, year_to = ${year - age}
      where id = (select id from product_ufi order by id offset ${age} limit 1) returning id`.execute(db);
    return rows[0]!.id;
  };
  const [motorcycle, old, car] = [await vehicle('MOTOR', 2), await vehicle('MOTOR', 9), await vehicle('MOBIL', 1)];
  const holds = (promoCode: string, productId: string) => {
    const order = { promoCode, line: 'UFI', branchId: branch('UFI', '12010'), outletId: null, memberId: car } as const;
    const rest = { tenor: 12, day, price: 9_000_000, base: 5_000_000, kind: 'REGULAR', source: 'FIONA' } as const;
    const productIds = [productId];
    return db
      .transaction()
      .execute(async (tx) => (await promoLineOfOrder(tx, { ...order, ...rest, productIds })) !== null);
  };
  const promoCode = await running({});
  expect(await holds(promoCode, motorcycle)).toBe(true);
  expect(await holds(promoCode, old)).toBe(false);
  expect(await holds(promoCode, car)).toBe(false);
  expect(await holds(await running({ ageFrom: 3 }), motorcycle)).toBe(false);
});
