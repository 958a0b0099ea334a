import { rateImportCalls } from '@console/contracts/branches-stores/branch/rate-imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const target = { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: tomorrow, supersede: 'true' };

test('what a file is for is asked, and its first day judged, before the file is taken', async () => {
  const refusedAs = async (kind: 'spektra' | 'ufi', fields: object, by = maker) =>
    (
      await upload(server.current, rateImportCalls[kind].importUpload, by, {
        name: 'rate.csv',
        content: 'not even a header',
        fields: { ...target, ...fields } as never,
      })
    ).body;
  const late = { effectiveFrom: dayAfter(tomorrow, -4) };
  expect(await refusedAs('spektra', late)).toMatchObject({ errors: [{ field: 'effectiveFrom', code: 'BACKDATED' }] });
  expect((await refusedAs('spektra', late, admin)).code).toMatch(/^FILE_/);
  const ofUfi = await refusedAs('ufi', { bands: '6-12' });
  expect(ofUfi.errors).toEqual(
    ['collateralType', 'ageBand'].map((field) => expect.objectContaining({ field, code: 'REQUIRED' })),
  );
});
