import { money } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { defineImport, importCalls } from '../platform/imports.ts';
import { mostFee } from './branch/fee-types.ts';
import { adminWarnings, rateWarnings, repeatNotAbove } from './branch/rate-fields.ts';
import { agreementField, periodColumns } from './outlet/terms.ts';
import {
  dealerColumns,
  dealerExample,
  dealerTermsDerived,
  dealerTermsFields,
  dealerTermsList,
  dealerTermsRegister,
  dealerTermsRules,
} from './exclusive-dealer/register.ts';
import { dealerFileTarget } from './exclusive-dealer/target.ts';
import { asRegular, dealerFeeErrors, dealerTermsTitles, needsAdmin } from './exclusive-dealer/vocabulary.ts';

const module = 'exclusive-dealer-admin';
const title = text('Fee admin eksklusif dealer', 'Exclusive dealer admin fee');
const fee = { minimum: 0, maximum: mostFee } as const;
const optional = { required: false } as const;
const titles = {
  ...dealerTermsTitles,
  branchFeeRegular: text('Fee cabang Regular', 'Branch fee, regular'),
  branchFeeRepeat: text('Fee cabang RO', 'Branch fee, repeat'),
  adminFeeRegular: text('Fee admin Regular', 'Admin fee, regular'),
  adminFeeRepeat: text('Fee admin RO', 'Admin fee, repeat'),
} as const;

/** File of admin fees of dealers, decided and applied as one (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerAdminFeeImport = defineImport({
  module,
  title,
  upload: `${module}/import`,
  columns: {
    ...dealerColumns,
    admin_fee_regular: { title: titles.adminFeeRegular, field: money(fee) },
    admin_fee_ro: { title: titles.adminFeeRepeat, field: money({ ...fee, ...optional }) },
    ...periodColumns,
  },
  example: { ...dealerExample, admin_fee_regular: '900000', admin_fee_ro: '750000' },
  apply: 'STAGED',
  needsApproval: true,
  adminOnly: { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' },
  ticked: ['TENOR_NOT_COVERED', 'YIELD_BELOW_FLOOR'],
  errors: {
    ...Object.fromEntries(Object.entries(dealerFeeErrors).map(([code, { text: words }]) => [code, words])),
    YIELD_BELOW_FLOOR: rateWarnings.YIELD_BELOW_FLOOR,
    TENOR_NOT_COVERED: text(
      'Sebagian tenor tidak mempunyai fee ADMIN cabang',
      'Some of the tenors have no ADMIN fee of the branch',
    ),
  },
});

/** Admin fees of single dealers for a period (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerAdminFees = defineResource({
  ...dealerTermsRegister(module),
  title,
  masterData: { group: 'FINANCING' },
  titles,
  label: ['dealerCode', 'dealerName', 'tenors', 'effectiveFrom'],
  effective: { key: ['businessLine', 'dealerId'], bands: [['tenorFrom', 'tenorTo']] },
  fields: {
    ...dealerTermsFields,
    adminFeeRegular: money(fee),
    adminFeeRepeat: money({ ...fee, ...optional, emptyMeans: asRegular }),
    ...agreementField,
  },
  derived: {
    ...dealerTermsDerived,
    branchFeeRegular: money({ ...fee, ...optional }),
    branchFeeRepeat: money({ ...fee, ...optional }),
  },
  rules: [...dealerTermsRules, repeatNotAbove('adminFeeRegular', 'adminFeeRepeat', 'FEE_RO_ABOVE_REGULAR')],
  list: {
    ...dealerTermsList,
    columns: [
      'businessLine',
      'dealerCode',
      'dealerName',
      'officeCode',
      'branchName',
      'tenors',
      'branchFeeRegular',
      'branchFeeRepeat',
      'adminFeeRegular',
      'adminFeeRepeat',
      'agreementNo',
      'effectiveFrom',
      'effectiveTo',
      'phase',
    ],
  },
  errors: { ...dealerFeeErrors, ...needsAdmin },
  calls: importCalls(dealerAdminFeeImport, dealerFileTarget),
});

export type DealerAdminFee = RecordOf<typeof dealerAdminFees>;
