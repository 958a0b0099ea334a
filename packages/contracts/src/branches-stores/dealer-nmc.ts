import { counts, flag, options, reference, references } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { financialSchemesNmc } from './financial-scheme-nmc.ts';
import { dealerRegister } from './outlet/dealers.ts';

export const dealerTypesNmc = options({
  AUTHORISED: ['Dealer resmi', 'Authorised dealer'],
  SUB_DEALER: ['Sub-dealer', 'Sub-dealer'],
  MULTI_BRAND: ['Multimerek', 'Multi-brand'],
});

const register = dealerRegister('NMC', {
  types: dealerTypesNmc,
  terms: { financialSchemeIds: references(financialSchemesNmc, { minimum: 0, maximum: 40, required: false }) },
  singlePerson: [],
  /** New and active dealers that no sales person serves. */
  filters: { withoutSf: flag(), financialSchemeId: reference(financialSchemesNmc, { required: false }) },
  columns: { sold: [], terms: [], counted: ['sfCount'] },
});

/** Dealers of new motorcycles, seen by branch (docs/model/branches-stores.md#dealers). */
export const dealersNmc = defineResource({
  ...register,
  masterData: { group: 'OUTLET', line: 'NMC' },
  derived: { ...register.derived, ...counts('sfCount') },
  volume: 9_500,
});

export type DealerNmc = RecordOf<typeof dealersNmc>;
