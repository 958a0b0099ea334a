import { insuranceAreaOf, provinces } from '@console/contracts/branches-stores/provinces';
import { sql } from 'kysely';
import type { Seed } from '../../platform/database/seed.ts';

/** Address of every office, from the zip codes that it serves in any line. */
export const seed: Seed = {
  name: 'branch-profile',
  async run(tx) {
    await sql`update branch b set zip_code = z.code, provinsi = z.provinsi, opening_date = '2015-01-05',
        address = 'Jalan Jenderal Sudirman No. ' || (b.office_code::int % 90 + 1) || ', ' || b.city,
        phone = '0215' || lpad((b.office_code::int % 1000000)::text, 6, '0'),
        email = 'kantor.' || b.office_code || '@contoh.id'
      from (select distinct on (office_code) office_code, code, provinsi from (
          select office_code, code, provinsi from zip_code where deleted_at is null
          union all select office_code_nmc, code, provinsi from zip_code where deleted_at is null
        ) served order by office_code, code) z
      where z.office_code = b.office_code`.execute(tx);
    for (const area of ['1', '2', '3'])
      await tx
        .updateTable('branch')
        .set({ insurance_area: area })
        .where(
          'provinsi',
          'in',
          provinces.map(({ name }) => name).filter((name) => insuranceAreaOf(name) === area),
        )
        .execute();
  },
};
