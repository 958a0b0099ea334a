import { choice, digits, line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { bandOrder, tenorsDerived } from '../branch/rate-fields.ts';
import { bandColumns, bounded, periodExample, termsBand } from '../outlet/terms.ts';
import { dealerChoices } from './dealer-choice.ts';
import { dealerLines, dealerTermsTitles as titles } from './vocabulary.ts';

/** The fields that terms of a dealer have in both registers. */
export const dealerTermsFields = {
  businessLine: choice(dealerLines),
  dealerId: reference(dealerChoices, { narrowedBy: { line: 'businessLine' } }),
  ...termsBand,
} as const;

/** What lists and pages show of the dealer and its branch. */
export const dealerTermsDerived = {
  dealerCode: digits({ maximum: 6 }),
  dealerName: line({ maximum: 80 }),
  officeCode: digits({ maximum: 5 }),
  branchName: line({ maximum: 60 }),
  ...tenorsDerived,
} as const;

/** What both registers declare alike. */
export const dealerTermsRegister = <const Module extends string>(module: Module) =>
  ({
    module,
    place: {
      list: `/${module}`,
      create: `/${module}/create`,
      detail: `/${module}/{secureId}`,
      update: `/${module}/update-page/{secureId}`,
    },
    volume: 8_000,
    fourEyes: true,
    status: false,
    operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  }) as const;
export const dealerTermsRules = [bandOrder('tenorFrom', 'tenorTo'), bounded] as const;

/** Filters and order of both lists: those that hold first, then by their end. */
export const dealerTermsList = {
  filters: {
    businessLine: choice(dealerLines),
    branchId: inAnyState(reference(branch, { narrowedBy: { line: 'businessLine' } })),
    dealerId: inAnyState(reference(dealerChoices, { narrowedBy: { line: 'businessLine' } })),
  },
  sorts: ['effectiveTo', 'effectiveFrom', 'dealerCode', 'phase'],
  defaultSort: ['phase,asc', 'effectiveTo,asc'],
  search: ['dealerCode', 'dealerName', 'agreementNo'],
} as const;

/** Columns that files of both registers begin with: the line is chosen on the screen. */
export const dealerColumns = {
  dealer_code: { title: titles.dealerCode, field: digits({ maximum: 6 }), key: true, nameColumn: 'dealer_name' },
  ...bandColumns,
} as const;

/** An example of these columns. */
export const dealerExample = {
  dealer_code: '200001',
  tenor_from: '12',
  tenor_to: '24',
  ...periodExample,
  agreement_no: 'PKS/2027/001',
} as const;
