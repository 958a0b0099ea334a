import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { stockModule, stockPrivilege } from './stock.ts';

export const countStates = options({
  OPEN: ['Sedang dihitung', 'Counting', 'info'],
  MATCHED: ['Cocok', 'Matched', 'success'],
  DIFFERENT: ['Berbeda', 'Different', 'error'],
});

const line = z.object({ cardNo: z.string(), cardId: z.nullable(z.uuid()), where: z.nullable(z.string()) });
/** A sheet of a stock count: what was expected is frozen when it is opened. */
const sheet = z.object({
  secureId: z.uuid(),
  version: z.int(),
  stockId: z.uuid(),
  state: z.enum(['OPEN', 'MATCHED', 'DIFFERENT']),
  openedAt: z.string(),
  openedBy: z.string(),
  countedAt: z.nullable(z.string()),
  countedBy: z.nullable(z.string()),
  expected: z.int(),
  scanned: z.int(),
  /** Expected and not scanned; only when the sheet is closed. */
  missing: z.array(line),
  /** Scanned and not expected, with the place where each should be. */
  foreign: z.array(line),
});
export type CountSheet = z.infer<typeof sheet>;

const errors = {
  COUNT_OPEN: { status: 409, text: text('Masih ada penghitungan yang terbuka', 'A count is still open') },
} as const;
export const countErrors = errors;

const act = { base: 'middle' } as const;
export const countCalls = {
  list: call({
    ...act,
    name: `${stockModule}.counts`,
    method: 'GET',
    path: `${stockModule}/{secureId}/count`,
    access: { privilege: stockPrivilege, action: 'view' },
    summary: 'Card stock: counts of a safe, the latest first',
    result: z.array(sheet),
  }),
  open: call({
    ...act,
    name: `${stockModule}.count`,
    method: 'POST',
    path: `${stockModule}/count`,
    access: { privilege: stockPrivilege, action: 'create' },
    summary: 'Card stock: opens a count of a safe',
    body: z.object({ stockId: z.uuid() }),
    result: sheet,
    idempotent: true,
    errors: ['COUNT_OPEN'],
  }),
  scan: call({
    ...act,
    name: `${stockModule}.count-scan`,
    method: 'PUT',
    path: `${stockModule}/count/scan`,
    access: { privilege: stockPrivilege, action: 'create' },
    summary: 'Card stock: counts one card',
    body: z.object({ secureId: z.uuid(), cardNo: z.string() }),
    result: z.object({ expected: z.boolean(), where: z.nullable(z.string()), scanned: z.int() }),
    errors: ['CARD_NO_CHECK_DIGIT', 'INVALID_STATE'],
  }),
  close: call({
    ...act,
    name: `${stockModule}.count-close`,
    method: 'PUT',
    path: `${stockModule}/count/close`,
    access: { privilege: stockPrivilege, action: 'create' },
    summary: 'Card stock: closes a count',
    body: z.object({ secureId: z.uuid(), version: z.int() }),
    result: sheet,
    errors: ['INVALID_STATE', 'STALE_VERSION'],
  }),
} as const;
