import { stores } from '@console/contracts/branches-stores/store';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { inactiveInSpektra, seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { companyCode } from '../companies/seed.ts';
import { middles } from '../master-kios/middles.ts';
import { frameOf } from '../seed-days.ts';
import { groupCode } from '../store-groups/seed.ts';
import { documentSeeder } from './seed-documents.ts';
import { seededNumbers, seededPhone, zipCodesOf, type SeededState } from './seed-parts.ts';
import { storeCodeOf } from './store-code.ts';
import type { OutletTable } from './table.ts';

const ofEachOffice = 5;
const names = ['Sinar Melati', 'Maju Jaya', 'Berkah Abadi', 'Cahaya Mandiri', 'Harapan Baru'] as const;
const kinds = ['TOKO', 'MODERN_OUTLET', 'TOKO', 'KOPERASI', 'ONLINE'] as const;
const groups = ['TV', 'KULKAS', 'MESIN_CUCI', 'AC', 'AUDIO', 'GADGET', 'LAPTOP', 'PERABOT'] as const;
/** Numbers of stores follow those of dealers. */
const numberFrom = 1_000;
/** A registration that has the phone of a store of the same office: somebody decides whether they are one. */
export const suspectedStore = 292;
const looksLike = 290;

/** Offices whose branch of SPEKTRA is active. */
const offices = seedOffices.filter(({ officeCode }) => !inactiveInSpektra.has(officeCode));
const officeOf = (k: number) => offices[Math.floor(k / ofEachOffice)]!;

/** Business code of a seeded store, counted from 0. */
export const storeCode = (k: number): string => storeCodeOf(officeOf(k).officeCode, (k % ofEachOffice) + 1);
const idOfCode = (code: string): string => seedId('outlet', `SPEKTRA:${code}`);
export const storeId = (k: number): string => idOfCode(storeCode(k));

/** 262 are active, 20 new, 13 inactive, 5 closed. */
function statusOf(k: number): SeededState {
  if (k % 15 === 7) return 'new';
  if (k % 15 === 11 && k < 195) return 'inactive';
  return k % 60 === 44 ? 'closed' : 'active';
}

const storesAt = (officeCode: string, states: readonly SeededState[]): string[] =>
  Array.from({ length: offices.length * ofEachOffice }, (_, k) => k)
    .filter((k) => officeOf(k).officeCode === officeCode && states.includes(statusOf(k)))
    .map(storeCode);

/** The codes of the active stores of an office. */
export const activeStoreCodesAt = (officeCode: string): string[] => storesAt(officeCode, ['active']);

/** The active stores of an office, by their ids. */
export const activeStoresAt = (officeCode: string): string[] => activeStoreCodesAt(officeCode).map(idOfCode);

/** The stores of an office that sales people may serve, by their ids. */
export const openStoresAt = (officeCode: string): string[] => storesAt(officeCode, ['active', 'new']).map(idOfCode);

/** Every fourth store has a company, every eighth the store group of this company. */
function ownersOf(k: number): Pick<Insertable<OutletTable>, 'company_id' | 'store_group_id'> {
  const group = (k / 4) % 14;
  return {
    company_id: k % 4 === 0 ? seedId('companies', companyCode(group * 2)) : null,
    store_group_id: k % 8 === 0 ? seedId('store-groups', groupCode(group)) : null,
  };
}

/** 300 stores, five for each active office (docs/model/branches-stores.md#stores). */
export const storeSeed: Seed = {
  name: 'stores',
  async run(tx, { date, dataKey, files }) {
    const seedDocuments = await documentSeeder(tx, { files, date });
    const texts = protectedText(dataKey);
    const zipCodes = await zipCodesOf(tx, 'SPEKTRA');
    const day = (days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const rows = Array.from({ length: offices.length * ofEachOffice }, (_, k): Insertable<OutletTable> => {
      const { officeCode, name: city } = officeOf(k);
      const person = personName(500 + k);
      const [latitude, longitude] = middles[Math.floor(Number(officeCode) / 1000) - 10] ?? [-6.2, 106.8];
      const phone = k === suspectedStore ? seededPhone(numberFrom + looksLike) : seededPhone(numberFrom + k);
      return {
        ...frameOf(date),
        id: storeId(k),
        business_line: 'SPEKTRA',
        code: storeCode(k),
        kind: kinds[k % kinds.length]!,
        name: `Toko ${names[k % names.length]} ${city} ${(k % ofEachOffice) + 1}`,
        branch_id: branchId('SPEKTRA', officeCode),
        ...ownersOf(k),
        address: `Jalan Pasar Baru ${city} No. ${k + 10}`,
        zip_code: zipCodes.get(officeCode) ?? '10110',
        pic_name: person,
        owner_name: k % 3 === 0 ? personName(860 + k) : person,
        account_name: person,
        ...seededNumbers(texts, numberFrom + k, { hasNpwp: k % 5 !== 4 }),
        ...protectedColumns(texts, {
          pic_phone: phone,
          pic_nik: `317401${String((k % 28) + 1).padStart(2, '0')}${String((k % 12) + 1).padStart(2, '0')}${
            70 + (k % 25)
          }${String(k + 1).padStart(4, '0')}`,
        }),
        account_state: k % 13 === 12 ? 'UNVERIFIED' : 'VERIFIED',
        // A hundredth of a degree is more than a kilometre.
        latitude: (latitude + (k % 40) / 100).toFixed(6),
        longitude: longitude.toFixed(6),
        product_group_ids: [0, 1, 2].map((at) => seedId('product-group', groups[(k + at) % groups.length]!)),
        financial_scheme_ids: [0, 1].map((at) =>
          seedId('financial-scheme', `FS${String(((k + at) % 12) + 1).padStart(4, '0')}`),
        ),
        channels: k % 5 === 4 ? ['ONLINE'] : k % 3 === 0 ? ['OFFLINE', 'B2B'] : ['OFFLINE'],
        monthly_limit: k % 6 === 0 ? 500_000_000 : null,
        nib_until: k % 9 === 8 ? day(10 + (k % 20)) : k % 2 === 0 ? day(400 + k) : null,
        status: statusOf(k),
      };
    });
    for (const row of rows) Object.assign(row, await seedDocuments(stores.module, row.id!));
    await tx.insertInto('outlet').values(rows).execute();
    await tx
      .insertInto('store_code')
      .values(offices.map(({ officeCode }) => ({ office_code: officeCode, last: ofEachOffice })))
      .execute();
    await sql`analyze outlet`.execute(tx);
  },
};
