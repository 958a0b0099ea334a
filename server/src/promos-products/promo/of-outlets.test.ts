import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { companyCode } from '../../branches-stores/companies/seed.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { storeId } from '../../branches-stores/outlet/store-seed.ts';
import { groupCode } from '../../branches-stores/store-groups/seed.ts';
import { membershipModules } from '../../membership/modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { promoLineOfOrder } from './line-of-order.ts';
import { maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const day = jakartaDay(seedDate);
const group = seedId('store-groups', groupCode(0));
const company = seedId('companies', companyCode(1));
const db = () => server.current.database.db;

/** The code of a running promo of a line at the office 12010 for these outlets. */
async function running(line: BusinessLine, values: object): Promise<string> {
  const promos = promosOf(() => server.current, line);
  const { secureId, promoCode } = await promos.submitted(promoValues(line, day, { tenors: ['12'], ...values }), {
    branchIds: [office(line, '12010')],
    lines: [promoLine(12, { rateRegular: line === 'SPEKTRA' ? '1.1' : '20', storeSubsidy: '2.5' })],
  });
  const { status, text } = await promos.step('approve', secureId);
  if (status !== 200) throw new Error(text);
  return promoCode;
}

interface Outlet {
  readonly id: string;
  readonly code: string;
}

/** Two active outlets of the office 12010: the first of the group and company, the second of none. */
async function twoOutlets(line: BusinessLine): Promise<readonly [Outlet, Outlet]> {
  const { rows } = await sql<Outlet>`with two as (select id, row_number() over (order by code) as no from outlet
      where business_line = ${line} and status = 'active' and branch_id = ${office(line, '12010')}
      order by code limit 2)
    update outlet o set store_group_id = case when two.no = 1 and ${line} = 'SPEKTRA' then ${group}::uuid end,
      company_id = case when two.no = 1 then ${company}::uuid end
    from two where two.id = o.id returning o.id, o.code`.execute(db());
  const [first, second] = rows.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  return [first!, second!];
}

/** Whether an order of an outlet may be priced with a promo. */
async function isForOrderOf(line: BusinessLine, promoCode: string, outletId: string | null): Promise<boolean> {
  const goods = { SPEKTRA: 'product', NMC: 'product_nmc', UFI: 'product_ufi' } as const;
  const isOfPromo =
    line === 'UFI'
      ? sql`p.vehicle_type = 'MOTOR' and p.year_to >= ${Number(day.slice(0, 4)) - 3}`
      : sql`p.product_group_id = ${promoValues(line, day).productGroupIds[0]}`;
  const { rows } = await sql<{ id: string }>`select p.id from ${sql.table(goods[line])} p where ${isOfPromo}
    limit 1`.execute(db());
  const [{ id }] = rows as [{ id: string }];
  const order = { promoCode, line, branchId: office(line, '12010'), outletId, memberId: id, tenor: 12, day } as const;
  const rest = { price: 9_000_000, base: 6_000_000, kind: 'REGULAR', source: 'FIONA', productIds: [id] } as const;
  return db()
    .transaction()
    .execute(async (tx) => (await promoLineOfOrder(tx, { ...order, ...rest })) !== null);
}

test('a promo of a store group prices orders of its stores alone', async () => {
  const [own, other] = await twoOutlets('SPEKTRA');
  const promoCode = await running('SPEKTRA', { priority: 810, outletScope: 'STORE_GROUP', outletIds: [group] });
  expect(await isForOrderOf('SPEKTRA', promoCode, own.id)).toBe(true);
  expect(await isForOrderOf('SPEKTRA', promoCode, other.id)).toBe(false);
  expect(await isForOrderOf('SPEKTRA', await running('SPEKTRA', { priority: 811 }), other.id)).toBe(true);
});

test.each(['NMC', 'UFI'] as const)('a promo of a company prices orders of %s of its dealers alone', async (line) => {
  const [own, other] = await twoOutlets(line);
  const promoCode = await running(line, { priority: 812, outletScope: 'COMPANY', outletIds: [company] });
  expect(await isForOrderOf(line, promoCode, own.id)).toBe(true);
  expect(await isForOrderOf(line, promoCode, other.id)).toBe(false);
  if (line === 'UFI') expect(await isForOrderOf(line, promoCode, null)).toBe(false);
});

test('outlets are named as the scope says', async () => {
  const faults = async (values: object) => {
    const { body } = await promosOf(() => server.current).submit(promoValues('SPEKTRA', day, values));
    return (body.errors as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);
  };
  expect(await faults({ outletScope: 'STORE' })).toEqual(['singleOutletIds REQUIRED']);
  expect(await faults({ outletIds: [group] })).toEqual(['outletIds NOT_EMPTY']);
  const singleOutletIds = [storeId(0)];
  expect(await faults({ outletScope: 'STORE', outletIds: [group], singleOutletIds })).toEqual(['outletIds NOT_EMPTY']);
  expect(await faults({ outletScope: 'STORE_GROUP', outletIds: [group], singleOutletIds })).toEqual([
    'singleOutletIds NOT_EMPTY',
  ]);
});

test.each([
  ['SPEKTRA', 'STORE'],
  ['NMC', 'DEALER'],
] as const)('a promo of single outlets prices orders of %s of these alone', async (line, outletScope) => {
  const [own, other] = await twoOutlets(line);
  const promoCode = await running(line, { priority: 814, outletScope, singleOutletIds: [other.id] });
  expect(await isForOrderOf(line, promoCode, other.id)).toBe(true);
  expect(await isForOrderOf(line, promoCode, own.id)).toBe(false);
});

test('promos for a store and for its group meet, those for another store do not', async () => {
  const [own, other] = await twoOutlets('SPEKTRA');
  const promoCode = await running('SPEKTRA', { priority: 815, outletScope: 'STORE_GROUP', outletIds: [group] });
  const promos = promosOf(() => server.current);
  const typed = promoValues('SPEKTRA', day, { tenors: ['12'], priority: 815, outletScope: 'STORE' });
  const { productGroupIds, tenors, startDate, endDate, priority, outletScope } = typed;
  const met = async (singleOutletIds: readonly string[]) => {
    const reach = { productGroupIds, tenors, startDate, endDate, priority, outletScope, singleOutletIds };
    const values = { ...reach, branchIds: [office('SPEKTRA', '12010')] };
    return (await promos.call('conflicts', maker, { body: { values } })).result.rows;
  };
  expect(await met([own.id])).toMatchObject([{ promoCode }]);
  expect(await met([other.id])).toEqual([]);
});

test('a simulation for a store has the promos of its group, and no others of groups', async () => {
  const [own, other] = await twoOutlets('SPEKTRA');
  const promoCode = await running('SPEKTRA', { priority: 813, outletScope: 'STORE_GROUP', outletIds: [group] });
  const levelAt = async (storeId?: string) => {
    const asked = { line: 'SPEKTRA', branchId: office('SPEKTRA', '12010'), price: 6_000_000, tenors: [12], promoCode };
    const body = (storeId ? { ...asked, storeId } : asked) as never;
    const { result, text } = await server.current.call(simulationCalls.preview, admin, { body });
    if (!result) throw new Error(text);
    return result.cells.find(({ kind }: { kind: string }) => kind === 'REGULAR')?.now?.path[0]?.level;
  };
  expect(await levelAt(own.id)).toBe('PROMO');
  expect(await levelAt(other.id)).not.toBe('PROMO');
  // Without a store nothing of stores is judged.
  expect(await levelAt()).toBe('PROMO');
});
