import { cardStock as cardStockContract } from '@console/contracts/cards/card-stock/stock';
import { mras } from '@console/contracts/branches-stores/mra';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { regionsModule } from '../regions/module.ts';
import { branchModule } from '../branch/module.ts';
import { mroModule } from '../mro/module.ts';
import { mraModule } from './module.ts';
import { zipCodeModule } from '../zip-code/module.ts';

const calls = callsOf(mras);
const cardStock = new Map<string, number>();
const server = useServer({
  modules: [
    zipCodeModule,
    mraModule,
    mroModule,
    branchModule,
    regionsModule,
    (app) => {
      registerUse(app, {
        of: 'mra',
        by: cardStockContract,
        count: async () => cardStock,
        filter: (mraId) => ({ officeKind: 'MRA', mraId }),
      });
      for (const of of ['mra', 'mro']) registerUse(app, { of, by: 'user', count: async () => new Map() });
    },
  ],
});
const aceh = seedId('mra', '0101');
const medan = seedId('mra', '0102');
const region = (code: string) => seedId('regions', code);
const area = {
  mraCode: '0103',
  name: 'Aceh Barat',
  regionId: region('01'),
  address: 'Jalan Teuku Umar No. 12',
  city: 'Meulaboh',
  zipCode: '23601',
  phone: '065521234',
  email: 'aceh.barat@contoh.id',
  headNpk: '730099',
  headName: 'Cut Meutia',
};
const headOffice = testCaller('PUSAT01', { 'mra:browse': 'Full Access' });
const ofAceh = (level: string) =>
  testCaller(
    'MRA0101',
    { 'mra:browse': level },
    { mappingType: 'MRA', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [aceh] } },
  );
const detail = async (secureId: string, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
const update = async (changes: object, caller = admin) =>
  server.current.call(calls.update, caller, { body: { ...(await detail(aceh)), ...changes } });

test('an answer carries the region that its id stands for, and lists sort and filter by it', async () => {
  expect((await detail(aceh)).references.regionId).toEqual({
    code: '01',
    name: 'Sumatera Utara & Aceh',
    active: true,
  });
  const { rows, total } = (await server.current.call(calls.list, admin, { query: { regionId: region('01') } })).result;
  expect(total).toBe(2);
  expect(rows[0]).toMatchObject({ mraCode: '0101', mroCount: 1, branchCount: 5, userCount: 0, cardCount: 0 });
});

test('a new area starts with the code of its region and lies in a known zip code', async () => {
  const refused = await server.current.call(calls.create, headOffice, {
    body: { ...area, mraCode: '0203', zipCode: '99999' },
  });
  expect(refused.body.errors).toEqual([
    expect.objectContaining({ field: 'mraCode', code: 'CODE_OF_PARENT', parameters: { code: '01' } }),
    expect.objectContaining({ field: 'zipCode', code: 'NOT_FOUND' }),
  ]);
  expect((await server.current.call(calls.create, headOffice, { body: area })).status).toBe(200);
  const again = await server.current.call(calls.create, headOffice, { body: { ...area, mraCode: '0104' } });
  expect(again.body).toMatchObject({ code: 'DUPLICATE', errors: [{ field: 'name' }] });
});

test('a region that is not there, or is switched off, cannot be chosen', async () => {
  const unknown = await server.current.call(calls.create, headOffice, { body: { ...area, regionId: aceh } });
  expect(unknown.body.errors).toMatchObject([{ field: 'regionId', code: 'NOT_FOUND' }]);
});

test('a reference that was switched off after it was chosen stays readable and says so', async () => {
  await server.current.database.db
    .updateTable('region')
    .set({ status: 'inactive' })
    .where('region_code', '=', '09')
    .execute();
  const [pontianak] = (await server.current.call(calls.list, admin, { query: { regionId: region('09') } })).result.rows;
  expect(pontianak.references.regionId).toMatchObject({ code: '09', active: false });
});

test('an area moves to another region by an admin who gives a reason, and by nobody else', async () => {
  const reason = 'penataan ulang wilayah';
  expect((await update({ regionId: region('02') })).body.errors).toMatchObject([{ field: 'reason', code: 'REQUIRED' }]);
  expect((await update({ regionId: region('02'), reason: 'x' })).body.errors).toMatchObject([
    { field: 'reason', code: 'TOO_SHORT' },
  ]);
  expect((await update({ regionId: region('02'), reason }, headOffice)).body.code).toBe('MOVED_BY_ADMIN');
  expect((await update({ regionId: region('02'), reason })).result.references.regionId.code).toBe('02');
  const [entry] = await server.current.database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity_id', '=', aceh)
    .where('action', '=', 'MOVE_PARENT')
    .where('outcome', '=', 'success')
    .execute();
  expect(entry).toMatchObject({ reason });
  expect(JSON.stringify(entry?.changes)).toContain('regionId');
  await update({ regionId: region('01'), reason });
});

test('the history says who changed what of an area and why, the latest first, to those who may read it', async () => {
  const { rows, more } = (
    await server.current.call(calls.history, ofAceh('View Only'), { parameters: { secureId: aceh } })
  ).result;
  expect(rows.map(({ action, username }: { action: string; username: string }) => [action, username])).toEqual([
    ['MOVE_PARENT', 'ADMIN01'],
    ['MOVE_PARENT', 'ADMIN01'],
  ]);
  expect(rows[0]).toMatchObject({
    reason: 'penataan ulang wilayah',
    title: { id: 'Pindah induk', en: 'Move to another parent' },
    changes: [{ field: 'regionId', before: region('02'), after: region('01') }],
  });
  expect(more).toBe(false);
  const older = await server.current.call(calls.history, admin, {
    parameters: { secureId: aceh },
    query: { before: rows[0].secureId },
  });
  expect(older.result.rows).toEqual([rows[1]]);
  const unknown = { parameters: { secureId: seedId('mra', 'none') } };
  expect((await server.current.call(calls.history, admin, unknown)).status).toBe(404);
  expect((await server.current.call(calls.history, testCaller('X', {}), unknown)).status).toBe(403);
});

test('other fields change without a reason', async () => {
  expect((await update({ city: 'Kota Banda Aceh' }, headOffice)).status).toBe(200);
});

test('an area in use is not switched off, and all that use it are named at once', async () => {
  cardStock.set(medan, 250);
  const { version } = await detail(medan);
  const answer = await server.current.call(calls.deactivate, headOffice, {
    body: { items: [{ secureId: medan, version }], reason: 'penggabungan area' },
  });
  expect(answer.body).toMatchObject({
    code: 'IN_USE',
    result: {
      referencedBy: [
        { module: 'mro', count: 1, filter: { mraId: medan, status: 'active' } },
        { module: 'card-stock', count: 250, filter: { officeKind: 'MRA', mraId: medan } },
      ],
    },
  });
});

test('everybody with the privilege reads all areas, and chooses among their own', async () => {
  expect((await server.current.call(calls.list, ofAceh('View Only'), { query: {} })).result.total).toBeGreaterThan(19);
  const choices = (await server.current.call(calls.lov, ofAceh('View Only'), { query: {} })).result;
  expect(choices).toEqual([{ secureId: aceh, code: '0101', name: 'Aceh' }]);
});

test('only head office changes an area, whatever the level', async () => {
  expect((await update({ city: 'Lain' }, ofAceh('Full Access'))).status).toBe(403);
});
