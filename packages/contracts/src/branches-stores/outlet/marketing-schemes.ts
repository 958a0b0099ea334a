import { tenorBounds } from '../../core/credit-terms.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, counts, digits, integer, line, money, options, percent, reference } from '../../core/fields.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { bandOrder, tenorsDerived } from '../branch/rate-fields.ts';
import { dealersNmc } from '../dealer-nmc.ts';
import { dealersUfi, vehicleTypes } from '../dealer-ufi.ts';
import { financialSchemesNmc } from '../financial-scheme-nmc.ts';
import { marketingSchemeErrors, marketingSchemeTitles as titles } from './scheme-texts.ts';
import { outletLines } from './vocabulary.ts';

const optional = { required: false } as const;
const percentBand = { minimum: 0, maximum: 90 } as const;
const amount = { minimum: 0, maximum: 5_000_000 } as const;

const subsidyPayers = options({ DEALER: ['Dealer'], COMPANY: ['Perusahaan', 'Company'] });

/** Fields that schemes of both lines have. */
const fields = {
  schemeName: line({ minimum: 3, maximum: 80 }),
  brand: line({ minimum: 1, maximum: 40 }),
  tenorFrom: integer(tenorBounds),
  tenorTo: integer(tenorBounds),
  dpFromPct: integer(percentBand),
  dpToPct: integer(percentBand),
  dealerIncentive: money({ ...amount, ...optional, notForBranches: true }),
  dpSubsidy: money({ minimum: 0, maximum: 100_000_000, ...optional }),
  dpSubsidyBy: choice(subsidyPayers, optional),
  dealerSubsidy: percent({ minimum: 0, maximum: 20, ...optional, notForBranches: true }),
  unitTarget: integer({ minimum: 1, maximum: 100_000, ...optional }),
} as const;

const derived = {
  dealerCode: digits({ maximum: 6 }),
  dealerName: line({ maximum: 80 }),
  ...tenorsDerived,
  dpBand: {
    ...line({ maximum: 10 }),
    band: { from: text('DP dari (%)', 'Down payment from (%)'), to: text('DP sampai (%)', 'Down payment to (%)') },
  },
} as const;

/** A scheme ends; a subsidy of the down payment names who pays it. */
const bounded = (values: Readonly<Record<string, unknown>>): readonly FieldError[] =>
  values['effectiveTo'] == null ? [{ field: 'effectiveTo', code: 'REQUIRED' }] : [];
const payerNamed = ({
  dpSubsidy,
  dpSubsidyBy,
}: {
  readonly dpSubsidy?: number | null;
  readonly dpSubsidyBy?: string | null;
}): readonly FieldError[] => ((dpSubsidy ?? 0) > 0 && !dpSubsidyBy ? [{ field: 'dpSubsidyBy', code: 'REQUIRED' }] : []);

const bands = [
  ['tenorFrom', 'tenorTo'],
  ['dpFromPct', 'dpToPct'],
] as const;
const shared = {
  title: text('Skema pemasaran', 'Marketing scheme'),
  label: ['dealerCode', 'schemeName', 'effectiveFrom'],
  titles,
  fourEyes: true,
  status: false,
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  rules: [bandOrder('tenorFrom', 'tenorTo'), bandOrder('dpFromPct', 'dpToPct'), bounded, payerNamed],
  errors: marketingSchemeErrors,
} as const;
/**
 * The list of the schemes of a line.
 * @param sold columns of what is sold, which only this line has
 * @param paid its further columns of what is paid
 */
const listOf = <const Own extends string>(sold: readonly Own[], paid: readonly Own[]) =>
  ({
    sorts: ['phase', 'schemeName', 'effectiveFrom', 'effectiveTo'],
    defaultSort: ['phase,asc', 'effectiveTo,asc'],
    search: ['schemeName'],
    columns: [
      'dealerCode',
      'schemeName',
      ...sold,
      'brand',
      'tenors',
      'dpBand',
      'dpSubsidy',
      'dealerIncentive',
      'dealerSubsidy',
      ...paid,
      'effectiveFrom',
      'effectiveTo',
      'phase',
    ],
  }) as const;

const { NMC, UFI } = outletLines;
/** Stands in the address of a scheme that is not stored yet. */
const unsavedId = '00000000-0000-0000-0000-000000000000';

/** Incentives and subsidies of a dealer of NMC for a period (docs/model/branches-stores.md#marketing-schemes). */
export const marketingSchemesNmc = defineResource({
  ...shared,
  module: 'dealer-nmc-marketing-scheme',
  path: `${NMC.module}/marketing-scheme`,
  privilege: NMC.privilege,
  place: {
    list: `/${NMC.module}/{dealerId}`,
    // A new one has no id yet.
    create: `/${NMC.module}/${unsavedId}/update-page?dealerId={dealerId}`,
    detail: `/${NMC.module}/{secureId}/update-page`,
    update: `/${NMC.module}/{secureId}/update-page?edit=1`,
  },
  volume: 40_000,
  effective: { key: ['dealerId', 'brand'], bands },
  fields: {
    dealerId: inAnyState(reference(dealersNmc)),
    ...fields,
    financialSchemeId: reference(financialSchemesNmc),
  },
  derived: { ...derived, ...counts('unitsBooked') },
  list: {
    ...listOf([], ['unitTarget', 'unitsBooked']),
    filters: { dealerId: inAnyState(reference(dealersNmc)), brand: line({ maximum: 40, ...optional }) },
  },
});

/** Those of a dealer of UFI, with a fee for mediators. */
export const marketingSchemesUfi = defineResource({
  ...shared,
  title: text('Skema pemasaran UFI', 'Marketing scheme (UFI)'),
  module: 'dealer-ufi-marketing-scheme',
  path: `${UFI.module}/marketing-scheme`,
  privilege: UFI.privilege,
  place: {
    list: `/${UFI.module}/{dealerId}`,
    create: `/${UFI.module}/update?id={dealerId}&scheme=new`,
    detail: `/${UFI.module}/{dealerId}?scheme={secureId}`,
    update: `/${UFI.module}/update?id={dealerId}&scheme={secureId}&edit=1`,
  },
  volume: 40_000,
  effective: { key: ['dealerId', 'brand', 'vehicleType'], bands },
  fields: {
    dealerId: inAnyState(reference(dealersUfi)),
    ...fields,
    vehicleType: choice(vehicleTypes),
    mediatorFee: money({ ...amount, ...optional, notForBranches: true }),
  },
  derived,
  list: {
    ...listOf(['vehicleType'], ['mediatorFee']),
    filters: { dealerId: inAnyState(reference(dealersUfi)), vehicleType: choice(vehicleTypes) },
  },
});

export type MarketingSchemeNmc = RecordOf<typeof marketingSchemesNmc>;
export type MarketingSchemeUfi = RecordOf<typeof marketingSchemesUfi>;
export type MarketingSchemes = typeof marketingSchemesNmc | typeof marketingSchemesUfi;
