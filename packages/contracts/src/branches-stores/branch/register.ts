import {
  choice,
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
import { tenorBounds } from '../../core/credit-terms.ts';
import type { Referable } from '../../core/reference.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { coordinates } from '../place.ts';
import { provinceOptions } from '../provinces.ts';
import { mras } from '../mra.ts';
import { mros } from '../mro.ts';
import { regions } from '../regions.ts';
import { branchLines } from './lines.ts';
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

/** The office itself: the same in every line, whichever line it is entered in. */
export const sharedIdentity = [
  'address',
  'city',
  'provinsi',
  'zipCode',
  'phone',
  'email',
  'latitude',
  'longitude',
] as const;

const optional = { required: false } as const;
const fields = {
  officeCode: digits({ minimum: 5, maximum: 5, immutable: true }),
  name: line({ minimum: 3, maximum: 60 }),
  officeType: choice(officeTypes),
  mroId: reference(mros),
  address: paragraph({ minimum: 10, maximum: 255, ...optional }),
  city: line({ minimum: 2, maximum: 60 }),
  provinsi: choice(provinceOptions, optional),
  zipCode: digits({ maximum: 5, ...optional, codeOf: { module: 'zip-code' } }),
  phone: officePhone(optional),
  email: email({ maximum: 100, ...optional }),
  ...coordinates,
  insuranceArea: choice(areas, optional),
  centralDecision: flag(),
  openingDate: date(optional),
  closingDate: date(optional),
} as const;

const derived = {
  state: choice(branchStates),
  mra: line({ maximum: 70 }),
  region: line({ maximum: 70 }),
  ...counts('ratesInForce', 'feesInForce', 'waitingCount'),
  isQanun: flag(),
  rateGaps: line({ maximum: 400, ...optional }),
} as const;

const sharedOf = (groups: Referable) =>
  ({
    titles: registerTitles,
    label: ['officeCode', 'name'],
    choice: { code: 'officeCode', name: 'name' },
    volume: 250,
    status: false,
    fourEyes: true,
    fields,
    derived,
    approvedBy: 'above-branch',
    operations: ['list', 'detail', 'create', 'download', 'history'],
    errors: branchErrors,
    states: {
      field: 'state',
      transitions: {
        activate: {
          title: text('Aktifkan', 'Activate'),
          effect: text('Cabang menerima pengajuan baru.', 'The branch takes new applications.'),
          action: 'approve',
          from: ['new', 'inactive'],
          to: 'active',
          errors: ['BRANCH_NO_RATE', 'BRANCH_NO_FEE', 'MRO_INACTIVE'],
        },
        deactivate: {
          title: text('Nonaktifkan', 'Deactivate'),
          effect: text('Cabang tidak menerima pengajuan baru.', 'The branch takes no new applications.'),
          // Only an admin closes a branch.
          action: 'status-all',
          danger: true,
          from: ['active'],
          to: 'inactive',
          reason: true,
          errors: ['IN_USE'],
        },
      },
    },
    rules: [
      ({ openingDate, closingDate }: Readonly<Record<string, unknown>>) =>
        typeof openingDate === 'string' && typeof closingDate === 'string' && closingDate < openingDate
          ? [{ field: 'closingDate', code: 'CLOSING_BEFORE_OPENING' }]
          : [],
    ],
    list: {
      filters: {
        regionId: reference(regions),
        mraId: reference(mras, { narrowedBy: { regionId: 'regionId' } }),
        mroId: reference(mros, { narrowedBy: { mraId: 'mraId' } }),
        state: choice(branchStates),
        isQanun: flag(),
        withoutRateFor: integer({ ...tenorBounds, required: false }),
        endingSoon: flag(),
        withGaps: flag(),
        ratesOf: reference(groups, { required: false }),
      },
      sorts: ['officeCode', 'name', 'city'],
      conditions: { latitude: ['empty'], longitude: ['empty'] },
      defaultSort: ['officeCode,asc'],
      search: ['officeCode', 'name', 'city'],
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

/** The register of branches of SPEKTRA (docs/model/branches-stores.md#branches). */
export const spektraBranches = defineResource({ ...sharedOf(SPEKTRA.groups), module: 'branch', title: SPEKTRA.title });
/** The register of branches of NMC. */
export const nmcBranches = defineResource({ ...sharedOf(NMC.groups), module: 'master-branch-nmc', title: NMC.title });
/** The register of branches of UFI. */
export const ufiBranches = defineResource({ ...sharedOf(UFI.groups), module: 'master-branch-ufi', title: UFI.title });

export type BranchRecord = RecordOf<typeof spektraBranches>;
export type BranchRegisters = typeof spektraBranches;
