import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { branchLines } from './lines.ts';

/** What rates are for that are not stored yet. */
const question = z.object({
  branchId: z.uuid(),
  /** Empty: all groups. */
  productGroupIds: z.array(z.uuid()).check(z.maxLength(40)),
  collateralType: z.nullish(z.enum(['MOTOR_BEKAS', 'MULTIGUNA'])),
  ageBand: z.nullish(z.enum(['0-3', '4-7', '8-10'])),
  effectiveFrom: z.nullish(plainDate()),
});
export type RateLimitsQuestion = z.infer<typeof question>;

const limits = z.object({
  /** Least and greatest rate in percent, by the method of the lines of business. */
  minimum: z.string(),
  maximum: z.string(),
  groups: z.array(
    z.object({
      /** `null` for all groups. */
      name: z.nullable(z.string()),
      /** Offered tenors for which no rate holds on the day nor awaits approval. */
      without: z.array(z.int()),
    }),
  ),
});
export type RateLimits = z.infer<typeof limits>;

const limitsOf = (line: BusinessLine) => {
  const { module, privilege } = branchLines[line];
  return call({
    name: `${module}.rate-limits`,
    method: 'POST',
    base: 'middle',
    path: `${module}/rates/limits`,
    access: { privilege, action: 'view' },
    reads: true,
    summary: `${line}: bounds of new rates of product groups, and the tenors that have none`,
    body: question,
    result: limits,
  });
};

/** What new rates are held to, asked while they are typed. */
export const rateLimitCalls = { SPEKTRA: limitsOf('SPEKTRA'), NMC: limitsOf('NMC'), UFI: limitsOf('UFI') } as const;
