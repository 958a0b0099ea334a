import { mras } from '@console/contracts/branches-stores/mra';
import { cardStock as cardStockContract } from '@console/contracts/cards/card-stock/stock';
import { callsOf, statusPreviewCall } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchModule } from '../branch/module.ts';
import { mroModule } from '../mro/module.ts';
import { regionsModule } from '../regions/module.ts';
import { zipCodeModule } from '../zip-code/module.ts';
import { mraModule } from './module.ts';

const calls = callsOf(mras);
const preview = statusPreviewCall(mras, 'deactivate');
const server = useServer({
  modules: [
    zipCodeModule,
    mraModule,
    mroModule,
    branchModule,
    regionsModule,
    (app) => {
      registerUse(app, { of: 'mra', by: cardStockContract, count: async () => new Map() });
      for (const of of ['mra', 'mro']) registerUse(app, { of, by: 'user', count: async () => new Map() });
    },
  ],
});
const headOffice = testCaller('PUSAT01', { 'mra:browse': 'Full Access' });
const reason = 'penggabungan area';
const read = async (secureId: string) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId } })).result;
const itemOf = async (secureId: string) => ({ secureId, version: (await read(secureId)).version });

/** An area that nothing uses, and two that have offices. */
async function areas() {
  const { result } = await server.current.call(calls.create, headOffice, {
    body: {
      mraCode: '0103',
      name: 'Aceh Barat',
      regionId: seedId('regions', '01'),
      address: 'Jalan Teuku Umar No. 12',
      city: 'Meulaboh',
      zipCode: '23601',
      phone: '065521234',
      email: 'aceh.barat@contoh.id',
      headNpk: '730099',
      headName: 'Cut Meutia',
    },
  });
  return [result.secureId, seedId('mra', '0102'), seedId('mra', '0101')] as const;
}
let free: string;
let medan: string;
let aceh: string;
beforeAll(async () => {
  [free, medan, aceh] = await areas();
});

test('a refused change of several areas names each that refuses, and changes none', async () => {
  const items = await Promise.all([free, medan, aceh].map(itemOf));
  const { status, body } = await server.current.call(calls.deactivate, headOffice, { body: { items, reason } });
  expect([status, body.code]).toEqual([409, 'IN_USE']);
  expect(body.errors).toEqual([
    { field: 'items[1]', code: 'IN_USE', message: expect.any(String) },
    { field: 'items[2]', code: 'IN_USE', message: expect.any(String) },
  ]);
  expect((await read(free)).status).toBe('active');
});

test('the preview names them with what uses each, before a reason is given, and changes nothing', async () => {
  const items = [await itemOf(free), await itemOf(medan), { secureId: aceh, version: 99 }];
  const { result } = await server.current.call(preview, headOffice, { body: { items } });
  expect(result).toMatchObject({ total: 3, examined: 3, allowed: 1, permitted: [{ secureId: free }] });
  expect(result.refused).toEqual([
    expect.objectContaining({ secureId: aceh, code: 'STALE_VERSION' }),
    expect.objectContaining({
      secureId: medan,
      code: 'IN_USE',
      message: expect.any(String),
      referencedBy: [expect.objectContaining({ module: 'mro', count: 1 })],
    }),
  ]);
  expect((await read(free)).status).toBe('active');
});

test('the records that the preview permits are switched, and are then refused by their state', async () => {
  const items = [await itemOf(free)];
  const done = await server.current.call(calls.deactivate, headOffice, { body: { items, reason } });
  expect(done.result).toEqual({ changed: 1 });
  const { result } = await server.current.call(preview, headOffice, { body: { items: [await itemOf(free)] } });
  expect(result.refused).toMatchObject([{ secureId: free, code: 'INVALID_STATE' }]);
});

test('who may not change the status gets no preview, and an unknown record is 404', async () => {
  const reader = testCaller('BACA01', { 'mra:browse': 'View Only' });
  const items = [await itemOf(medan)];
  expect((await server.current.call(preview, reader, { body: { items } })).status).toBe(403);
  const unknown = { items: [...items, { secureId: seedId('mra', 'none'), version: 1 }] };
  expect((await server.current.call(preview, headOffice, { body: unknown })).status).toBe(404);
});
