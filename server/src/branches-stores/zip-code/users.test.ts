import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchModule } from '../branch/module.ts';
import { masterKiosModule } from '../master-kios/module.ts';
import { mraModule } from '../mra/module.ts';
import { mroModule } from '../mro/module.ts';
import { regionsModule } from '../regions/module.ts';
import { zipCodeModule } from './module.ts';

const calls = callsOf(zipCodes);
const server = useServer({
  modules: [
    zipCodeModule,
    mraModule,
    mroModule,
    masterKiosModule,
    branchModule,
    regionsModule,
    (app) => {
      registerUse(app, { of: 'mra', by: 'card-stock', count: async () => new Map() });
      for (const of of ['mra', 'mro']) registerUse(app, { of, by: 'user', count: async () => new Map() });
    },
  ],
});
const rowOf = async (search: string) =>
  (await server.current.call(calls.list, admin, { query: { search } })).result.rows[0];
const reason = 'tidak dipakai lagi';
const remove = async (code: string) => {
  const { secureId, version } = await rowOf(code);
  return server.current.call(calls.delete, admin, { body: { secureId, version, reason } });
};

test('a zip code in an address of an area, an MRO or a kiosk is not deleted, and all of them are named', async () => {
  const { status, body } = await remove('23101');
  expect([status, body.code]).toEqual([409, 'IN_USE']);
  expect(body.result.referencedBy).toEqual([
    { module: 'mra', count: 1 },
    { module: 'mro', count: 1 },
    { module: 'master-kios', count: 1 },
    { module: 'branch', count: 1 },
    { module: 'master-branch-nmc', count: 1 },
    { module: 'master-branch-ufi', count: 1 },
  ]);
  expect((await remove('23120')).status).toBe(200);
});

test('the last row of a code is not switched off while an active kiosk has it', async () => {
  const { secureId, version } = await rowOf('23102');
  const { body } = await server.current.call(calls.deactivate, admin, {
    body: { items: [{ secureId, version }], reason },
  });
  expect(body).toMatchObject({ code: 'IN_USE', result: { referencedBy: [{ module: 'master-kios', count: 1 }] } });
});
