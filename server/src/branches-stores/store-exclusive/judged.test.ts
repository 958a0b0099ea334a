import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { storesWithRates } from '@console/contracts/branches-stores/store-terms/stores-with-rates';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { branchesStoresModules } from '../modules.ts';
import { storeCode, storeId } from '../outlet/store-seed.ts';
import { tablesOf } from '../simulation/tables.ts';
import { end, exclusiveOf, maker, office, start, today } from './stores.fixtures.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const calls = callsOf(storeExclusiveRates);
const { pending, approve, applied } = exclusiveOf(server);
const [code, id] = [storeCode(18), storeId(18)];

const create = (changed: object = {}) =>
  server.current.call(calls.create, maker, {
    body: {
      storeId: id,
      productGroupId: null,
      tenorFrom: 7,
      tenorTo: 12,
      rateRegular: '2.0500',
      rateRepeat: null,
      quotaContracts: null,
      agreementNo: 'PKS/2027/9',
      effectiveFrom: start,
      effectiveTo: end,
      reason: 'perjanjian toko baru',
      ...changed,
    } as never,
  });
const warningsFor = async (store: string) =>
  (await pending()).find(({ recordLabel }) => recordLabel.startsWith(store))!.warnings.map((warning) => warning.code);

test('a later end is judged as a new rate is, an earlier one is not judged again', async () => {
  expect((await create()).status).toBe(202);
  expect((await approve(code)).status).toBe(200);
  const [plain] = (await applied({})) as [string];
  expect(Number(plain)).toBeGreaterThan(2.05);
  const { db } = server.current.database;
  // The branch is cheaper by now.
  await sql`update ${sql.table('branch_rate')} set rate_regular = 1.9, rate_repeat = null
    where branch_id = ${branchId('SPEKTRA', office)} and deleted_at is null`.execute(db);
  const { rows } = (await server.current.call(calls.list, maker, { query: { storeId: id } as never })).result;
  const update = (effectiveTo: string) =>
    server.current.call(calls.update, maker, {
      body: { ...rows[0], effectiveTo, reason: 'masa perjanjian berubah' } as never,
    });
  expect((await update(dayAfter(end, 30))).body.errors).toContainEqual(
    expect.objectContaining({ field: 'rateRegular', code: 'EXCLUSIVE_ABOVE_BASE' }),
  );
  expect((await update(dayAfter(end, -30))).status).toBe(202);
});

test('a rate for repeat orders alone that is far below the branch is ticked', async () => {
  const other = storeCode(19);
  expect((await create({ storeId: storeId(19), rateRegular: null, rateRepeat: '1.0000' })).status).toBe(202);
  expect(await warningsFor(other)).toContain('RATE_MOVES');
});

test('filters of the list of stores are about one row: of the product group, in the phase', async () => {
  const { db } = server.current.database;
  const gadget = seedId('product-group', 'GADGET');
  const read = async (query: object) =>
    (await server.current.call(callsOf(storesWithRates).list, maker, { query: query as never })).result.total;
  // A store with a row in force, and one for gadgets that begins later.
  const { rows } = await sql`update store_exclusive_rate r set product_group_id = ${gadget}
    where r.effective_from > ${today}::date and r.approval = 'APPROVED' and r.store_id = (
      select t.store_id from store_exclusive_rate t where t.approval = 'APPROVED' group by t.store_id
      having bool_or(t.effective_from <= ${today}::date and t.effective_to >= ${today}::date)
        and bool_or(t.effective_from > ${today}::date) order by t.store_id limit 1)
    returning r.id`.execute(db);
  expect(rows).toHaveLength(1);
  expect(await read({ productGroupId: gadget })).toBe(1);
  expect(await read({ productGroupId: gadget, rowPhase: 'SCHEDULED' })).toBe(1);
  expect(await read({ productGroupId: gadget, rowPhase: 'IN_FORCE' })).toBe(0);
  expect((await read({ endsSoon: true })) + (await read({ endsSoon: false }))).toBe(await read({}));
});

test('a concession of the group of a store applies there, and an exclusive rate is not above it', async () => {
  const { db } = server.current.database;
  const [grouped, other] = [storeCode(16), storeCode(17)];
  const { rows } = await sql<{ id: string; code: string }>`select t.id, g.group_code as code from branch_rate t
    join outlet o on o.branch_id = t.branch_id and o.code = ${grouped} join store_group g on g.id = o.store_group_id
    where t.deleted_at is null and t.approval = 'APPROVED' and t.product_group_id is null
      and t.effective_from <= ${start}::date and (t.effective_to is null or t.effective_to >= ${start}::date)
      and t.tenor_from <= 12 and t.tenor_to >= 12`.execute(db);
  const [{ id: baseId, code: subjectCode }] = rows as [(typeof rows)[number]];
  const line = { subjectType: 'STORE_GROUP', subjectCode, effectiveFrom: null, effectiveTo: null };
  await sql`delete from ${sql.table(tablesOf.SPEKTRA.rateSheets)} where base_id = ${baseId}`.execute(db);
  await sql`insert into ${sql.table(tablesOf.SPEKTRA.rateSheets)} (id, created_by, created_at, updated_by, updated_at,
      base_id, lines) values (${seedId('exclusive', 'uji')}, 'UJI', now(), 'UJI', now(), ${baseId},
      ${JSON.stringify([{ ...line, rateRegular: '1.8000', rateRepeat: null }])}::jsonb)`.execute(db);
  expect(await applied({ storeCode: grouped })).toEqual(['1.8000', 'BRANCH_EXCLUSIVE']);
  expect(await applied({ storeCode: other })).not.toContain('BRANCH_EXCLUSIVE');
  const preview = { line: 'SPEKTRA', price: 6_000_000, tenors: [12], date: start, storeCode: grouped };
  const { result } = await server.current.call(simulationCalls.preview, maker, { body: preview as never });
  expect(result.cells[0]!.now!.rate).toBe('1.8000');
  const faultsOf = async (storeId: string, rateRegular: string) =>
    (await create({ storeId, rateRegular, tenorFrom: 12 })).body.errors ?? [];
  expect(await faultsOf(storeId(16), '1.8500')).toContainEqual(
    expect.objectContaining({ code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: 1.8 } }),
  );
  expect(await faultsOf(storeId(17), '1.8500')).toEqual([]);
});
