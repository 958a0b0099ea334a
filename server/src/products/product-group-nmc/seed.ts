import { sql } from 'kysely';
import type { Seed } from '../../platform/database/seed.ts';
import { seededGroup } from '../product-group/seed-rows.ts';

const groups = [
  ['BEBEK', 'Bebek', 150],
  ['MATIC', 'Matic', 200],
  ['SPORT', 'Sport', 1_000],
  ['LISTRIK', 'Listrik', 0],
] as const;
/** Least down payments in percent: less for short tenors. */
const bands = JSON.stringify([
  { tenorFrom: 11, tenorTo: 23, dpMinPct: 10 },
  { tenorFrom: 24, tenorTo: 48, dpMinPct: 15 },
]);

/** Four groups, one of each class (docs/model/products.md#product-groups). */
export const seed: Seed = {
  name: 'product-group-nmc',
  async run(tx, { date }) {
    const rows = groups.map(([code, name, ccTo], k) => ({
      ...seededGroup('product-group-nmc', 'MTR', code, name, k, date),
      vehicle_class: code,
      cc_to: ccTo,
      dp_bands: bands,
      insurance_coverage: 'REQUIRED',
    }));
    await tx
      .insertInto('product_group_nmc')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze product_group_nmc`.execute(tx);
  },
};
