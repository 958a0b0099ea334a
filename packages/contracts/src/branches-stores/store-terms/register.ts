import { digits, line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState, referable } from '../../core/referables/referable.ts';
import { text } from '../../core/text.ts';
import { allGroups, branchLines } from '../branch/lines.ts';
import { termsTitles } from '../outlet/terms.ts';
import { outletLines } from '../outlet/vocabulary.ts';

const { module, title, privilege } = outletLines.SPEKTRA;

/** Stores, by what a reference needs of them: their contract is large. */
export const storeChoice = referable({ module, path: module, title });

/** The fields by which terms of a store are found. A store that is closed keeps its rows. */
export const storeTermsFields = {
  storeId: inAnyState(reference(storeChoice)),
  productGroupId: reference(branchLines.SPEKTRA.groups, { required: false, emptyMeans: allGroups }),
} as const;

/** What lists and pages show of the store and its branch. */
export const storeTermsDerived = {
  storeCode: line({ maximum: 10 }),
  storeName: line({ maximum: 80 }),
  officeCode: digits({ maximum: 5 }),
  branchName: line({ maximum: 60 }),
} as const;

/** Filters of lists of terms of stores. */
export const storeTermsFilters = {
  storeId: storeTermsFields.storeId,
  branchId: inAnyState(reference(branch, { lovParameters: { line: 'SPEKTRA' } })),
} as const;

/** What registers of terms of stores declare alike. */
export const storeTermsRegister = { privilege, fourEyes: true, status: false } as const;

/** What the fields of the terms of a store are called. */
export const storeTermsTitles = {
  ...termsTitles,
  storeId: text('Toko', 'Store'),
  storeCode: text('Kode toko', 'Store code'),
  storeName: text('Nama toko', 'Name of the store'),
} as const;
