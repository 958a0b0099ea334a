import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of the area people with encrypted values. */
export const peopleSecrets: readonly SecretColumn[] = [
  { table: 'app_setting', column: 'value', among: true },
  { table: 'console_notice', column: 'secret_encrypted' },
  { table: 'oidc_payload', column: 'payload_encrypted' },
  { table: 'preference', column: 'value_encrypted' },
  { table: 'second_factor', column: 'secret_protected' },
  { table: 'second_factor_step', column: 'secret_protected' },
  { table: 'signing_key', column: 'private_encrypted' },
];
