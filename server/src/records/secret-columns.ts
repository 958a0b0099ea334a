import type { SecretColumn } from '../platform/protected-text/columns.ts';

/** Columns of the area records with encrypted values. */
export const recordsSecrets: readonly SecretColumn[] = [
  { table: 'background_run', column: 'input' },
  { table: 'change_request', column: 'values_protected' },
  { table: 'download_job', column: 'selection', among: true },
  { table: 'import_row', column: 'source', among: true },
  { table: 'import_row', column: 'stored', among: true },
  { table: 'import_row', column: 'values', among: true },
  { table: 'list_view', column: 'query_encrypted' },
  { table: 'number_list', column: 'numbers', byHashAlone: true },
  { table: 'number_reference', column: 'number_encrypted' },
];
