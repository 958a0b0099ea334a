import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { changeWarning } from '../../core/changes.ts';
import { plainDate } from '../../core/fields.ts';
import { text, type Text } from '../../core/text.ts';
import { branchLines } from './lines.ts';

/** What a copy is asked for: the rates and fees that hold in a branch on a day, for another branch from that day on. */
const meant = { branchId: z.uuid(), sourceId: z.uuid(), effectiveFrom: plainDate() } as const;
const scope = z.object(meant);
export type CopyScope = z.infer<typeof scope>;

const reason = z.string().check(z.minLength(5), z.maxLength(255));
const body = z.object({ ...meant, reason, expectedCount: z.int().check(z.gte(0)) });
export type CopyBody = z.infer<typeof body>;

const instalment = z.nullable(z.int());
const row = z.object({
  kind: z.enum(['RATE', 'FEE']),
  /** Product group, empty for all; of a fee its kind. */
  productGroup: z.nullable(z.string()),
  collateralType: z.nullable(z.string()),
  ageBand: z.nullable(z.string()),
  feeType: z.nullable(z.string()),
  tenors: z.string(),
  amountFrom: z.nullable(z.int()),
  amountTo: z.nullable(z.int()),
  /** Added beside nothing, in the place of the one in force, the same as that one, or refused: its period is taken. */
  effect: z.enum(['ADD', 'REPLACE', 'SAME', 'REFUSED']),
  unit: z.enum(['PERCENT', 'AMOUNT']),
  beforeRegular: z.nullable(z.string()),
  beforeRepeat: z.nullable(z.string()),
  afterRegular: z.string(),
  afterRepeat: z.nullable(z.string()),
  /** Instalments of the sample price at the longest tenor of the band; `null` where nothing can be calculated. */
  instalmentNow: instalment,
  instalmentThen: instalment,
  /** Why the second one cannot be calculated, as a code of {@link missingForSample}. */
  missing: z.nullable(z.string()),
});
export type CopyRow = z.infer<typeof row>;

/** Why an instalment of the sample price is not calculated; of other codes the last. */
export const missingForSample = {
  FEE_NOT_FOUND: text('belum ada fee ADMIN pada tenor ini', 'there is no ADMIN fee at this tenor yet'),
  RATE_NOT_FOUND: text('belum ada rate pada tenor ini', 'there is no rate at this tenor yet'),
  TARIFF_NOT_FOUND: text('belum ada tarif asuransi', 'there is no insurance tariff'),
  TENOR_NOT_OFFERED: text('tenor ini tidak ditawarkan', 'this tenor is not offered'),
  OTHER: text('tidak dapat dihitung pada harga contoh', 'cannot be calculated at the sample price'),
} as const;

/** The reason in words. @example missingInWords('FEE_NOT_FOUND').id; // 'belum ada fee ADMIN pada tenor ini' */
export const missingInWords = (code: string): Text =>
  (missingForSample as Readonly<Record<string, Text>>)[code] ?? missingForSample.OTHER;

/** Rows of a page of the preview. */
export const copyPageSize = 25;

const rows = { rows: z.array(row), total: z.int(), page: z.int(), size: z.int() };
const preview = z.object({
  ...rows,
  /** Rows that the copy writes. */
  written: z.int(),
  same: z.int(),
  refused: z.int(),
});
export type CopyPreview = z.infer<typeof preview>;

const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });

/** Calls of copies of a line besides their operations (docs/model/branches-stores.md#copies-of-rates-and-fees). */
export const copyCallsOf = (line: BusinessLine, copies: string) => {
  const { module, privilege } = branchLines[line];
  const path = `${module}/copies`;
  const access = (action: 'view' | 'create') => ({ privilege, action });
  return {
    preview: call({
      name: `${copies}.preview`,
      method: 'POST',
      base: 'middle',
      path: `${path}/preview`,
      access: access('create'),
      audit: 'REQUEST',
      reads: true,
      summary: `${line}: what a copy of rates and fees would write, before and after, with the effect on instalments`,
      body: z.object({ ...meant, page: z.optional(z.int().check(z.gte(1))) }),
      result: preview,
    }),
    create: call({
      name: `${copies}.create`,
      method: 'POST',
      base: 'middle',
      path,
      access: access('create'),
      audit: 'REQUEST',
      idempotent: true,
      summary: `${line}: asks for a copy of rates and fees; a second person decides on all of them at once`,
      body,
      result: moved,
      errors: ['COUNT_CHANGED', 'NOTHING_TO_COPY'],
    }),
    rows: call({
      name: `${copies}.rows`,
      method: 'GET',
      base: 'middle',
      path: `${path}/{secureId}/rows`,
      access: access('view'),
      summary: `${line}: the rates and fees of a copy`,
      query: z.object({ page: z.optional(z.int()) }),
      result: z.object({
        ...rows,
        /** Of one that waits what its approver has to tick, of a decided one what was ticked. */
        warnings: z.array(changeWarning),
      }),
    }),
  };
};
