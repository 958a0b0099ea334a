import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of membership with encrypted values. */
export const membershipSecrets: readonly SecretColumn[] = [
  { table: 'blacklist_phone', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'member', column: 'address_encrypted' },
  { table: 'member', column: 'email_encrypted', hash: 'email_hash', caseless: true },
  { table: 'member', column: 'mothers_name_encrypted' },
  { table: 'member', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'member', column: 'phone_encrypted', hash: 'phone_hash' },
];
