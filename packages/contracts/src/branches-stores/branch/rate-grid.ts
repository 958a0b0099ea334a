import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import {
  date,
  flag,
  integer,
  paragraph,
  percent,
  plainDate,
  references,
  sheet,
  type Fields,
} from '../../core/fields.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { changeRules } from '../../core/changes.ts';
import { periodTitles } from '../../core/titles.ts';
import { text } from '../../core/text.ts';
import { allGroups, branchLines } from './lines.ts';
import { collateralFields, collateralTitles, rateErrors, ratePercent, rateTitles } from './rate-fields.ts';

/** Bands of one grid: one for each tenor at most. */
export const mostBands = 60;
/** Product groups that one grid is applied to. */
const mostGroups = 40;

const rateColumns = {
  tenorFrom: integer(tenorBounds),
  tenorTo: integer(tenorBounds),
  rateRegular: percent(ratePercent),
  rateRepeat: percent({ ...ratePercent, required: false, zeroIsNone: true }),
} as const;

const shared = {
  effectiveFrom: date(),
  effectiveTo: date({ required: false }),
  supersede: flag(),
  rates: sheet({
    columns: rateColumns,
    titles: {
      tenorFrom: rateTitles.tenorFrom,
      tenorTo: rateTitles.tenorTo,
      rateRegular: rateTitles.rateRegular,
      rateRepeat: rateTitles.rateRepeat,
    },
    band: { from: 'tenorFrom', to: 'tenorTo' },
    notAbove: [{ column: 'rateRepeat', limit: 'rateRegular', code: 'RATE_RO_ABOVE_REGULAR' }],
    maximum: mostBands,
  }),
  reason: paragraph(changeRules.reason),
} as const;

/** The product groups that a grid is applied to; none: one row for all groups. */
export const gridGroups = (line: BusinessLine) =>
  references(branchLines[line].groups, {
    minimum: 0,
    maximum: mostGroups,
    required: false,
    emptyMeans: allGroups,
  });

/** The fields of the grid of a line, as its form has them: groups, period, and rates by band of tenors. */
export const gridFields = (line: BusinessLine): Fields => ({
  productGroupIds: gridGroups(line),
  ...(line === 'UFI' ? collateralFields : {}),
  ...shared,
});

export const gridTitles = {
  ...collateralTitles,
  ...periodTitles,
  productGroupIds: text('Kelompok produk', 'Product groups'),
  supersede: text('Akhiri rate sebelumnya sehari sebelum mulai', 'End the rate before on the day before'),
  rates: text('Rate per tenor', 'Rates by tenor'),
  reason: text('Alasan', 'Reason'),
} as const;

/** A rate as it is sent. */
export const percentage = z.string().check(z.regex(/^\d{1,2}\.\d{4}$/));
/** The product groups of a grid as they are sent; empty: one row for all groups. */
export const sentGroups = z.nullish(z.array(z.uuid()).check(z.maxLength(mostGroups)));
const gridBody = z.object({
  branchId: z.uuid(),
  productGroupIds: sentGroups,
  collateralType: z.nullish(z.enum(['MOTOR_BEKAS', 'MULTIGUNA'])),
  ageBand: z.nullish(z.enum(['0-3', '4-7', '8-10'])),
  effectiveFrom: plainDate(),
  effectiveTo: z.nullish(plainDate()),
  supersede: z.boolean(),
  rates: z
    .array(
      z.object({
        tenorFrom: z.int(),
        tenorTo: z.int(),
        rateRegular: percentage,
        rateRepeat: z.nullish(percentage),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostBands)),
  reason: z.string(),
});
export type RateGrid = z.infer<typeof gridBody>;

const gridOf = (line: BusinessLine, module: string) =>
  call({
    name: `${module}.propose-grid`,
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: `${branchLines[line].module}/rates/grid`,
    access: { privilege: branchLines[line].privilege, action: 'create' },
    summary: `${line}: proposes the rates of a grid, all or none`,
    idempotent: true,
    body: gridBody,
    result: z.object({ waiting: z.int(), stored: z.int() }),
    errors: [...Object.keys(rateErrors), 'PERIOD_OVERLAP', 'CHANGE_PENDING'],
  });

export const gridCalls = {
  SPEKTRA: gridOf('SPEKTRA', 'branch-rate'),
  NMC: gridOf('NMC', 'branch-rate-nmc'),
  UFI: gridOf('UFI', 'branch-rate-ufi'),
} as const;
