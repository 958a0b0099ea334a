import type { Tx } from '../../platform/context.ts';

/** Every barred number, the oldest first; for the seeded audit trail. */
export const allBarredNumbers = (tx: Tx) =>
  tx.selectFrom('blacklist_phone').selectAll().orderBy('created_at').execute();
