import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { phases, type Phase } from '../../core/resource.ts';
import { branchLines } from './lines.ts';

/** Days before and after today that the calendar of a branch shows. */
export const calendarDays = { before: 366, after: 731 } as const;
/** Rates and fees that it shows at most. */
export const mostShown = 2_000;

const entry = z.object({
  secureId: z.uuid(),
  kind: z.enum(['RATE', 'FEE']),
  /** What the rate is for; empty: all groups, or a fee. */
  productGroup: z.nullable(z.string()),
  collateralType: z.nullable(z.string()),
  ageBand: z.nullable(z.string()),
  feeType: z.nullable(z.string()),
  tenorFrom: z.int(),
  tenorTo: z.int(),
  /** Band of Base of a fee in rupiah. */
  amountFrom: z.nullable(z.int()),
  unit: z.enum(['PERCENT', 'AMOUNT']),
  regular: z.string(),
  repeat: z.nullable(z.string()),
  effectiveFrom: plainDate(),
  effectiveTo: z.nullable(plainDate()),
  phase: z.enum(phases.map(({ value }) => value) as [Phase, ...Phase[]]),
});
/** A rate or fee of a branch in its period. */
export type CalendarEntry = z.infer<typeof entry>;

const calendarOf = (line: BusinessLine) => {
  const { module, privilege } = branchLines[line];
  return call({
    name: `${module}.calendar`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/calendar`,
    access: { privilege, action: 'view' },
    summary: `${line}: the rates and fees of a branch with their periods, by tenor`,
    result: z.object({ rows: z.array(entry), today: plainDate() }),
  });
};

/** The effective calendar of a branch (docs/model/branches-stores.md#calendar-of-a-branch). */
export const calendarCalls = {
  SPEKTRA: calendarOf('SPEKTRA'),
  NMC: calendarOf('NMC'),
  UFI: calendarOf('UFI'),
} as const;
