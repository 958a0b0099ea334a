import { choice, counts, digits, flag, integer, line, options, reference, references, tags } from '../core/fields.ts';
import { mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { financialSchemesNmc } from './financial-scheme-nmc.ts';
import { branchOfOutlet, outletDerived, outletFields, singlePersonFields } from './outlet/fields.ts';
import { dealerTitles, mainBrandSold, outletShared } from './outlet/shared.ts';
import { outletLines, outletStates } from './outlet/vocabulary.ts';

const dealerTypes = options({
  AUTHORISED: ['Dealer resmi', 'Authorised dealer'],
  SUB_DEALER: ['Sub-dealer', 'Sub-dealer'],
  MULTI_BRAND: ['Multimerek', 'Multi-brand'],
});
const brand = { minimum: 1, maximum: 40 } as const;
const { module, privilege, title } = outletLines.NMC;

/** Dealers of new motorcycles, seen by branch (docs/model/branches-stores.md#dealers). */
export const dealersNmc = defineResource({
  ...outletShared,
  module,
  privilege,
  title,
  place: {
    list: `/${module}`,
    create: `/${module}`,
    detail: `/${module}/{secureId}`,
    update: `/${module}/update?id={secureId}`,
  },
  titles: { ...dealerTitles, disbursementDays: text('Hari pencairan setelah PO', 'Days from PO to disbursement') },
  volume: 9_500,
  // Orders that are not final keep a dealer from being closed.
  usedBy: { 'po-status-nmc': { prevents: ['deactivate'] } },
  decided: {
    undecided: ['new'],
    harmless: [...singlePersonFields, 'dealerType', 'brands', 'mainBrand', 'disbursementDays'],
  },
  fields: {
    dealerType: choice(dealerTypes),
    ...outletFields('NMC'),
    brands: tags({ minimum: 1, maximum: 20 }),
    mainBrand: line(brand),
    financialSchemeIds: references(financialSchemesNmc, { minimum: 0, maximum: 40, required: false }),
    disbursementDays: integer({ minimum: 0, maximum: 14 }),
  },
  derived: { dealerCode: digits({ maximum: 6 }), ...outletDerived, ...counts('schemesInForce') },
  rules: [mainBrandSold],
  list: {
    filters: {
      branchId: { ...branchOfOutlet('NMC'), narrowedBy: { mraId: 'mraId' } },
      state: choice(outletStates),
      brand: line({ ...brand, required: false }),
      dealerType: choice(dealerTypes),
      mraId: reference(mra),
      withoutScheme: flag(),
    },
    sorts: ['updatedAt', 'dealerCode', 'name'],
    conditions: { brands: [] },
    defaultSort: ['updatedAt,desc'],
    search: ['dealerCode', 'name', 'picName'],
    numbers: ['dealerCode'],
    columns: [
      'dealerCode',
      'name',
      'dealerType',
      'mainBrand',
      'branchId',
      'mra',
      'schemesInForce',
      'ordersThisMonth',
      'state',
    ],
  },
});

export type DealerNmc = RecordOf<typeof dealersNmc>;
