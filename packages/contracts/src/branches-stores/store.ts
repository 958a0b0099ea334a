import { choice, choices, counts, flag, line, money, nik, options, reference, references } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { branchLines } from './branch/lines.ts';
import { companies } from './companies.ts';
import { demandedDocuments, mergedFields, outletDerived, outletFields, singlePersonFields } from './outlet/fields.ts';
import { outletFilters, outletList, outletOperations, outletRegister } from './outlet/register.ts';
import { mergeOf, outletSteps } from './outlet/steps.ts';
import { outletLines, outletTitles } from './outlet/vocabulary.ts';
import { coordinates, wholePlace } from './place.ts';
import { storeGroups } from './store-groups.ts';

const optional = { required: false } as const;
const { SPEKTRA } = outletLines;
const { groups } = branchLines.SPEKTRA;

export const storeTypes = options({
  TOKO: ['Toko', 'Shop'],
  MODERN_OUTLET: ['Gerai modern', 'Modern outlet'],
  ONLINE: ['Toko online', 'Online shop'],
  KOPERASI: ['Koperasi', 'Cooperative'],
});
/** How customers buy. */
const channels = options({ OFFLINE: ['Di toko', 'Offline'], B2B: ['B2B'], ONLINE: ['Online'] });

/** What a reference needs of the schemes: pages of stores do not load their contract. */
const schemes = {
  module: 'financial-scheme',
  path: 'financial-scheme',
  title: text('Skema pembiayaan', 'Financial scheme'),
};

/** Stores of SPEKTRA, from registration to closing (docs/model/branches-stores.md#stores). */
export const stores = defineResource({
  ...outletRegister(SPEKTRA),
  masterData: { group: 'OUTLET', line: 'SPEKTRA' },
  summary: ['branchId', 'storeGroupId', 'accountState'],
  operations: [...outletOperations, 'create'],
  titles: {
    ...outletTitles,
    storeCode: text('Kode', 'Code'),
    name: text('Nama', 'Name'),
    storeType: text('Jenis', 'Type'),
    storeGroupId: text('Grup toko', 'Store group'),
    ownerName: text('Nama pemilik', 'Owner'),
    picNik: text('NIK PIC', 'NIK of the person in charge'),
    productGroupIds: text('Kelompok produk', 'Product groups'),
    productGroupId: text('Kelompok produk', 'Product group'),
    financialSchemeIds: text('Skema pembiayaan', 'Financial schemes'),
    financialSchemeId: text('Skema pembiayaan', 'Financial scheme'),
    channels: text('Kanal', 'Channels'),
    monthlyLimit: text('Limit per bulan', 'Monthly limit'),
    mraId: text('MRA'),
  },
  volume: 85_000,
  decided: {
    undecided: ['new'],
    harmless: [
      ...singlePersonFields.filter((name) => name !== 'companyId'),
      'storeType',
      'storeGroupId',
      'ownerName',
      'picNik',
      'latitude',
      'longitude',
      'productGroupIds',
      'financialSchemeIds',
      'channels',
    ],
  },
  steps: {
    ...outletSteps,
    merge: mergeOf(SPEKTRA),
    approve: {
      ...outletSteps.approve,
      errors: [...outletSteps.approve.errors, 'GROUP_INACTIVE'],
    },
    activate: {
      ...outletSteps.activate,
      errors: [...outletSteps.activate.errors, 'GROUP_INACTIVE'],
    },
  },
  fields: {
    storeType: choice(storeTypes),
    ...outletFields('SPEKTRA'),
    ...demandedDocuments,
    storeGroupId: reference(storeGroups, optional),
    ownerName: line({ minimum: 3, maximum: 60 }),
    picNik: nik(),
    ...coordinates,
    productGroupIds: references(groups, { minimum: 1, maximum: 100 }),
    financialSchemeIds: references(schemes, { minimum: 1, maximum: 40 }),
    channels: choices(channels),
    monthlyLimit: money({ minimum: 1_000_000, maximum: 100_000_000_000, ...optional }),
  },
  derived: { storeCode: line({ maximum: 10 }), ...outletDerived, ...mergedFields(SPEKTRA), ...counts('sfCount') },
  rules: [wholePlace],
  list: {
    ...outletList(SPEKTRA),
    filters: {
      ...outletFilters('SPEKTRA'),
      storeType: choice(storeTypes),
      storeGroupId: reference(storeGroups, optional),
      companyId: reference(companies, optional),
      productGroupId: reference(groups, optional),
      financialSchemeId: reference(schemes, optional),
      /** New and active stores that no sales person serves. */
      withoutSf: flag(),
    },
    columns: [
      'storeCode',
      'name',
      'storeType',
      'storeGroupId',
      'branchId',
      'mra',
      'picName',
      'picPhone',
      'saoName',
      'sfCount',
      'ordersThisMonth',
      'state',
    ],
  },
});

export type Store = RecordOf<typeof stores>;
