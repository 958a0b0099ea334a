import type { FieldError } from '../core/errors.ts';
import {
  choice,
  flag,
  line,
  money,
  nik,
  npwp,
  options,
  percent,
  phone,
  recordStatus,
  reference,
} from '../core/fields.ts';
import { inAnyState } from '../core/referables/referable.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { dealersUfi } from './dealer-ufi.ts';
import { accountFields, branchOfOutlet } from './outlet/fields.ts';
import { outletTitles } from './outlet/vocabulary.ts';

const optional = { required: false } as const;
/** What a mediator is paid is not for users of a branch. */
const paid = { ...optional, notForBranches: true } as const;

const feeTypes = options({
  PER_CONTRACT: ['Per kontrak', 'Per contract'],
  PERCENT: ['Persen dari Base', 'Percent of Base'],
});

/** The fee is given in the unit of its type. */
const feeGiven = (values: {
  readonly feeType?: string | null;
  readonly feeAmount?: number | null;
  readonly feePercent?: string | null;
}): readonly FieldError[] => {
  const name = values.feeType === 'PERCENT' ? 'feePercent' : 'feeAmount';
  return values.feeType != null && values[name] == null ? [{ field: name, code: 'REQUIRED' }] : [];
};

/** Persons who bring orders of UFI for a fee, rows of the core feed (docs/model/branches-stores.md#mediators). */
export const mediators = defineResource({
  module: 'mediator',
  title: text('Mediator', 'Mediator'),
  masterData: { group: 'OUTLET', line: 'UFI' },
  titles: {
    mediatorCode: text('Kode', 'Code'),
    name: text('Nama', 'Name'),
    phone: text('Telepon', 'Phone'),
    nik: text('NIK'),
    npwp: outletTitles.npwp,
    branchId: outletTitles.branchId,
    dealerId: text('Dealer UFI', 'Dealer (UFI)'),
    bankCode: outletTitles.bankCode,
    accountNo: outletTitles.accountNo,
    accountName: outletTitles.accountName,
    feeType: text('Jenis fee', 'Fee type'),
    feeAmount: text('Fee per kontrak', 'Fee per contract'),
    feePercent: text('Fee (%)', 'Fee (%)'),
    blacklisted: text('Daftar hitam', 'Blacklisted'),
  },
  label: ['mediatorCode', 'name'],
  coreFed: { key: 'mediatorCode' },
  volume: 30_000,
  place: {
    list: '/mediator',
    create: '/mediator',
    detail: '/mediator?search={mediatorCode}',
    update: '/mediator',
  },
  fields: {
    mediatorCode: line({ minimum: 2, maximum: 20, unique: true }),
    name: line({ minimum: 3, maximum: 60 }),
    phone: phone(),
    nik: nik({ unique: true }),
    npwp: npwp(optional),
    branchId: branchOfOutlet('UFI'),
    dealerId: inAnyState(reference(dealersUfi, optional)),
    ...accountFields,
    feeType: choice(feeTypes, paid),
    feeAmount: money({ minimum: 0, maximum: 100_000_000, ...paid }),
    feePercent: percent({ minimum: 0, maximum: 100, ...paid }),
  },
  derived: { blacklisted: flag() },
  rules: [feeGiven],
  list: {
    filters: { branchId: branchOfOutlet('UFI'), status: recordStatus(), blacklisted: flag() },
    sorts: ['name', 'mediatorCode'],
    defaultSort: ['name,asc'],
    search: ['mediatorCode', 'name'],
    columns: ['mediatorCode', 'name', 'phone', 'branchId', 'dealerId', 'blacklisted', 'status'],
  },
  operations: ['list', 'detail', 'activate', 'deactivate', 'download', 'reveal'],
  errors: {
    MEDIATOR_BLACKLISTED: {
      text: text('Nomor mediator ada di daftar hitam', 'The number of the mediator is blacklisted'),
    },
  },
});

export type Mediator = RecordOf<typeof mediators>;
