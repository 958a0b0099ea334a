import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of promotions and public content with encrypted values. */
export const promosProductsSecrets: readonly SecretColumn[] = [
  { table: 'promo_draft', column: 'values_encrypted' },
  { table: 'pre_order_agent', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'pre_order_agent', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'pre_order_agent', column: 'email_encrypted', hash: 'email_hash' },
  { table: 'pre_order_agent', column: 'account_no_encrypted', hash: 'account_no_hash' },
];
