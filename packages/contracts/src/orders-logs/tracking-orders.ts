import { businessLines } from '../core/business-lines.ts';
import { choice, choices, date, digits, flag, instant, integer, line, phone, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { orderPlatforms, orderStates } from './orders/vocabulary.ts';
import { orderSources } from './po-status.ts';
import { trackingCalls } from './tracking-orders/calls.ts';
import { orderStages, stageMarks } from './tracking-orders/stages.ts';

export * from './tracking-orders/calls.ts';
export * from './tracking-orders/stages.ts';

const optional = { required: false } as const;

/** Where the orders of all lines stand, live and archived (docs/model/orders-logs.md#tracking-of-orders). */
export const trackingOrders = defineResource({
  module: 'tracking-orders',
  base: 'transaction',
  title: text('Lacak Order', 'Order tracking'),
  label: 'applNo',
  volume: 19_200_000,
  status: false,
  titles: {
    businessLine: text('Lini', 'Line'),
    applNo: text('No. aplikasi', 'Application no'),
    poNumber: text('No. PO', 'PO no'),
    custNo: text('No. customer', 'Customer no'),
    cardNo: text('No. kartu', 'Card no'),
    phone: text('Telepon', 'Phone'),
    memberName: text('Nama member', 'Member name'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    stage: text('Tahap', 'Stage'),
    state: text('Status'),
    stageSince: text('Tahap sejak', 'In this stage since'),
    ageInStage: text('Lama di tahap (jam)', 'Hours in this stage'),
    sla: text('SLA'),
    sourceInput: text('Sumber', 'Source'),
    platform: text('Platform'),
    archived: text('Arsip', 'Archived'),
    from: text('Dari', 'From'),
    to: text('Sampai', 'Until'),
  },
  fields: {},
  derived: {
    businessLine: choice(businessLines),
    applNo: digits({ minimum: 14, maximum: 14 }),
    poNumber: line({ maximum: 30, ...optional }),
    custNo: line({ maximum: 10, ...optional }),
    cardNo: line({ maximum: 16, personal: 'card', ...optional }),
    phone: phone(),
    memberName: line({ maximum: 60 }),
    branch: line({ maximum: 120 }),
    stage: choice(orderStages),
    state: choice(orderStates),
    stageSince: instant(),
    ageInStage: integer({ minimum: 0, maximum: 100_000, ...optional }),
    sla: choice(stageMarks, optional),
    sourceInput: line({ maximum: 40 }),
    platform: choice(orderPlatforms),
    archived: flag(),
  },
  list: {
    filters: {
      businessLine: choice(businessLines),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      from: date(),
      to: date(),
      stage: choices(orderStages),
      sla: choice(stageMarks),
      sourceInput: choice(orderSources),
      archived: flag(),
    },
    mainFilters: ['businessLine', 'branchId', 'from'],
    sorts: ['stageSince'],
    defaultSort: ['stageSince,asc'],
    search: ['applNo', 'poNumber', 'custNo', 'phone', 'cardNo'],
    columns: [
      'applNo',
      'memberName',
      'businessLine',
      'branch',
      'stage',
      'stageSince',
      'ageInStage',
      'sla',
      'sourceInput',
      'platform',
      'archived',
    ],
    needsFilter: {
      together: ['businessLine', 'branchId', 'from'],
      text: text(
        'Masukkan nomor aplikasi, nomor customer, telepon, atau periode',
        'Enter an application number, a customer number, a phone, or a period',
      ),
      hint: text(
        'Periode berlaku bersama lini dan cabang, paling lama 31 hari.',
        'A period goes with a line and a branch, and is of 31 days at most.',
      ),
    },
    large: true,
  },
  operations: ['list', 'download'],
  calls: trackingCalls,
});

export type TrackedOrder = RecordOf<typeof trackingOrders>;
