import type { SecretColumn } from './protected-text/columns.ts';

/** What platform keeps as secrets at rest. */
export const platformSecrets: readonly SecretColumn[] = [
  { table: 'idempotency_key', column: 'answer_encrypted' },
  { table: 'mail', column: 'text_protected' },
];
