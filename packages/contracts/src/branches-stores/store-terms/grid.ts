import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { changeRules } from '../../core/changes.ts';
import { date, flag, integer, paragraph, percent, plainDate, sheet, type Fields } from '../../core/fields.ts';
import { periodTitles } from '../../core/titles.ts';
import { gridGroups, gridTitles, mostBands, percentage, sentGroups } from '../branch/rate-grid.ts';
import { agreementField, exclusiveRate, quotaField, termsTitles } from '../outlet/terms.ts';
import { storeExclusiveErrors } from './errors.ts';

/** The fields of the form: what all rows have, and rates by band of tenors. */
export const storeGridFields: Fields = {
  productGroupIds: gridGroups('SPEKTRA'),
  ...agreementField,
  ...quotaField,
  effectiveFrom: date(),
  effectiveTo: date(),
  supersede: flag(),
  rates: sheet({
    columns: {
      tenorFrom: integer(tenorBounds),
      tenorTo: integer(tenorBounds),
      rateRegular: percent(exclusiveRate),
      rateRepeat: percent(exclusiveRate),
    },
    titles: {
      tenorFrom: termsTitles.tenorFrom,
      tenorTo: termsTitles.tenorTo,
      rateRegular: termsTitles.rateRegular,
      rateRepeat: termsTitles.rateRepeat,
    },
    band: { from: 'tenorFrom', to: 'tenorTo' },
    says: ['rateRegular', 'rateRepeat'],
    notAbove: [{ column: 'rateRepeat', limit: 'rateRegular', code: 'RATE_RO_ABOVE_REGULAR' }],
    maximum: mostBands,
  }),
  reason: paragraph(changeRules.reason),
};

export const storeGridTitles = {
  ...periodTitles,
  productGroupIds: gridTitles.productGroupIds,
  agreementNo: termsTitles.agreementNo,
  quotaContracts: termsTitles.quotaContracts,
  supersede: gridTitles.supersede,
  rates: gridTitles.rates,
  reason: gridTitles.reason,
} as const;

const body = z.object({
  storeId: z.uuid(),
  productGroupIds: sentGroups,
  agreementNo: z.string(),
  quotaContracts: z.nullish(z.int()),
  effectiveFrom: plainDate(),
  effectiveTo: plainDate(),
  supersede: z.boolean(),
  rates: z
    .array(
      z.object({
        tenorFrom: z.int(),
        tenorTo: z.int(),
        rateRegular: z.nullish(percentage),
        rateRepeat: z.nullish(percentage),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostBands)),
  reason: z.string(),
});
export type StoreRateGrid = z.infer<typeof body>;

/** Proposes exclusive rates of a store by band of tenors. */
export const storeGridCalls = {
  propose: call({
    name: 'store-exclusive-rate.propose-grid',
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: 'store/exclusive-rate/grid',
    access: { privilege: 'store:browse', action: 'create' },
    summary: 'Proposes the exclusive rates of a grid for a store, all or none',
    idempotent: true,
    body,
    result: z.object({ waiting: z.int(), stored: z.int() }),
    errors: [...Object.keys(storeExclusiveErrors), 'PERIOD_OVERLAP', 'CHANGE_PENDING'],
  }),
} as const;
