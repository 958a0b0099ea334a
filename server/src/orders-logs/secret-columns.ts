import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of orders and logs with encrypted values. */
export const ordersLogsSecrets: readonly SecretColumn[] = [
  { table: 'purchase_order', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'purchase_order', column: 'nik_encrypted', hash: 'nik_hash' },
];
