import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { promoLines } from './lines.ts';
import { placement } from './sheet-calls.ts';

/** Branches of a page of the matrix. */
export const matrixSize = 10;

const wanted = {
  kind: z.enum(['REGULAR', 'REPEAT']),
  /** One of the groups of the promo; its first one unless given. */
  groupId: z.optional(z.uuid()),
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
} as const;
const query = z.object({
  ...wanted,
  /** One branch alone. */
  branchId: z.optional(z.uuid()),
});
export type MatrixQuery = z.infer<typeof query>;

/** What of a promo that is not stored yet decides on its instalments. */
const typed = z.object({
  ...wanted,
  promoType: z.enum(['RATE', 'ZERO', 'ADMIN']),
  customerKind: z.enum(['ALL', 'REGULAR', 'REPEAT']),
  adminFee: z.nullish(z.int().check(z.gte(0), z.lte(5_000_000))),
  startDate: plainDate(),
  endDate: plainDate(),
  productGroupIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(40)),
  tenors: z.array(z.string().check(z.regex(/^\d{1,2}$/))).check(z.minLength(1), z.maxLength(60)),
  sheets: placement,
});
export type TypedMatrix = z.infer<typeof typed>;

const outcome = z.object({
  /** Percent with four decimals. */
  rate: z.string(),
  /** Rupiah. */
  instalment: z.int(),
});
const cell = z.object({
  tenor: z.int(),
  /** `null` where the branch has no line of the tenor, or there is no contract: `message` says why. */
  promo: z.nullable(outcome),
  /** The same contract without the promo. */
  without: z.nullable(outcome),
  message: z.nullable(z.string()),
  isAboveBranch: z.boolean(),
  /** Not for users of a branch: rupiah, percent a year. */
  company: z.nullable(z.object({ disbursement: z.int(), yieldRate: z.string(), belowFloor: z.boolean() })),
});
export type MatrixCell = z.infer<typeof cell>;

const result = z.object({
  /** Plain date on which the contracts are calculated. */
  date: z.string(),
  tenors: z.array(z.int()),
  rows: z.array(z.object({ branchId: z.uuid(), officeCode: z.string(), name: z.string(), cells: z.array(cell) })),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});
export type PromoMatrix = z.infer<typeof result>;

/** The calls of the matrix branch × tenor of a promo of a line. */
export const matrixCalls = (of: BusinessLine) => {
  const { module, privilege } = promoLines[of];
  return {
    matrix: call({
      name: `${module}.matrix`,
      method: 'GET',
      base: 'middle',
      path: `${module}/{secureId}/matrix`,
      access: { privilege, action: 'view' },
      summary: `${of}: the sample contract of each branch and tenor of a promo, beside the same one without it`,
      query,
      result,
    }),
    typedMatrix: call({
      name: `${module}.typed-matrix`,
      audit: 'CREATE',
      method: 'POST',
      base: 'middle',
      path: `${module}/matrix`,
      access: { privilege, action: 'create' },
      reads: true,
      summary: `${of}: the same of a promo that is not stored yet`,
      body: typed,
      result,
    }),
  } as const;
};
