import { choice, choices, flag, options } from '../core/fields.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { documentTypes } from './verification-steps.ts';

/** Parts of a member's data that are updated for a reason. */
export const fieldGroups = options({
  IDENTITY: ['Identitas', 'Identity'],
  PHONE: ['Telepon', 'Phone'],
  EMAIL: ['E-mail', 'E-mail'],
  ADDRESS: ['Alamat', 'Address'],
  BRANCH: ['Cabang', 'Branch'],
  DATABASE_TYPE: ['Tipe database', 'Database type'],
  PLAFOND: ['Plafond'],
  STATUS: ['Status'],
  DOCUMENT: ['Dokumen', 'Document'],
  ESCROW: ['Escrow'],
  CARD: ['Kartu', 'Card'],
});
export type FieldGroup = (typeof fieldGroups)[number]['value'];

/** Steps between states of a member: a reason of STATUS says for which of them it is one. */
export const statusSteps = options({
  DEACTIVATE: ['Nonaktifkan', 'Deactivate'],
  REACTIVATE: ['Aktifkan kembali', 'Reactivate'],
  BLOCK: ['Blokir', 'Block'],
  UNBLOCK: ['Buka blokir', 'Unblock'],
  CLOSE: ['Tutup', 'Close'],
});
export type StatusStep = (typeof statusSteps)[number]['value'];

/** Why data of a member is updated (docs/model/membership.md#reasons-for-update). */
export const updateReasons = defineResource({
  writtenBy: 'head',
  module: 'master-reason-update',
  title: text('Alasan Pembaruan Data', 'Reason for data update'),
  masterData: { group: 'MEMBERSHIP' },
  label: 'name',
  volume: 100,
  titles: {
    fieldGroup: text('Kelompok data', 'Field groups'),
    statusSteps: text('Untuk langkah status', 'For steps of the status'),
    evidenceRequired: text('Bukti wajib', 'Evidence required'),
    noteRequired: text('Wajib catatan', 'Note required'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    fieldGroup: choices(fieldGroups),
    statusSteps: choices(statusSteps, { minimum: 0 }),
    evidenceRequired: choice(documentTypes, { required: false }),
    noteRequired: flag(),
    sortOrder,
  },
  list: {
    ...masterList(['fieldGroup', 'evidenceRequired', 'noteRequired']),
    filters: { ...masterList([]).filters, fieldGroup: choice(fieldGroups) },
    defaultSort: ['name,asc'],
  },
  lov: {
    fieldGroup: choice(fieldGroups, { required: false }),
    statusStep: choice(statusSteps, { required: false }),
  },
  rules: [
    ({ fieldGroup, statusSteps: steps }) =>
      fieldGroup.includes('STATUS') && steps.length === 0 ? [{ field: 'statusSteps', code: 'REQUIRED' }] : [],
    ({ fieldGroup, statusSteps: steps }) =>
      !fieldGroup.includes('STATUS') && steps.length > 0 ? [{ field: 'statusSteps', code: 'NOT_ALLOWED' }] : [],
  ],
  operations: masterOperations,
});

export type UpdateReason = RecordOf<typeof updateReasons>;
