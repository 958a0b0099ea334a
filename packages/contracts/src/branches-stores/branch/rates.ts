import { reference, counts, integer, money, orNone } from '../../core/fields.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import type { Referable } from '../../core/reference.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { allGroups, branchLines } from './lines.ts';
import {
  branchDerived,
  collateralFields,
  collateralTitles,
  ofBranch,
  rateErrors,
  rateFields,
  rateRules,
  rateTitles,
  tenorsDerived,
} from './rate-fields.ts';
import { nestedPages } from './nested-pages.ts';

const operations = ['list', 'detail', 'create', 'update', 'lov', 'download', 'history'] as const;
const { SPEKTRA, NMC, UFI } = branchLines;

/** The product group of a rate; empty: all of them. */
const groupOf = (of: Referable) => reference(of, { required: false, emptyMeans: allGroups });
const groups = { SPEKTRA: groupOf(SPEKTRA.groups), NMC: groupOf(NMC.groups), UFI: groupOf(UFI.groups) } as const;

/** The derived fields of rates: lines of concessions, and the instalment of a sample price. */
const derived = {
  ...branchDerived,
  ...tenorsDerived,
  ...counts('exclusiveCount'),
  sampleRegular: money({ minimum: 0, maximum: 1_000_000_000, required: false }),
  sampleRepeat: money({ minimum: 0, maximum: 1_000_000_000, required: false }),
} as const;
const titles = {
  ...rateTitles,
  sampleRegular: text('Contoh angsuran Regular', 'Sample instalment, regular'),
  sampleRepeat: text('Contoh angsuran RO', 'Sample instalment, repeat'),
  tenor: text('Tenor', 'Tenor'),
} as const;

const shared = {
  title: text('Rate cabang', 'Branch rate'),
  label: ['officeCode', 'tenors', 'effectiveFrom'],
  choice: { code: 'officeCode', name: 'tenors' },
  volume: 120_000,
  fourEyes: true,
  status: false,
  operations,
  rules: rateRules,
  errors: rateErrors,
} as const;
const list = {
  sorts: ['phase', 'tenorFrom', 'effectiveFrom'],
  defaultSort: ['phase,asc', 'tenorFrom,asc'],
  conditions: {},
} as const;
const tenor = integer({ ...tenorBounds, required: false });
const shown = ['rateRegular', 'rateRepeat', 'effectiveFrom', 'effectiveTo', 'phase', 'exclusiveCount'] as const;
const samples = ['sampleRegular', 'sampleRepeat'] as const;

/** Rates of branches of SPEKTRA, by product group, tenor and period (docs/model/branches-stores.md#rates). */
export const branchRates = defineResource({
  ...shared,
  module: 'branch-rate',
  path: 'branch/rates',
  privilege: SPEKTRA.privilege,
  place: nestedPages('branch', 'rates', 'rateId'),
  titles,
  effective: { key: ['branchId', 'productGroupId'], bands: [['tenorFrom', 'tenorTo']] },
  fields: {
    branchId: ofBranch(SPEKTRA),
    productGroupId: groups.SPEKTRA,
    ...rateFields,
  },
  derived,
  list: {
    ...list,
    filters: { branchId: ofBranch(SPEKTRA), productGroupId: orNone(groups.SPEKTRA), tenor },
    columns: ['officeCode', 'productGroupId', 'tenors', ...shown, ...samples],
  },
});

/** Rates of branches of NMC. */
export const branchRatesNmc = defineResource({
  ...shared,
  module: 'branch-rate-nmc',
  path: 'master-branch-nmc/rates',
  privilege: NMC.privilege,
  place: nestedPages('master-branch-nmc', 'rates', 'rateId'),
  titles,
  effective: { key: ['branchId', 'productGroupId'], bands: [['tenorFrom', 'tenorTo']] },
  fields: {
    branchId: ofBranch(NMC),
    productGroupId: groups.NMC,
    ...rateFields,
  },
  derived,
  list: {
    ...list,
    filters: { branchId: ofBranch(NMC), productGroupId: orNone(groups.NMC), tenor },
    columns: ['officeCode', 'productGroupId', 'tenors', ...shown, ...samples],
  },
});

/** Rates of branches of UFI, by collateral and its age besides. */
export const branchRatesUfi = defineResource({
  ...shared,
  module: 'branch-rate-ufi',
  path: 'master-branch-ufi/rates',
  privilege: UFI.privilege,
  place: nestedPages('master-branch-ufi', 'rates', 'rateId'),
  titles: { ...titles, ...collateralTitles },
  effective: {
    key: ['branchId', 'productGroupId', 'collateralType', 'ageBand'],
    bands: [['tenorFrom', 'tenorTo']],
  },
  fields: {
    branchId: ofBranch(UFI),
    productGroupId: groups.UFI,
    ...collateralFields,
    ...rateFields,
  },
  derived,
  list: {
    ...list,
    filters: { branchId: ofBranch(UFI), productGroupId: orNone(groups.UFI), tenor, ...collateralFields },
    columns: ['officeCode', 'productGroupId', 'collateralType', 'ageBand', 'tenors', ...shown, ...samples],
  },
});

export type BranchRate = RecordOf<typeof branchRates>;
export type RatesOfBranches = typeof branchRates | typeof branchRatesNmc | typeof branchRatesUfi;
