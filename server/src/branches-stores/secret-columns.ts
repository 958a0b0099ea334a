import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of offices, companies and places with encrypted values. */
export const branchesStoresSecrets: readonly SecretColumn[] = [
  { table: 'company', column: 'npwp_encrypted', hash: 'npwp_hash' },
  { table: 'outlet', column: 'npwp_encrypted', hash: 'npwp_hash' },
  { table: 'outlet', column: 'pic_phone_encrypted', hash: 'pic_phone_hash' },
  { table: 'outlet', column: 'pic_nik_encrypted', hash: 'pic_nik_hash' },
  { table: 'outlet', column: 'account_no_encrypted', hash: 'account_no_hash' },
  { table: 'outlet_draft', column: 'values_encrypted' },
  { table: 'dealer_registration', column: 'npwp_encrypted', hash: 'npwp_hash' },
  { table: 'dealer_registration', column: 'pic_phone_encrypted', hash: 'pic_phone_hash' },
  { table: 'dealer_registration', column: 'account_no_encrypted', hash: 'account_no_hash' },
  { table: 'mediator', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'mediator', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'mediator', column: 'npwp_encrypted', hash: 'npwp_hash' },
  { table: 'mediator', column: 'account_no_encrypted', hash: 'account_no_hash' },
];
