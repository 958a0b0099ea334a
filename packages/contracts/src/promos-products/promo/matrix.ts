import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { promoLines } from './lines.ts';

/** Branches of a page of the matrix. */
export const matrixSize = 10;

const query = z.object({
  kind: z.enum(['REGULAR', 'REPEAT']),
  /** One of the groups of the promo; its first one unless given. */
  groupId: z.optional(z.uuid()),
  /** One branch alone. */
  branchId: z.optional(z.uuid()),
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
});
export type MatrixQuery = z.infer<typeof query>;

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

/** The call of the matrix branch × tenor of a promo of a line. */
export const matrixCall = (of: BusinessLine) => {
  const { module, privilege } = promoLines[of];
  return call({
    name: `${module}.matrix`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/matrix`,
    access: { privilege, action: 'view' },
    summary: `${of}: the sample contract of each branch and tenor of a promo, beside the same one without it`,
    query,
    result,
  });
};
