import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { companyCode } from '../companies/seed.ts';

const brands = [
  'Sumber Elektronik',
  'Maju Gawai',
  'Rumah Mebel',
  'Sinar Perabot',
  'Jaya Komputer',
  'Mitra Ponsel',
  'Bintang Elektro',
  'Karya Furnitur',
  'Prima Digital',
  'Sentosa Alat',
  'Cahaya Gadget',
  'Harapan Motor',
  'Nusa Elektronik',
  'Anugerah Rumah',
];

/** Business code of a seeded store group, counted from 0. */
export const groupCode = (k: number): string => `GRP${String(k + 1).padStart(3, '0')}`;

const dayOf = (date: Date, years: number): string =>
  new Date(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), 1)).toISOString().slice(0, 10);

/** 14 store groups, each of a seeded company (docs/model/branches-stores.md#store-groups). */
export const seed: Seed = {
  name: 'store-groups',
  async run(tx, { date }) {
    const rows = brands.map((brand, k) => ({
      id: seedId('store-groups', groupCode(k)),
      created_by: 'SYSTEM',
      created_at: date,
      updated_by: 'SYSTEM',
      updated_at: date,
      group_code: groupCode(k),
      name: `Grup ${brand}`,
      company_id: seedId('companies', companyCode(k * 2)),
      brand_label: brand,
      contact_name: personName(260 + k),
      contact_phone: `021${5_550_300 + k}`,
      agreement_from: dayOf(date, -1),
      agreement_to: k % 5 === 4 ? null : dayOf(date, 1 + (k % 3)),
      core_code: groupCode(k),
      last_synced_at: date,
      core_hash: null,
      core_run: null,
    }));
    await tx
      .insertInto('store_group')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze store_group`.execute(tx);
  },
};
