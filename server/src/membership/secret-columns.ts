import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of membership with encrypted values. */
export const membershipSecrets: readonly SecretColumn[] = [
  { table: 'employee', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'employee', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'employee', column: 'email_encrypted', hash: 'email_hash', caseless: true },
  { table: 'api_token', column: 'access_encrypted' },
  { table: 'api_token', column: 'previous_encrypted' },
  { table: 'api_token', column: 'secret_encrypted' },
  { table: 'blacklist_phone', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'escrow_account', column: 'escrow_no_encrypted', hash: 'escrow_no_hash' },
  { table: 'escrow_account', column: 'payout_account_encrypted' },
  { table: 'member_group', column: 'pic_phone_encrypted', hash: 'pic_phone_hash' },
  { table: 'member', column: 'address_encrypted' },
  { table: 'member', column: 'email_encrypted', hash: 'email_hash', caseless: true },
  { table: 'member', column: 'mothers_name_encrypted' },
  { table: 'member', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'member', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'silo_record', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'silo_record', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'silo_record', column: 'mothers_name_encrypted' },
  { table: 'family_financing', column: 'main_kk_encrypted', hash: 'main_kk_hash' },
  { table: 'family_financing', column: 'family_kk_encrypted', hash: 'family_kk_hash' },
];
