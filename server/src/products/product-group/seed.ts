import { sql } from 'kysely';
import type { Seed } from '../../platform/database/seed.ts';
import { seededGroup } from './seed-rows.ts';

/** The groups of products of SPEKTRA: line of business, code, name. */
const groups = [
  ['ELK', 'TV', 'Televisi'],
  ['ELK', 'KULKAS', 'Kulkas'],
  ['ELK', 'MESIN_CUCI', 'Mesin Cuci'],
  ['ELK', 'AC', 'Pendingin Ruangan (AC)'],
  ['ELK', 'AUDIO', 'Audio'],
  ['GDG', 'GADGET', 'Gadget'],
  ['GDG', 'LAPTOP', 'Laptop'],
  ['GDG', 'AKSESORIS', 'Aksesoris'],
  ['PRT', 'PERABOT', 'Perabot'],
  ['PRT', 'DAPUR', 'Peralatan Dapur'],
  ['JSA', 'KURSUS', 'Kursus'],
  ['JSA', 'KESEHATAN', 'Kesehatan'],
] as const;
const insured: readonly string[] = ['GADGET', 'LAPTOP'];

/** Twelve groups (docs/model/products.md#product-groups). */
export const seed: Seed = {
  name: 'product-group',
  async run(tx, { date }) {
    const rows = groups.map(([lob, code, name], k) => ({
      ...seededGroup('product-group', lob, code, name, k, date),
      tenor_max: code === 'AKSESORIS' ? 12 : null,
      insurance_coverage: insured.includes(code) ? 'REQUIRED' : null,
    }));
    await tx
      .insertInto('product_group')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze product_group`.execute(tx);
  },
};
