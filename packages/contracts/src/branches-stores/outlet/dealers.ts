import type { FieldError } from '../../core/errors.ts';
import {
  choice,
  counts,
  digits,
  flag,
  integer,
  line,
  reference,
  tags,
  type Fields,
  type Option,
} from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { companies } from '../companies.ts';
import { mergedFields, outletDerived, outletFields, singlePersonFields } from './fields.ts';
import { outletFilters, outletList, outletOperations, outletRegister } from './register.ts';
import { outletLines, outletTitles } from './vocabulary.ts';

const brand = { minimum: 1, maximum: 40 } as const;

/** Titles of the fields of dealers. */
const dealerTitles = {
  ...outletTitles,
  dealerCode: text('Kode', 'Code'),
  name: text('Nama', 'Name'),
  dealerType: text('Jenis', 'Type'),
  brands: text('Merek', 'Brands'),
  brand: text('Merek', 'Brand'),
  mainBrand: text('Merek utama', 'Main brand'),
  financialSchemeIds: text('Skema pembiayaan', 'Financial schemes'),
  financialSchemeId: text('Skema pembiayaan', 'Financial scheme'),
  vehicleTypes: text('Jenis kendaraan', 'Vehicle types'),
  maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
  mraId: text('MRA'),
  schemesInForce: text('Skema berlaku', 'Schemes in force'),
  withoutScheme: text('Tanpa skema', 'Without a scheme'),
  disbursementDays: text('Hari pencairan setelah PO', 'Days from PO to disbursement'),
} as const;

/** The main brand is one of the brands. */
const mainBrandSold = ({
  brands,
  mainBrand,
}: {
  readonly brands: readonly string[] | null;
  readonly mainBrand: string;
}): readonly FieldError[] =>
  !mainBrand || brands?.includes(mainBrand) ? [] : [{ field: 'mainBrand', code: 'MAIN_BRAND_NOT_SOLD' }];

/** What differs between the dealers of two lines. */
interface DealerLine<
  Type extends string,
  Terms extends Fields,
  Narrowing extends Fields,
  Shown extends string,
  Counted extends string,
> {
  readonly types: readonly (Option & { readonly value: Type })[];
  /** Fields that only this line has: what is sold, and on which terms. */
  readonly terms: Terms;
  /** Those of them that one person changes. */
  readonly singlePerson: readonly (keyof Terms & string)[];
  /** Filters that only this line has. */
  readonly filters: Narrowing;
  /** Columns of what is sold, of its terms, and of what the services count. */
  readonly columns: {
    readonly sold: readonly Shown[];
    readonly terms: readonly Shown[];
    readonly counted: readonly Counted[];
  };
}

/**
 * The register of dealers of a line: what its contract declares besides its volume.
 * @example
 * defineResource({ ...dealerRegister('NMC', { types, terms: {}, … }), volume: 9_500 });
 */
export const dealerRegister = <
  const Line extends 'NMC' | 'UFI',
  const Type extends string,
  const Terms extends Fields,
  const Narrowing extends Fields,
  const Shown extends keyof Terms & string,
  const Counted extends string,
>(
  businessLine: Line,
  { types, terms, singlePerson, filters, columns }: DealerLine<Type, Terms, Narrowing, Shown, Counted>,
) => {
  const { branchId, state, mraId, documentsEnding } = outletFilters(businessLine);
  return {
    ...outletRegister(outletLines[businessLine] as (typeof outletLines)[Line]),
    summary: ['branchId', 'mainBrand', 'accountState'],
    operations: outletOperations,
    titles: dealerTitles,
    decided: {
      undecided: ['new'],
      harmless: [...singlePersonFields, 'dealerType', 'brands', 'mainBrand', ...singlePerson, 'disbursementDays'],
    },
    fields: {
      dealerType: choice(types),
      ...outletFields(businessLine),
      brands: tags({ minimum: 1, maximum: 20 }),
      mainBrand: line(brand),
      ...terms,
      disbursementDays: integer({ minimum: 0, maximum: 14 }),
    },
    derived: {
      dealerCode: digits({ maximum: 6 }),
      ...outletDerived,
      ...mergedFields(outletLines[businessLine]),
      ...counts('schemesInForce'),
    },
    rules: [mainBrandSold],
    list: {
      ...outletList(outletLines[businessLine] as (typeof outletLines)[Line]),
      filters: {
        branchId,
        state,
        brand: line({ ...brand, required: false }),
        dealerType: choice(types),
        mraId,
        companyId: reference(companies, { required: false }),
        ...filters,
        withoutScheme: flag(),
        documentsEnding,
      },
      conditions: { brands: [] },
      columns: [
        'dealerCode',
        'name',
        'dealerType',
        ...columns.sold,
        'mainBrand',
        'branchId',
        'mra',
        ...columns.terms,
        'schemesInForce',
        ...columns.counted,
        'ordersThisMonth',
        'state',
      ],
    },
  } as const;
};
