import { tenorBounds } from '../../core/credit-terms.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, date, digits, integer, line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { periodTitles } from '../../core/titles.ts';
import { bandOrder, tenorsDerived } from '../branch/rate-fields.ts';
import { dealerChoices } from './dealer-choice.ts';
import { dealerLines, dealerTermsTitles as titles } from './vocabulary.ts';

/** Length of the number of an agreement. */
const agreement = { minimum: 3, maximum: 40 } as const;

/** The fields that terms of a dealer have in both registers. */
export const dealerTermsFields = {
  businessLine: choice(dealerLines),
  dealerId: reference(dealerChoices, { narrowedBy: { line: 'businessLine' } }),
  tenorFrom: integer(tenorBounds),
  tenorTo: integer(tenorBounds),
} as const;
export const agreementField = { agreementNo: line(agreement) } as const;

/** What lists and pages show of the dealer and its branch. */
export const dealerTermsDerived = {
  dealerCode: digits({ maximum: 6 }),
  dealerName: line({ maximum: 80 }),
  officeCode: digits({ maximum: 5 }),
  branchName: line({ maximum: 60 }),
  ...tenorsDerived,
} as const;

/** Terms of a dealer have an end. */
const bounded = (values: Readonly<Record<string, unknown>>): readonly FieldError[] =>
  values['effectiveTo'] == null ? [{ field: 'effectiveTo', code: 'REQUIRED' }] : [];

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
  tenor_from: { title: titles.tenorFrom, field: integer(tenorBounds), key: true },
  tenor_to: { title: titles.tenorTo, field: integer(tenorBounds), key: true },
} as const;

/** Columns that they end with. */
export const periodColumns = {
  effective_from: { title: periodTitles.effectiveFrom, field: date(), key: true },
  effective_to: { title: periodTitles.effectiveTo, field: date(), endOf: 'effective_from' },
  agreement_no: { title: titles.agreementNo, field: line(agreement) },
} as const;

/** An example of these columns. */
export const dealerExample = {
  dealer_code: '200001',
  tenor_from: '12',
  tenor_to: '24',
  effective_from: { daysAhead: 7 },
  effective_to: { daysAhead: 97 },
  agreement_no: 'PKS/2027/001',
} as const;
