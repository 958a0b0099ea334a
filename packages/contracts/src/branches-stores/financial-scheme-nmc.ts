import { tenorBounds } from '../core/credit-terms.ts';
import { choice, integer, options, percent, sheet, tags } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { schemeFields, schemeFilters, schemeShared, schemeTitles } from './financial-scheme/fields.ts';

const coverages = options({
  TLO: ['TLO'],
  COMPREHENSIVE: ['Komprehensif', 'Comprehensive'],
  COMBINED: ['Kombinasi: tahun pertama komprehensif', 'Combined: comprehensive in the first year'],
});

/** Least down payments in percent by bands of tenors, which cover every tenor of the scheme. */
const dpBands = sheet({
  columns: {
    tenorFrom: integer(tenorBounds),
    tenorTo: integer(tenorBounds),
    dpMinPct: percent({ minimum: 0, maximum: 90 }),
  },
  titles: {
    tenorFrom: text('Dari tenor', 'From tenor'),
    tenorTo: text('Sampai tenor', 'To tenor'),
    dpMinPct: text('Uang muka minimum (%)', 'Least down payment (%)'),
  },
  band: { from: 'tenorFrom', to: 'tenorTo' },
  maximum: 10,
});

/** Packages of tenor, down payment and fees of NMC. */
export const financialSchemesNmc = defineResource({
  ...schemeShared,
  module: 'financial-scheme-nmc',
  title: text('Skema pembiayaan NMC', 'Financial scheme (NMC)'),
  masterData: { group: 'FINANCING', line: 'NMC' },
  usedBy: {
    'dealer-nmc': { prevents: [] },
    'dealer-nmc-marketing-scheme': { prevents: [] },
    'promo-nmc': { prevents: ['deactivate'] },
  },
  titles: {
    ...schemeTitles,
    coverage: text('Pertanggungan', 'Coverage'),
    brands: text('Merek', 'Brands'),
    dpBands: text('Uang muka minimum per tenor', 'Least down payments by tenor'),
  },
  fields: {
    ...schemeFields('NMC'),
    coverage: choice(coverages),
    brands: tags({ maximum: 20, emptyMeans: text('Semua merek', 'All brands') }),
    dpBands,
  },
  list: {
    filters: schemeFilters('NMC'),
    sorts: ['schemeCode', 'name'],
    conditions: { brands: [] },
    defaultSort: ['schemeCode,asc'],
    search: ['schemeCode', 'name'],
    columns: [
      'schemeCode',
      'name',
      'lobId',
      'tenors',
      'dpBands',
      'firstInstalment',
      'coverage',
      'insurancePaymentType',
      'usageCount',
      'status',
    ],
  },
});

export type FinancialSchemeNmc = RecordOf<typeof financialSchemesNmc>;
