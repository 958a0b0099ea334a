import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Encrypted columns of cards. */
export const cardsSecrets: readonly SecretColumn[] = [
  { table: 'card_delivery_line', column: 'address_encrypted' },
  { table: 'card_delivery_line', column: 'phone_encrypted' },
  { table: 'card_loss', column: 'phone_encrypted' },
  { table: 'card_pickup', column: 'proxy_nik' },
  { table: 'card_verification', column: 'delivery_address_encrypted' },
  { table: 'ecard_print_request', column: 'address_encrypted' },
  { table: 'ecard_print_request', column: 'phone_encrypted' },
];
