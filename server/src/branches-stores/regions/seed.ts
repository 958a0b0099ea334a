import type { Seed } from '../../platform/database/seed.ts';
import type {} from './table.ts';

/** The regions of the organisation as core has them. */
export const seed: Seed = {
  name: 'regions',
  async run(tx, { date }) {
    await tx
      .updateTable('region')
      .set((row) => ({ core_code: row.ref('region_code'), last_synced_at: date }))
      .where('last_synced_at', 'is', null)
      .execute();
  },
};
