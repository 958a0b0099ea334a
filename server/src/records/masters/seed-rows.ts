import { seedId } from '../../platform/database/seed-id.ts';

/** Seed rows of a master without places, with ids and common columns. */
export const namedRows = <Own extends { readonly code: string; readonly name: string }>(
  module: string,
  rows: readonly Own[],
  date: Date,
) =>
  rows.map((row) => ({
    id: seedId(module, row.code),
    ...row,
    created_by: 'SYSTEM',
    created_at: date,
    updated_by: 'SYSTEM',
    updated_at: date,
  }));

/**
 * Seed rows of a master with ids and common columns. Order numbers are ten apart, so that rows can be inserted between.
 */
export const masterRows = <Own extends { readonly code: string; readonly name: string }>(
  module: string,
  rows: readonly Own[],
  date: Date,
) => namedRows(module, rows, date).map((row, index) => ({ ...row, sort_order: (index + 1) * 10 }));
