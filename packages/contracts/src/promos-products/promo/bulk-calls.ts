import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { importJob } from '../../platform/imports.ts';
import { bulkOperations, type BulkOperation } from './bulk-operations.ts';
import { mostBulkLines, type BulkLine } from './bulk-files.ts';
import { promoLines } from './lines.ts';

/** Promos of one bulk update. */
export const mostBulkPromos = 500;

const body = z.object({
  promoIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostBulkPromos)),
  operation: z.enum(bulkOperations.map(({ value }) => value) as [BulkOperation, ...BulkOperation[]]),
  /** The values of the operation, by field. */
  values: z.record(z.string(), z.unknown()),
});

const previewOf = (of: BulkLine) => {
  const { module, privilege } = promoLines[of];
  return call({
    name: `${module}.bulk-preview`,
    audit: 'IMPORT_UPLOAD',
    method: 'POST',
    base: 'middle',
    path: `${module}/update-bulk/preview`,
    access: { privilege, action: 'import' },
    summary: `${of}: writes what an operation makes of many promos as a file, and checks it`,
    idempotent: true,
    body,
    result: importJob,
    errors: ['BULK_TOO_LARGE', 'BULK_EMPTY', 'IMPORT_RUNNING'],
  });
};

/** Previews of bulk updates, by line. */
export const bulkCalls = { SPEKTRA: previewOf('SPEKTRA'), UFI: previewOf('UFI') } as const;

export const bulkLimits = { lines: mostBulkLines, promos: mostBulkPromos } as const;
