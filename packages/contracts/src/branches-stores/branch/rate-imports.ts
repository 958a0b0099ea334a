import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { digits, percent, plainDate } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineImport, importCalls } from '../../platform/imports.ts';
import { branchLines } from './lines.ts';
import type { FieldError } from '../../core/errors.ts';
import { rateMethods, tenorBounds } from '../../core/credit-terms.ts';
import { exampleRates, rateBounds, usualMethod } from '../../core/rate-sheets.ts';
import { adminWarnings, rateErrors, rateTitles, rateWarnings } from './rate-fields.ts';

/** Bands and groups that one import applies a file to. */
export const mostTargets = 400;

/** 0 means no rate, so that the columns take it; what a line takes besides is said with them. */
const rateRange = { ...rateBounds.EFFECTIVE_ANNUAL, minimum: 0 } as const;
const columnsOf = (line: BusinessLine) => {
  const method = usualMethod[line];
  const held = { ...rateBounds[method], meaning: rateMethods.find(({ value }) => value === method)!.title };
  return {
    office_code: { title: rateTitles.officeCode, field: digits({ maximum: 5 }), key: true, nameColumn: 'office_name' },
    /** Blank is REQUIRED, and so is 0, which means no rate. */
    rate_regular: { title: rateTitles.rateRegular, field: percent(rateRange), held },
    rate_ro: {
      title: rateTitles.rateRepeat,
      field: percent({ ...rateRange, required: false, zeroIsNone: true }),
      held,
    },
  } as const;
};

const errors = {
  RATE_RO_ABOVE_REGULAR: rateErrors.RATE_RO_ABOVE_REGULAR.text,
  RATE_OUT_OF_BOUNDS: rateErrors.RATE_OUT_OF_BOUNDS.text,
  EXCLUSIVE_ABOVE_BASE: rateErrors.EXCLUSIVE_ABOVE_BASE.text,
  ...rateWarnings,
} as const;

/** `7-12`: a band of tenors. */
const bands = /^\d{1,2}-\d{1,2}(,\d{1,2}-\d{1,2})*$/;

/** What a file is applied to; parts of a form are texts. */
export const rateTarget = z.object({
  /** Product groups, divided by commas; `ALL` for one row of all groups. */
  productGroupIds: z.string().check(z.regex(/^(ALL|[0-9a-f-]{36})(,[0-9a-f-]{36})*$/), z.maxLength(8_000)),
  bands: z.string().check(z.regex(bands), z.maxLength(400)),
  effectiveFrom: plainDate(),
  effectiveTo: z.optional(plainDate()),
  supersede: z.enum(['true', 'false']),
  collateralType: z.optional(z.enum(['MOTOR_BEKAS', 'MULTIGUNA'])),
  ageBand: z.optional(z.enum(['0-3', '4-7', '8-10'])),
});
export type RateTarget = z.infer<typeof rateTarget>;
/** In UFI rates are those of a kind of collateral and its age. */
const rateTargetUfi = z.object({
  ...rateTarget.shape,
  collateralType: z.enum(['MOTOR_BEKAS', 'MULTIGUNA']),
  ageBand: z.enum(['0-3', '4-7', '8-10']),
});
/** What a file is applied to, by line. */
export const rateTargets = { SPEKTRA: rateTarget, NMC: rateTarget, UFI: rateTargetUfi } as const;

/**
 * The typed bands of tenors.
 * @example bandsOf('7-12,13-18'); // [[7, 12], [13, 18]]
 */
export const bandsOf = (typed: string): readonly (readonly [from: number, to: number])[] =>
  typed.split(',').map((band) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    return [from, to];
  });

/**
 * What cannot be applied to, whatever is stored: bands that do not exist or overlap, and a period that ends too early.
 */
export function targetErrors({ productGroupIds, bands: typed, effectiveFrom, effectiveTo }: RateTarget): FieldError[] {
  const given = bandsOf(typed);
  const groups = productGroupIds.split(',').length;
  const { minimum, maximum } = tenorBounds;
  return [
    ...given.flatMap(([from, to]): FieldError[] => {
      if (from < minimum || to > maximum) return [{ field: 'bands', code: 'RANGE', parameters: { minimum, maximum } }];
      return from > to ? [{ field: 'bands', code: 'BAND_ORDER' }] : [];
    }),
    ...given.flatMap(([from, to], at) => {
      const other = given.slice(0, at).find((earlier) => earlier[0] <= to && earlier[1] >= from);
      return other ? [{ field: 'bands', code: 'BAND_TAKEN', parameters: { from: other[0], to: other[1] } }] : [];
    }),
    ...(given.length * groups > mostTargets
      ? [{ field: 'bands', code: 'TOO_MANY', parameters: { maximum: Math.floor(mostTargets / groups) } }]
      : []),
    ...(effectiveTo && effectiveTo < effectiveFrom ? [{ field: 'effectiveTo', code: 'DATE_ORDER' }] : []),
  ].slice(0, 1);
}

/** A file of rates applied to one target, or to several at once (docs/model/branches-stores.md#rate-files). */
const importOf = (line: BusinessLine, isBulk: boolean) => {
  const { module, privilege } = branchLines[line];
  const example = exampleRates[usualMethod[line]];
  return defineImport({
    module: isBulk ? `${module}-bulk` : module,
    privilege,
    title: isBulk
      ? text(`Rate massal ${line}`, `Bulk rates (${line})`)
      : text(`Rate cabang ${line}`, `Branch rates (${line})`),
    upload: isBulk ? `${module}/import-bulk` : `${module}/import`,
    // Confirm and decision of the other import already stand beside it.
    ...(isBulk ? { folder: `${module}/bulk`, page: `/${module}/import-bulk` } : {}),
    columns: columnsOf(line),
    example: { office_code: '13010', rate_regular: example.regular, rate_ro: example.repeat },
    formats: ['csv'],
    apply: 'STAGED',
    needsApproval: true,
    ticked: Object.keys(rateWarnings),
    adminOnly: { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' },
    errors,
  });
};

export const rateImports = {
  SPEKTRA: importOf('SPEKTRA', false),
  NMC: importOf('NMC', false),
  UFI: importOf('UFI', false),
};
export const bulkImports = { SPEKTRA: importOf('SPEKTRA', true), NMC: importOf('NMC', true) };

const matrixCell = z.object({
  productGroup: z.string(),
  band: z.string(),
  before: z.nullable(z.string()),
  beforeRepeat: z.nullable(z.string()),
});
const matrixRow = z.object({
  rowNo: z.int(),
  officeCode: z.string(),
  /** `null` for one that is not there, or not in the scope. */
  officeName: z.nullable(z.string()),
  /** As they are written: blank and 0 are `null`. */
  rateRegular: z.nullable(z.string()),
  rateRepeat: z.nullable(z.string()),
  result: z.string(),
  cells: z.array(matrixCell),
});
export type MatrixRow = z.infer<typeof matrixRow>;

/** The preview of a bulk import as a matrix: offices × keys, with the rate before. */
const matrixOf = (line: 'SPEKTRA' | 'NMC') => {
  const { module, privilege } = branchLines[line];
  return call({
    name: `${module}.bulk-matrix`,
    audit: 'IMPORT_UPLOAD',
    method: 'GET',
    base: 'middle',
    path: `${module}/bulk/matrix`,
    access: { privilege, action: 'view' },
    summary: `${line}: preview of a bulk import, offices × keys`,
    query: z.object({ importId: z.uuid(), page: z.optional(z.int()) }),
    result: z.object({ rows: z.array(matrixRow), total: z.int(), page: z.int(), size: z.int() }),
  });
};

export const rateImportCalls = {
  spektra: importCalls(rateImports.SPEKTRA, rateTarget),
  nmc: importCalls(rateImports.NMC, rateTarget),
  ufi: importCalls(rateImports.UFI, rateTargetUfi),
  spektraBulk: importCalls(bulkImports.SPEKTRA, rateTarget),
  nmcBulk: importCalls(bulkImports.NMC, rateTarget),
} as const;
export const matrixCalls = { spektra: matrixOf('SPEKTRA'), nmc: matrixOf('NMC') } as const;
