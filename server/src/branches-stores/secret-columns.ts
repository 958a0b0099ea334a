import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of offices, companies and places with encrypted values. */
export const branchesStoresSecrets: readonly SecretColumn[] = [
  { table: 'company', column: 'npwp_encrypted', hash: 'npwp_hash' },
];
