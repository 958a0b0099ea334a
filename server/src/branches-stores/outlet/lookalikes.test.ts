import {
  comparisonCalls,
  registrationCalls,
  type Lookalike,
} from '@console/contracts/branches-stores/outlet/duplicates';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { seedDate } from '../../../test/environment.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { storeCode, storeId, suspectedStore } from './store-seed.ts';
import { clerk, storeModules, storesOf } from './stores.fixtures.ts';

const server = useServer({ modules: storeModules });
const db = () => server.current.database.db;
const { read, create, faults, update, step } = storesOf(server);

const registration = registrationCalls.SPEKTRA;

describe('duplicates', () => {
  const twin = async () => {
    const { name, address, zipCode } = await read(storeId(1));
    return { name: `${name}.`, address: address.replace('No. ', 'No '), zipCode, picPhone: '081299990009' };
  };

  test('are found by name, address, phone and distance, without their data outside the scope', async () => {
    const { latitude } = await read(storeId(1));
    const body = { ...(await twin()), latitude: (Number(latitude) + 0.0003).toFixed(6), longitude: '97.100000' };
    const { result } = await server.current.call(registration.lookalikes, clerk, { body: body as never });
    expect(result[0]).toMatchObject({ code: storeCode(1), address: expect.stringContaining('Pasar Baru') });
    expect(new Set(result[0]!.likenesses)).toEqual(new Set(['NAME', 'ADDRESS', 'DISTANCE']));
    expect(result[0]!.metres).toBeGreaterThan(25);
    const phone = await sql<{ hash: string }>`update outlet set pic_phone_hash = (select pic_phone_hash from outlet
      where id = ${storeId(2)}) where id = ${storeId(50)} returning pic_phone_hash as hash`.execute(db());
    expect(phone.rows).toHaveLength(1);
    const alike = await server.current.call(comparisonCalls.SPEKTRA, clerk, {
      parameters: { secureId: storeId(2) },
    });
    expect(alike.result).toEqual([
      expect.objectContaining({ code: storeCode(50), likenesses: ['PHONE'], address: null, picName: null }),
    ]);
    const foreign = await server.current.call(comparisonCalls.SPEKTRA, clerk, {
      parameters: { secureId: storeId(50) },
    });
    expect(foreign.status).toBe(404);
  });

  test('are asked by the phone of a person as often as members are searched by theirs', async () => {
    const limit = (value: string) =>
      db().updateTable('app_setting').set({ value }).where('key', '=', 'EXACT_MATCH_MAX_PER_DAY').execute();
    const ask = (body: object) => server.current.call(registration.lookalikes, clerk, { body: body as never });
    const [picPhone, { name }] = ['081299990111', await read(storeId(1))];
    await sql`update outlet set pic_phone_hash = ${(await protectionOf(server.current.app.services)).hash(picPhone)}
      where id = ${storeId(2)}`.execute(db());
    const phones = async () => (await ask({ name, picPhone })).result.map((row: Lookalike) => row.likenesses);
    expect(await phones()).toContainEqual(['PHONE']);
    await limit('0');
    server.current.setNow(new Date(seedDate.getTime() + 86_400_000));
    expect(await phones()).toEqual([['NAME']]);
    await limit('200');
    server.current.setNow(seedDate);
  });

  test('are compared when nothing else is wrong alone, so that no refusal tells of numbers', async () => {
    const refused = await create({ ...(await twin()), nibFile: '01990000-0000-7000-8000-000000000001' });
    expect(faults(refused)).toEqual([['nibFile', expect.any(String)]]);
  });

  test('are decided: a store is stored with a note alone', async () => {
    expect(faults(await create({ ...(await twin()), accountNo: '5550003333' }))).toEqual([
      ['duplicateNote', 'DUPLICATE_SUSPECTED'],
    ]);
    const noted = { ...(await twin()), accountNo: '5550003333', duplicateNote: 'cabang baru pemilik yang sama' };
    expect((await create(noted)).status).toBe(200);
  });

  test('keep a registration from being opened until somebody wrote why it is another store', async () => {
    const secureId = storeId(suspectedStore);
    const opening = { reason: 'rekening sudah dilihat' };
    expect((await step('approve', secureId, opening)).body.code).toBe('DUPLICATE_UNDECIDED');
    // Nor after it was refused.
    const become = (status: 'inactive' | 'new') =>
      db().updateTable('outlet').set({ status }).where('id', '=', secureId).execute();
    await become('inactive');
    expect((await step('activate', secureId, opening)).body.code).toBe('DUPLICATE_UNDECIDED');
    await become('new');
    expect((await update(secureId, { duplicateNote: 'pemilik sama, lokasi lain' })).status).toBe(200);
    expect((await step('approve', secureId, opening)).status).toBe(200);
  });
});

test('the branch of a zip code is the active one that serves it', async () => {
  const { zipCode } = await read(storeId(0));
  const of = async (code: string) =>
    (await server.current.call(registration.branchOf, clerk, { query: { zipCode: code } })).result;
  expect(await of(zipCode)).toMatchObject({ secureId: branchId('SPEKTRA', '10010'), code: '10010' });
  expect(await of('99999')).toBeNull();
});
