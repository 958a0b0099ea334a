/** A column that holds secrets at rest. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** Column with the keyed hash by which the same text is found. */
  readonly hash?: string;
  /** The secrets stand inside JSON, or beside other values. */
  readonly among?: true;
}

/** All of them: what a change of the data key writes anew, and what a reader of a dump cannot read. */
export const secretColumns: readonly SecretColumn[] = [
  { table: 'app_setting', column: 'value', among: true },
  { table: 'blacklist_phone', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'card_delivery_line', column: 'address_encrypted' },
  { table: 'card_delivery_line', column: 'phone_encrypted' },
  { table: 'card_loss', column: 'phone_encrypted' },
  { table: 'card_pickup', column: 'proxy_nik' },
  { table: 'card_verification', column: 'delivery_address_encrypted' },
  { table: 'change_request', column: 'values_protected' },
  { table: 'console_notice', column: 'secret_encrypted' },
  { table: 'download_job', column: 'selection', among: true },
  { table: 'ecard_print_request', column: 'address_encrypted' },
  { table: 'ecard_print_request', column: 'phone_encrypted' },
  { table: 'idempotency_key', column: 'answer_encrypted' },
  { table: 'import_row', column: 'source', among: true },
  { table: 'import_row', column: 'stored', among: true },
  { table: 'import_row', column: 'values', among: true },
  { table: 'list_view', column: 'query_encrypted' },
  { table: 'mail', column: 'text_protected' },
  { table: 'member', column: 'address_encrypted' },
  { table: 'member', column: 'email_encrypted', hash: 'email_hash' },
  { table: 'member', column: 'mothers_name_encrypted' },
  { table: 'member', column: 'nik_encrypted', hash: 'nik_hash' },
  { table: 'member', column: 'phone_encrypted', hash: 'phone_hash' },
  { table: 'number_list', column: 'numbers' },
  { table: 'number_reference', column: 'number_encrypted' },
  { table: 'oidc_payload', column: 'payload_encrypted' },
  { table: 'preference', column: 'value_encrypted' },
  { table: 'second_factor', column: 'secret_protected' },
  { table: 'second_factor_step', column: 'secret_protected' },
  { table: 'signing_key', column: 'private_encrypted' },
];
