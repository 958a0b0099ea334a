// Long: the fields of three registers, and what each line has besides.
import {
  choice,
  choices,
  counts,
  date,
  digits,
  email,
  flag,
  integer,
  line,
  officePhone,
  options,
  paragraph,
  reference,
} from '../../core/fields.ts';
import { businessLines, type BusinessLine } from '../../core/business-lines.ts';
import type { AwaitedChange } from '../../core/changes.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { branch } from '../../core/referables/organisation.ts';
import type { Referable } from '../../core/reference.ts';
import { defineResource, step, type RecordOf, type UsedBy } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { coordinates, wholePlace } from '../place.ts';
import { provinceOptions } from '../provinces.ts';
import { mras } from '../mra.ts';
import { mros } from '../mro.ts';
import { regions } from '../regions.ts';
import { branchLines } from './lines.ts';
import { officeCalls } from './office.ts';
import { movesVehicles } from './insurance-area.ts';
import { branchErrors, registerTitles } from './register-texts.ts';

export const officeTypes = options({
  CABANG: ['Cabang', 'Branch'],
  CABANG_SYARIAH: ['Cabang Syariah', 'Sharia branch'],
  POS: ['Pos', 'Post'],
});
export const branchStates = options({
  new: ['Baru', 'New', 'info'],
  active: ['Aktif', 'Active', 'success'],
  inactive: ['Tidak aktif', 'Inactive', 'neutral'],
});
const areas = options({ 1: ['1'], 2: ['2'], 3: ['3'] });

const optional = { required: false } as const;
const fields = {
  officeCode: digits({ minimum: 5, maximum: 5, immutable: true, unique: true }),
  name: line({ minimum: 3, maximum: 60, unique: true }),
  officeType: choice(officeTypes),
  mroId: reference(mros),
  address: paragraph({ minimum: 10, maximum: 255 }),
  city: line({ minimum: 2, maximum: 60 }),
  provinsi: choice(provinceOptions),
  zipCode: digits({ maximum: 5, codeOf: { module: 'zip-code', holds: true } }),
  phone: officePhone(optional),
  email: email({ maximum: 100, ...optional }),
  ...coordinates,
  /** Of the province, unless an admin gives another. */
  insuranceArea: choice(areas, { ...optional, changedBy: 'admin' }),
  centralDecision: flag(),
  openingDate: date(optional),
} as const;

const derived = {
  state: choice(branchStates),
  mra: line({ maximum: 70 }),
  region: line({ maximum: 70 }),
  closingDate: date(optional),
  /** Other lines of the office, which share its address. */
  otherLines: choices(businessLines, { minimum: 0 }),
  ...counts('ratesInForce', 'feesInForce', 'waitingCount'),
  isQanun: flag(),
  rateGaps: line({ maximum: 400, ...optional }),
} as const;

/** The branch whose rates and fees a new one is given, as one copy that is decided by itself. */
const copied = (line: BusinessLine) => ({
  copyFromId: inAnyState(reference(branch, { lovParameters: { line }, immutable: true, ...optional })),
});

const sharedOf = (line: BusinessLine, groups: Referable) =>
  ({
    titles: registerTitles,
    label: ['officeCode', 'name'],
    choice: { code: 'officeCode', name: 'name' },
    volume: 250,
    status: false,
    fourEyes: true,
    // Rates and fees have their own second person; the office itself needs one when it is opened, and when vehicles get
    // other premiums by it.
    awaitsApproval: ({ action, values, before }: AwaitedChange) =>
      action === 'create' || (action === 'update' && movesVehicles(branchLines[line].module, values, before)),
    // Of an office that was opened, everything that is no rate or fee is kept up by one person.
    decided: { undecided: ['new'], harmless: Object.keys(fields) as (keyof typeof fields)[] },
    fields: { ...fields, ...copied(line) },
    rules: [wholePlace],
    derived,
    parent: { field: 'mroId', movedBy: 'admin' },
    approvedBy: 'above-branch',
    tellsActivation: true,
    operations: ['list', 'detail', 'create', 'update', 'delete', 'download', 'unique', 'history'],
    errors: branchErrors,
    states: { field: 'state' },
    steps: {
      activate: step({
        title: text('Aktifkan', 'Activate'),
        effect: text('Cabang menerima pengajuan baru.', 'The branch takes new applications.'),
        action: 'approve',
        from: ['new', 'inactive'],
        to: 'active',
        secondPerson: 'independent',
        errors: ['BRANCH_NO_RATE', 'BRANCH_NO_FEE', 'MRO_INACTIVE'],
        many: 'each',
      }),
      deactivate: step({
        title: text('Nonaktifkan', 'Deactivate'),
        effect: text('Cabang tidak menerima pengajuan baru.', 'The branch takes no new applications.'),
        // Only an admin closes a branch.
        action: 'status-all',
        danger: true,
        from: ['active'],
        to: 'inactive',
        fields: { closingDate: date({ ...optional, emptyMeans: text('Hari ini', 'Today') }) },
        titles: { closingDate: registerTitles.closingDate },
        reason: true,
        errors: ['IN_USE', 'CLOSING_BEFORE_OPENING'],
        many: 'each',
      }),
    },
    list: {
      filters: {
        regionId: reference(regions),
        mraId: reference(mras, { narrowedBy: { regionId: 'regionId' } }),
        mroId: reference(mros, { narrowedBy: { mraId: 'mraId' } }),
        state: choice(branchStates),
        isQanun: flag(),
        withoutRateFor: integer({ ...tenorBounds, required: false }),
        endingSoon: flag(),
        ratesOn: date(optional),
        withGaps: flag(),
        ratesOf: reference(groups, { required: false }),
      },
      sorts: ['officeCode', 'name', 'city'],
      conditions: { latitude: ['empty'], longitude: ['empty'] },
      defaultSort: ['officeCode,asc'],
      search: ['officeCode', 'name', 'city'],
      numbers: ['officeCode'],
      columns: [
        'officeCode',
        'name',
        'city',
        'mroId',
        'mra',
        'region',
        'ratesInForce',
        'feesInForce',
        'waitingCount',
        'isQanun',
        'state',
      ],
    },
  }) as const;

const { SPEKTRA, NMC, UFI } = branchLines;

/** What uses a branch of a line; of an office without another active line all that stands in it. */
const uses = (suffix: '' | '-nmc' | '-ufi', orders: string) =>
  ({
    'zip-code': {},
    'master-kios': { prevents: ['deactivate'] },
    user: {},
    'card-stock': {},
    // Orders that are not final.
    [orders]: { prevents: ['deactivate'] },
    [`branch-rate${suffix}`]: { field: 'branchId', prevents: ['delete'] },
    [`branch-fee${suffix}`]: { field: 'branchId', prevents: ['delete'] },
  }) satisfies Readonly<Record<string, UsedBy>>;

/** The register of branches of SPEKTRA (docs/model/branches-stores.md#branches). */
export const spektraBranches = defineResource({
  ...sharedOf('SPEKTRA', SPEKTRA.groups),
  module: 'branch',
  title: SPEKTRA.title,
  masterData: { group: 'ORGANISATION', line: 'SPEKTRA' },
  usedBy: { ...uses('', 'po-status'), store: { prevents: ['deactivate'] } },
  calls: officeCalls('SPEKTRA'),
});
/** The register of branches of NMC. */
export const nmcBranches = defineResource({
  ...sharedOf('NMC', NMC.groups),
  module: 'master-branch-nmc',
  title: NMC.title,
  masterData: { group: 'ORGANISATION', line: 'NMC' },
  usedBy: { ...uses('-nmc', 'po-status-nmc'), 'dealer-nmc': { prevents: ['deactivate'] } },
  calls: officeCalls('NMC'),
});
/** The register of branches of UFI. */
export const ufiBranches = defineResource({
  ...sharedOf('UFI', UFI.groups),
  module: 'master-branch-ufi',
  title: UFI.title,
  masterData: { group: 'ORGANISATION', line: 'UFI' },
  usedBy: { ...uses('-ufi', 'tracking-orders'), 'dealer-ufi': { prevents: ['deactivate'] } },
  calls: officeCalls('UFI'),
});

export type BranchRecord = RecordOf<typeof spektraBranches>;
export type BranchRegisters = typeof spektraBranches;
