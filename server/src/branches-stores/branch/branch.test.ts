import { branches } from '@console/contracts/branches-stores/branches';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { branchUser } from '../zip-code/zip-code.fixtures.ts';
import { branchModule } from './module.ts';

const server = useServer({ modules: [branchModule] });
const lov = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(callsOf(branches)['lov'], caller, { query })).result;

describe('branch/lov', () => {
  test('offers active branches of a line by office code', async () => {
    const found = await lov({ line: 'SPEKTRA', search: 'jakarta' });
    expect(found).toEqual(
      ['13010', '13020', '13030'].map((code) => ({
        secureId: branchId('SPEKTRA', code),
        code,
        name: expect.stringMatching(/^Jakarta/),
      })),
    );
    expect(await lov({ line: 'UFI', search: 'jakarta timur' })).toEqual([]);
  });

  test('is narrowed by region, MRA and MRO', async () => {
    const codes = async (query: object) =>
      (await lov({ line: 'NMC', ...query })).map(({ code }: { code: string }) => code);
    expect(await codes({ mraId: seedId('mra', '0402') })).toEqual(['13040', '13050', '13060']);
    expect(await codes({ mroId: seedId('mro', '040102') })).toEqual(['13030']);
    const region = await codes({ regionId: seedId('regions', '04') });
    expect(region).toEqual(expect.arrayContaining(['13030', '13040', '13050', '13060']));
    expect(region.every((code: string) => code.startsWith('13'))).toBe(true);
  });

  test('leaves out branches that are not active unless they are asked for or chosen already', async () => {
    const [inactive] = await lov({ line: 'SPEKTRA', status: 'inactive' });
    expect(await lov({ line: 'SPEKTRA', search: inactive.code })).toEqual([]);
    expect(await lov({ secureId: [inactive.secureId] })).toEqual([inactive]);
    expect(await lov({ line: 'SPEKTRA', code: [inactive.code] })).toEqual([inactive]);
  });

  test('shows a branch user the own office in every line and no other', async () => {
    expect((await lov({}, branchUser('10010'))).map(({ code }: { code: string }) => code)).toEqual([
      '10010',
      '10010',
      '10010',
    ]);
  });
});
