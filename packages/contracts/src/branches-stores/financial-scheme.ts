import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { dpMinimum, schemeFields, schemeFilters, schemeShared } from './financial-scheme/fields.ts';

/** Packages of tenor, down payment and fees of SPEKTRA (docs/model/branches-stores.md#financial-schemes). */
export const financialSchemes = defineResource({
  ...schemeShared,
  module: 'financial-scheme',
  title: text('Skema pembiayaan', 'Financial scheme'),
  masterData: { group: 'FINANCING', line: 'SPEKTRA' },
  // Stores lose a scheme that is switched off; promos keep it in use.
  usedBy: { store: { prevents: [] }, promo: { prevents: ['deactivate'] } },
  fields: { ...schemeFields('SPEKTRA'), dpMinPct: dpMinimum },
  list: {
    filters: schemeFilters('SPEKTRA'),
    sorts: ['schemeCode', 'name'],
    defaultSort: ['schemeCode,asc'],
    search: ['schemeCode', 'name'],
    columns: [
      'schemeCode',
      'name',
      'lobId',
      'tenors',
      'dpMinPct',
      'dpMaxPct',
      'firstInstalment',
      'insurancePaymentType',
      'usageCount',
      'status',
    ],
  },
});

export type FinancialScheme = RecordOf<typeof financialSchemes>;
