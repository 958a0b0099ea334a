import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, instant, integer, line, object } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { base, issuanceModule, issuancePrivilege, item, linkId, reasonText } from './shared.ts';
import { batchStates } from './vocabulary.ts';

const optional = { required: false } as const;
const access = { privilege: issuancePrivilege, action: 'update' } as const;
const batch = z.object({
  secureId: z.uuid(),
  version: z.int(),
  batchNo: z.string(),
  quantity: z.int(),
  state: z.string(),
});

/** What happens to print batches. */
export const batchCalls = {
  startPrint: call({
    name: `${issuanceModule}.start-print`,
    method: 'POST',
    base,
    path: `${issuanceModule}/start-print`,
    access,
    idempotent: 'required',
    summary: 'Card issuance: a print batch of chosen cards, or of those issued first (P1); admin or print vendor',
    body: z.object({ ...item, cardIds: z.nullish(z.array(z.uuid()).check(z.minLength(1), z.maxLength(5_000))) }),
    result: batch,
    errors: [
      'VENDOR_NOT_SET',
      'VENDOR_MISMATCH',
      'BATCH_TOO_LARGE',
      'STALE_VERSION',
      'CARD_STATUS_CONFLICT',
      'CARD_ON_HOLD',
    ],
  }),
  printFile: call({
    name: `${issuanceModule}.print-file`,
    method: 'POST',
    base,
    path: `${issuanceModule}/batch/file`,
    access,
    download: true,
    summary:
      'The print file of a batch as an encrypted archive, whose password comes as a notice; from the ' +
      'second time on with a reason',
    body: z.object({ secureId: z.uuid(), reason: z.nullish(reasonText) }),
    errors: ['INVALID_STATE', 'DOWNLOAD_REASON_REQUIRED'],
  }),
  markPrinted: call({
    name: `${issuanceModule}.mark-printed`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/mark-printed`,
    access,
    summary: 'Card issuance: a batch is printed; admin or print vendor',
    body: z.object({ ...item, printed: z.int().check(z.gte(0)), spoiled: z.int().check(z.gte(0)) }),
    result: batch,
    errors: ['INVALID_STATE', 'PRINT_COUNT_MISMATCH', 'STALE_VERSION'],
  }),
  withdraw: call({
    name: `${issuanceModule}.withdraw`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/withdraw`,
    access,
    summary: 'Card issuance: takes a whole batch back before it is printed (P4); head office',
    body: z.object({ ...item, reason: reasonText }),
    result: batch,
    errors: ['BATCH_PRINTED', 'INVALID_STATE', 'STALE_VERSION', 'CARD_STATUS_CONFLICT', 'CARD_KIND_CONFLICT'],
  }),
} as const;

/** What the person who looks may do with a batch now. */
export const batchActions = ['printFile', 'markPrinted', 'withdraw'] as const;
export type BatchAction = (typeof batchActions)[number];

/** Print batches of an issuance. */
export const printBatches = defineResource({
  module: 'card-issuance-batch',
  base,
  path: `${issuanceModule}/batch`,
  privilege: issuancePrivilege,
  title: text('Batch cetak', 'Print batch'),
  label: 'batchNo',
  volume: 30_000,
  status: false,
  titles: {
    batchNo: text('No. batch', 'Batch no'),
    quantity: text('Jumlah', 'Quantity'),
    spoiled: text('Rusak', 'Spoiled'),
    state: text('Status', 'State'),
    fileTakenAt: text('File diambil', 'File taken'),
    fileTakenBy: text('Diambil oleh', 'Taken by'),
    downloads: text('Unduhan', 'Downloads'),
    printedAt: text('Tercetak', 'Printed'),
    issuanceId: text('Penerbitan', 'Issuance'),
  },
  fields: {},
  derived: {
    issuanceId: linkId(),
    batchNo: line({ maximum: 20 }),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
    spoiled: integer({ minimum: 0, maximum: 100_000 }),
    state: choice(batchStates),
    fileTakenAt: instant(optional),
    fileTakenBy: line({ maximum: 60, ...optional }),
    downloads: integer({ minimum: 0, maximum: 1_000_000 }),
    printedAt: instant(optional),
    actions: object(z.array(z.enum(batchActions))),
  },
  list: {
    filters: { issuanceId: linkId(), state: choice(batchStates) },
    sorts: ['createdAt', 'batchNo'],
    defaultSort: ['createdAt,desc'],
    search: ['batchNo'],
    columns: [
      'batchNo',
      'quantity',
      'spoiled',
      'state',
      'createdAt',
      'fileTakenAt',
      'fileTakenBy',
      'downloads',
      'printedAt',
    ],
  },
  operations: ['list', 'detail'],
});
export type PrintBatch = RecordOf<typeof printBatches>;
