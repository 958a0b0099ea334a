import * as z from 'zod/mini';

const kinds = z.enum(['REGULAR', 'REPEAT']);
const charge = z.enum(['FINANCED', 'UPFRONT']);

/** A step of the resolution: the level, and what it says. */
export const step = z.object({ level: z.string(), title: z.string(), detail: z.string() });
export type ResolvedStep = z.infer<typeof step>;

const company = z.object({
  subsidy: z.int(),
  income: z.int(),
  disbursement: z.int(),
  yieldRate: z.string(),
  belowFloor: z.boolean(),
});
const scheduleRow = z.object({
  installmentNo: z.int(),
  dueDate: z.string(),
  instalment: z.int(),
  principal: z.int(),
  interest: z.int(),
  premium: z.int(),
  balance: z.int(),
});
export const fee = z.object({
  feeType: z.string(),
  amount: z.string(),
  unit: z.enum(['AMOUNT', 'PERCENT']),
  charge,
  level: z.string(),
});

const outcome = z.object({
  rate: z.string(),
  fees: z.array(fee),
  downPayment: z.int(),
  base: z.int(),
  principal: z.int(),
  instalment: z.int(),
  lastInstalment: z.int(),
  totalInterest: z.int(),
  totalPaid: z.int(),
  /** The premium by when it is paid: in the principal, at signing, with each instalment. */
  financedPremium: z.int(),
  upfrontPremium: z.int(),
  monthlyPremium: z.int(),
  /** What the first payment consists of, besides down payment and premium. */
  upfrontFees: z.int(),
  stampDuty: z.int(),
  inAdvance: z.int(),
  firstPayment: z.int(),
  effectiveRate: z.string(),
  flatRate: z.string(),
  /** What applied, and what was passed over: levels without a value before it, and the rates behind it. */
  path: z.array(step),
  passedOver: z.array(step),
  /** Not for users of a branch. */
  company: z.optional(company),
});
export type SimulationOutcome = z.infer<typeof outcome>;

const refused = z.object({ code: z.string(), message: z.string() });
const cell = z.object({
  tenor: z.int(),
  kind: kinds,
  now: z.nullable(outcome),
  nowRefused: z.nullable(refused),
  /** With the unsaved values of the screen; `null` without any. */
  proposed: z.nullable(outcome),
  proposedRefused: z.nullable(refused),
  schedule: z.nullable(z.array(scheduleRow)),
});
export type SimulationCell = z.infer<typeof cell>;

export const simulation = z.object({
  /** Code and name of the branch. */
  branch: z.string(),
  date: z.string(),
  method: z.enum(['FLAT_MONTHLY', 'FLAT_ANNUAL', 'EFFECTIVE_ANNUAL']),
  roundingStep: z.int(),
  isQanun: z.boolean(),
  cells: z.array(cell),
});
export type Simulation = z.infer<typeof simulation>;
