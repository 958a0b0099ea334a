import * as z from 'zod/mini';
import { businessLines, type BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { riskGrades, type RiskGrade } from '../risk-grades.ts';

export const module = 'tiering-plafond';
const privilege = `${module}:browse`;

const amount = z.int().check(z.gte(0), z.lte(1_000_000_000));
const count = z.int().check(z.gte(0), z.lte(1_000));
const valuesOf = <V extends string>(of: readonly { readonly value: V }[]) =>
  of.map(({ value }) => value) as [V, ...V[]];
const lines = z.enum(valuesOf<BusinessLine>(businessLines));

/** What an amount is computed from, typed on the screen. */
const typed = z.object({
  programTypeId: z.uuid(),
  databaseTypeId: z.nullable(z.uuid()),
  riskGrade: z.enum(valuesOf<RiskGrade>(riskGrades)),
  monthlyIncome: amount,
  otherIncome: amount,
  monthlyExpense: amount,
  contracts: count,
  employeeGrade: z.nullable(z.int().check(z.gte(1), z.lte(12))),
});
export type TierInput = z.infer<typeof typed>;

const simulated = z.object({
  /** The tier that holds; `null` when none does. */
  tier: z.nullable(z.object({ secureId: z.uuid(), code: z.string(), name: z.string() })),
  /** What was computed before the bounds of the tier. */
  base: z.int(),
  /** The limit in whole rupiah. */
  amount: z.int(),
  /** Why the limit is what it is. */
  reason: z.enum(['WITHIN', 'CAPPED', 'BELOW_TIER', 'NO_TIER']),
});
export type Simulated = z.infer<typeof simulated>;

const impact = z.object({
  /** Active members of the tier. */
  members: z.int(),
  /** Sums of their limits in its line: as they are, and as the tier would make them. */
  before: z.int(),
  after: z.int(),
  up: z.int(),
  down: z.int(),
});
export type TierImpact = z.infer<typeof impact>;

/** Limits that a member, or typed values, would have; and what a tier changes. */
export const tierCalls = {
  simulate: call({
    name: `${module}.simulate`,
    method: 'POST',
    base: 'middle',
    path: `${module}/simulate`,
    access: { privilege, action: 'view' },
    reads: true,
    summary: 'The tier and the limit that a member, or typed values, would have today',
    body: z.object({
      businessLine: lines,
      /** Number of a member, in place of values: both are refused with MEMBER_OR_VALUES. */
      memberNo: z.optional(z.string().check(z.regex(/^\d{10}$/))),
      values: z.optional(typed),
    }),
    result: simulated,
  }),
  impact: call({
    name: `${module}.impact`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/impact`,
    access: { privilege, action: 'view' },
    summary: 'Members of a tier, and their limits as they are and as the tier would make them',
    result: impact,
  }),
} as const;
