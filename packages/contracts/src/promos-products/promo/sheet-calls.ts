import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { changeRules } from '../../core/changes.ts';
import { plainDate } from '../../core/fields.ts';
import { promoErrors, sheetErrors } from './errors.ts';
import { promoLines } from './lines.ts';

/** Branches of one grid, and rows of those that differ. */
export const mostBranches = 500;
export const mostOwnRows = 2_000;

const percentage = z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/));
const optionalPercentage = z.nullish(percentage);
/** A line as it is typed; blank and 0 are null. */
export const lineBody = z.object({
  tenor: z.int().check(z.gte(1), z.lte(60)),
  rateRegular: optionalPercentage,
  rateRepeat: optionalPercentage,
  storeSubsidy: optionalPercentage,
  fifIncome: optionalPercentage,
  storeAdminFee: z.nullish(z.int().check(z.gte(0), z.lte(5_000_000))),
});
export type LineBody = z.infer<typeof lineBody>;
const lines = z.array(lineBody).check(z.maxLength(60));

/** A row of one branch, in place of that of the grid for the same tenor. */
const ownRow = z.object({ officeCode: z.string().check(z.regex(/^\d{5}$/)), ...lineBody.shape });
export type OwnRow = z.infer<typeof ownRow>;

/** One grid for many branches, with the rows of those that differ. */
const placed = {
  branchIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostBranches)),
  lines,
  overrides: z.nullish(z.array(ownRow).check(z.maxLength(mostOwnRows))),
  /** That of the promo unless given. */
  periodFrom: z.nullish(plainDate()),
  periodTo: z.nullish(plainDate()),
} as const;
export const placement = z.object(placed);
export type Placement = z.infer<typeof placement>;

const effect = z.enum(['NEW', 'REPLACE', 'SAME', 'REFUSED']);
const placedSheet = z.object({
  branchId: z.uuid(),
  officeCode: z.string(),
  branchName: z.string(),
  effect,
  /** Why it is refused. */
  message: z.nullable(z.string()),
});
export type PlacedSheet = z.infer<typeof placedSheet>;

const reason = z.optional(z.string().check(z.maxLength(changeRules.reason.maximum)));
const body = { promoId: z.uuid(), replace: z.boolean(), ...placed } as const;
const errors = [...Object.keys(sheetErrors), ...Object.keys(promoErrors), 'PERIOD_OVERLAP', 'CHANGE_PENDING'] as const;

/** The calls of rate sheets besides the operations. */
export const sheetCallsOf = (of: BusinessLine, rates: string) => {
  const { module, privilege } = promoLines[of];
  return {
    place: call({
      name: `${rates}.place`,
      audit: 'CREATE',
      method: 'POST',
      base: 'middle',
      path: `${module}/rates/place`,
      access: { privilege, action: 'update' },
      summary: `${of}: gives many branches the lines of one grid, all or none; those of an active promo wait as one`,
      idempotent: true,
      body: z.object({ ...body, reason }),
      result: z.object({ stored: z.int(), waiting: z.int() }),
      errors: [...errors],
    }),
    placePreview: call({
      name: `${rates}.place-preview`,
      audit: 'CREATE',
      method: 'POST',
      base: 'middle',
      path: `${module}/rates/place/preview`,
      access: { privilege, action: 'update' },
      reads: true,
      summary: `${of}: which branches would get a sheet, and whose sheet would be replaced`,
      body: z.object(body),
      result: z.object({ rows: z.array(placedSheet) }),
      errors: [...errors],
    }),
  } as const;
};
