import type { FieldError } from '../../core/errors.ts';
import { text } from '../../core/text.ts';
import { inquiryErrors } from './bank-inquiry.ts';
import { outletSteps } from './steps.ts';
import { outletErrors, outletTitles } from './vocabulary.ts';

/** What outlets of every line declare alike. */
export const outletShared = {
  label: ['dealerCode', 'name'],
  summary: ['branchId', 'mainBrand', 'accountState'],
  choice: { code: 'dealerCode', name: 'name' },
  status: false,
  fourEyes: true,
  approvedBy: 'above-branch',
  states: { field: 'state' },
  steps: outletSteps,
  operations: ['list', 'detail', 'update', 'lov', 'download', 'reveal', 'history'],
  errors: { ...outletErrors, ...inquiryErrors },
} as const;

/** Titles of the fields of dealers. */
export const dealerTitles = {
  ...outletTitles,
  dealerCode: text('Kode', 'Code'),
  name: text('Nama', 'Name'),
  dealerType: text('Jenis', 'Type'),
  brands: text('Merek', 'Brands'),
  brand: text('Merek', 'Brand'),
  mainBrand: text('Merek utama', 'Main brand'),
  financialSchemeIds: text('Skema pembiayaan', 'Financial schemes'),
  mraId: text('MRA'),
  schemesInForce: text('Skema berlaku', 'Schemes in force'),
  withoutScheme: text('Tanpa skema', 'Without a scheme'),
} as const;

/** The main brand is one of the brands. */
export const mainBrandSold = ({
  brands,
  mainBrand,
}: {
  readonly brands: readonly string[] | null;
  readonly mainBrand: string;
}): readonly FieldError[] =>
  !mainBrand || brands?.includes(mainBrand) ? [] : [{ field: 'mainBrand', code: 'MAIN_BRAND_NOT_SOLD' }];
