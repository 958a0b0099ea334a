import { businessLines } from '../core/business-lines.ts';
import { choice, choices, date, digits, flag, instant, integer, line, phone, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { ccmCalls as ownCalls } from './customer-confirmation/calls.ts';
import { ccmErrors } from './customer-confirmation/errors.ts';
import { ccmSteps } from './customer-confirmation/steps.ts';
import { ccmChannels, ccmDues, ccmStates, ccmTypes, module } from './customer-confirmation/vocabulary.ts';

export * from './customer-confirmation/vocabulary.ts';
export * from './customer-confirmation/questions.ts';
export { ccmCalls } from './customer-confirmation/calls.ts';
export { ccmErrors } from './customer-confirmation/errors.ts';
export type { CcmAnswered } from './customer-confirmation/steps.ts';
export type {
  CcmAsked,
  CcmAttempt,
  CcmAttemptPage,
  CcmDesk,
  CcmFigures,
  CcmSubject,
} from './customer-confirmation/calls.ts';

const optional = { required: false } as const;
const immutable = { immutable: true } as const;

/** Customers confirm an order, a change or a delivery (docs/model/orders-logs.md#customer-confirmation). */
export const confirmations = defineResource({
  module,
  base: 'transaction',
  title: text('Konfirmasi Pelanggan', 'Customer Confirmations'),
  label: 'ccmNo',
  summary: ['memberName', 'type', 'dueAt'],
  volume: 900_000,
  status: false,
  titles: {
    ccmNo: text('No. konfirmasi', 'Confirmation no'),
    type: text('Jenis', 'Type'),
    applNo: text('No. aplikasi', 'Application no'),
    custNo: text('No. customer', 'Customer no'),
    memberName: text('Nama member', 'Member name'),
    memberNo: text('No. member', 'Member no'),
    phone: text('Telepon', 'Phone'),
    businessLine: text('Lini', 'Line'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    channel: text('Saluran', 'Channel'),
    agent: text('Petugas', 'Agent'),
    takenAt: text('Diambil', 'Taken'),
    dueAt: text('Batas waktu', 'Due'),
    attempts: text('Percobaan', 'Attempts'),
    state: text('Status'),
    note: text('Catatan', 'Note'),
    mine: text('Milik saya', 'Mine'),
    due: text('Jatuh tempo', 'Due within'),
    from: text('Dibuat dari', 'Made from'),
    to: text('Dibuat sampai', 'Made until'),
  },
  fields: {
    type: choice(ccmTypes, immutable),
    applNo: digits({ minimum: 14, maximum: 14, ...optional, ...immutable }),
    custNo: digits({ minimum: 10, maximum: 10, ...optional, ...immutable }),
    channel: choice(ccmChannels),
    agent: line({ maximum: 60, ...optional }),
    dueAt: instant(optional),
  },
  derived: {
    ccmNo: line({ maximum: 20 }),
    memberName: line({ maximum: 60 }),
    memberNo: line({ maximum: 10 }),
    phone: phone(),
    businessLine: choice(businessLines),
    branch: line({ maximum: 120 }),
    takenAt: instant(optional),
    attempts: integer({ minimum: 0, maximum: 100 }),
    state: choice(ccmStates),
    note: line({ maximum: 500, ...optional }),
  },
  states: { field: 'state' },
  steps: ccmSteps,
  rules: [
    ({ type, applNo }) => (type !== 'DATA_CHANGE' && !applNo ? [{ field: 'applNo', code: 'REQUIRED' }] : []),
    ({ type, custNo }) => (type === 'DATA_CHANGE' && !custNo ? [{ field: 'custNo', code: 'REQUIRED' }] : []),
  ],
  list: {
    filters: {
      state: choices(ccmStates),
      type: choice(ccmTypes),
      businessLine: choice(businessLines),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      agent: line({ maximum: 60 }),
      mine: flag(),
      due: choice(ccmDues),
      from: date(),
      to: date(),
    },
    mainFilters: ['state', 'due', 'mine'],
    sorts: ['dueAt'],
    defaultSort: ['dueAt,asc'],
    conditions: { dueAt: ['relative', 'between'] },
    numbers: ['ccmNo'],
    search: ['ccmNo', 'applNo', 'custNo', 'memberName'],
    large: true,
    columns: ['ccmNo', 'type', 'applNo', 'memberName', 'branch', 'channel', 'agent', 'dueAt', 'attempts', 'state'],
  },
  operations: ['list', 'detail', 'create', 'download', 'reveal'],
  queues: {
    due: {
      code: 'CCM_LATE',
      label: text('Konfirmasi terlambat', 'Late confirmations'),
      filters: { due: 'LATE' },
      action: 'update',
      since: 'dueAt',
      takeNext: 'takeNext',
    },
  },
  errors: ccmErrors,
  calls: ownCalls,
});

export type Confirmation = RecordOf<typeof confirmations>;
