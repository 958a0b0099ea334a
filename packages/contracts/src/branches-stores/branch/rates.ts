import { choice, reference, counts, integer, money, options, orNone } from '../../core/fields.ts';
import type { BusinessLine } from '../../core/business-lines.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import type { Referable } from '../../core/reference.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { carriedNotAbove, carriedTitle, exclusiveLines } from './exclusive-lines.ts';
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
  carriedLines: carriedTitle,
} as const;

const shared = {
  title: text('Rate cabang', 'Branch rate'),
  label: ['officeCode', 'branchName', 'productGroupId', 'tenors', 'effectiveFrom'],
  choice: { code: 'officeCode', name: 'tenors' },
  volume: 120_000,
  fourEyes: true,
  status: false,
  operations,
  rules: [...rateRules, carriedNotAbove('rate')],
  errors: rateErrors,
} as const;
/** The lines of the rate before that a new one takes over, until it is approved. */
const carried = (of: BusinessLine) => ({ carriedLines: exclusiveLines(of, 'rate', { required: false }) });
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
  nested: 'branch/{branchId}/rates',
  privilege: SPEKTRA.privilege,
  place: nestedPages('branch', 'rates', 'rateId'),
  titles,
  effective: { key: ['branchId', 'productGroupId'], bands: [['tenorFrom', 'tenorTo']], inPieces: true },
  fields: {
    branchId: ofBranch(SPEKTRA),
    productGroupId: groups.SPEKTRA,
    ...rateFields,
    ...carried('SPEKTRA'),
  },
  derived,
  list: {
    ...list,
    filters: { branchId: ofBranch(SPEKTRA), productGroupId: orNone(groups.SPEKTRA), tenor },
    columns: ['officeCode', 'productGroupId', 'tenors', ...shown, ...samples],
  },
});

/** Vehicles of NMC are new. */
const condition = choice(options({ N: ['Baru', 'New'] }));

/** Rates of branches of NMC. */
export const branchRatesNmc = defineResource({
  ...shared,
  title: text('Rate cabang NMC', 'Branch rate (NMC)'),
  module: 'branch-rate-nmc',
  path: 'master-branch-nmc/rates',
  nested: 'master-branch-nmc/{branchId}/rates',
  privilege: NMC.privilege,
  place: nestedPages('master-branch-nmc', 'rates', 'rateId'),
  titles: { ...titles, condition: text('Kondisi', 'Condition') },
  effective: { key: ['branchId', 'productGroupId'], bands: [['tenorFrom', 'tenorTo']], inPieces: true },
  fields: {
    branchId: ofBranch(NMC),
    productGroupId: groups.NMC,
    ...rateFields,
    ...carried('NMC'),
  },
  derived: { ...derived, condition },
  list: {
    ...list,
    filters: { branchId: ofBranch(NMC), productGroupId: orNone(groups.NMC), tenor },
    columns: ['officeCode', 'productGroupId', 'tenors', ...shown, ...samples],
  },
});

/** Rates of branches of UFI, by collateral and its age besides. */
export const branchRatesUfi = defineResource({
  ...shared,
  title: text('Rate cabang UFI', 'Branch rate (UFI)'),
  module: 'branch-rate-ufi',
  path: 'master-branch-ufi/rates',
  nested: 'master-branch-ufi/{branchId}/rates',
  privilege: UFI.privilege,
  place: nestedPages('master-branch-ufi', 'rates', 'rateId'),
  titles: { ...titles, ...collateralTitles },
  effective: {
    key: ['branchId', 'productGroupId', 'collateralType', 'ageBand'],
    bands: [['tenorFrom', 'tenorTo']],
    inPieces: true,
  },
  fields: {
    branchId: ofBranch(UFI),
    productGroupId: groups.UFI,
    ...collateralFields,
    ...rateFields,
    ...carried('UFI'),
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
