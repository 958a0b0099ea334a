import type { Tx } from '../../platform/context.ts';

/** Every banner, the oldest first; for the seeded audit trail. */
export const allBanners = (tx: Tx) =>
  tx.selectFrom('master_banner').selectAll().orderBy('created_at').orderBy('id').execute();
