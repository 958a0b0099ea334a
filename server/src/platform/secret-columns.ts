import type { SecretColumn } from './protected-text/columns.ts';

/** Columns of the platform with encrypted values. */
export const platformSecrets: readonly SecretColumn[] = [
  { table: 'idempotency_key', column: 'answer_encrypted' },
  { table: 'mail', column: 'text_protected' },
];
