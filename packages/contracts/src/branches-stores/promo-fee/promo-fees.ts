import { tenorBounds } from '../../core/credit-terms.ts';
import { daysOf } from '../../core/days/days-of.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, integer, line, money, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { importCalls } from '../../platform/imports.ts';
import { charges, feeTitles, mostFee } from '../branch/fees.ts';
import { bandOrder, branchDerived, tenorsDerived } from '../branch/rate-fields.ts';
import { branchOf } from '../qanun-fields.ts';
import { mras } from '../mra.ts';
import { regions } from '../regions.ts';
import { promoFeeImport, promoFeeTarget } from './import.ts';
import {
  campaign,
  mostPromoDays,
  promoFeeErrors,
  promoFeeModule,
  promoFeeTitle,
  promoFeeTitles,
} from './vocabulary.ts';

export { promoFeeImport, promoFeeTarget, type PromoFeeTarget } from './import.ts';
export { mostPromoDays, promoFeeErrors, promoFeeModule } from './vocabulary.ts';

const fee = { minimum: 0, maximum: mostFee } as const;
const optional = { required: false } as const;
const normal = money({ ...fee, ...optional });

/** A promo fee has an end, and holds for a limited time. */
const bounded = (values: Readonly<Record<string, unknown>>): readonly FieldError[] => {
  const { effectiveFrom: from, effectiveTo: to } = values;
  if (to == null) return [{ field: 'effectiveTo', code: 'REQUIRED' }];
  return typeof from === 'string' && typeof to === 'string' && daysOf(from, to) > mostPromoDays
    ? [{ field: 'effectiveTo', code: 'PROMO_PERIOD_TOO_LONG', parameters: { days: mostPromoDays } }]
    : [];
};

/** Admin fees of campaigns in place of those of NMC branches (docs/model/branches-stores.md#promo-fees). */
export const promoFees = defineResource({
  module: promoFeeModule,
  title: promoFeeTitle,
  masterData: { group: 'FINANCING', line: 'NMC' },
  titles: { ...feeTitles, ...promoFeeTitles },
  place: {
    list: `/${promoFeeModule}`,
    create: `/${promoFeeModule}/import-bulk`,
    detail: `/${promoFeeModule}?id={secureId}`,
    update: `/${promoFeeModule}?id={secureId}`,
  },
  label: ['officeCode', 'campaignName', 'tenors', 'effectiveFrom'],
  volume: 24_000,
  fourEyes: true,
  status: false,
  effective: { key: ['branchId'], bands: [['tenorFrom', 'tenorTo']] },
  fields: {
    branchId: branchOf('NMC'),
    campaignName: line(campaign),
    tenorFrom: integer(tenorBounds),
    tenorTo: integer(tenorBounds),
    promoFeeRegular: money(fee),
    promoFeeRepeat: money({ ...fee, ...optional }),
  },
  derived: {
    ...branchDerived,
    ...tenorsDerived,
    mra: line({ maximum: 70 }),
    normalFeeRegular: normal,
    normalFeeRepeat: normal,
    difference: money({ minimum: -mostFee, maximum: mostFee, ...optional }),
    charge: choice(charges, optional),
    resetBatchNo: line({ maximum: 20, ...optional }),
    endedReason: line({ maximum: 255, ...optional }),
  },
  rules: [bandOrder('tenorFrom', 'tenorTo'), bounded],
  list: {
    filters: {
      regionId: reference(regions),
      mraId: reference(mras, { narrowedBy: { regionId: 'regionId' } }),
      branchId: reference(branch, { lovParameters: { line: 'NMC' }, narrowedBy: { mraId: 'mraId' } }),
      campaignName: line(campaign),
    },
    mainFilters: ['mraId', 'branchId', 'campaignName'],
    sorts: ['effectiveTo', 'effectiveFrom', 'officeCode', 'campaignName', 'phase'],
    // Those that hold first, then by their end.
    defaultSort: ['phase,asc', 'effectiveTo,asc'],
    search: ['officeCode', 'campaignName'],
    columns: [
      'officeCode',
      'branchName',
      'mra',
      'campaignName',
      'tenors',
      'normalFeeRegular',
      'normalFeeRepeat',
      'promoFeeRegular',
      'promoFeeRepeat',
      'difference',
      'effectiveFrom',
      'effectiveTo',
      'phase',
    ],
  },
  operations: ['list', 'detail', 'download', 'history'],
  errors: promoFeeErrors,
  calls: importCalls(promoFeeImport, promoFeeTarget),
});

export type PromoFee = RecordOf<typeof promoFees>;
