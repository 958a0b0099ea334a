import { seedId } from '../../platform/database/seed-id.ts';
import type { Caller } from '../../platform/context.ts';
import { testCaller } from '../../../test/callers.ts';
import { branchId } from '../../people/organisation/seed.ts';

/** A branch admin of an office, by default with Full Access to zip codes. */
export const branchUser = (officeCode: string, level = 'Full Access', username = `BR${officeCode}`): Caller =>
  testCaller(
    username,
    { 'zip-code:browse': level },
    {
      mappingType: 'BRANCH',
      scope: {
        type: 'branches',
        branchIds: (['SPEKTRA', 'NMC', 'UFI'] as const).map((line) => branchId(line, officeCode)),
        mraIds: [],
      },
    },
  );

/** A seeded row of the model. */
export const seededId = (code: string, kelurahan: string, kecamatan: string): string =>
  seedId('zip-code', `${code}:${kelurahan}:${kecamatan}`);

export const newPlace = {
  code: '23199',
  kelurahan: 'Uleelheue',
  kecamatan: 'Meuraxa',
  kota: 'Banda Aceh',
  provinsi: 'Aceh',
  officeCode: '10010',
  officeCodeNmc: null,
  officeCodeUfi: null,
};
