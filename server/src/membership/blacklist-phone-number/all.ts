import type { Tx } from '../../platform/context.ts';

/** Every barred number, the oldest first: for the audit trail of a new database. */
export const allBarredNumbers = (tx: Tx) =>
  tx.selectFrom('blacklist_phone').selectAll().orderBy('created_at').execute();
