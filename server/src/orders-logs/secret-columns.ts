import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of orders and logs with encrypted values. */
export const ordersLogsSecrets: readonly SecretColumn[] = [];
