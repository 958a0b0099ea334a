import { choice, choices, date, instant, integer, line, options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { importStates } from '../platform/imports.ts';
import { employeeImportCalls, module } from './import-membership-employee/definitions.ts';

export {
  deltaTarget,
  type DeltaTarget,
  employeeDelta,
  employeeFull,
  employeeFullCalls,
  employeeImportCalls,
  mostUnapproved,
} from './import-membership-employee/definitions.ts';

export const employeeImportKinds = options({
  DELTA: ['Perubahan', 'Changes'],
  FULL: ['Seluruh karyawan', 'All employees'],
});

const count = integer({ minimum: 0, maximum: 1_000_000 });

/** Files of employees and what became of them (docs/model/membership.md#imports-of-employees). */
export const employeeImports = defineResource({
  module,
  title: text('Impor Karyawan', 'Employee import'),
  label: 'importNo',
  volume: 3_000,
  status: false,
  writtenBy: 'head',
  titles: {
    importNo: text('No. impor', 'Import no'),
    importKind: text('Jenis', 'Kind'),
    fileName: text('Berkas', 'File'),
    totalRows: text('Baris', 'Rows'),
    validRows: text('Benar', 'Valid'),
    errorRows: text('Salah', 'Errors'),
    appliedRows: text('Ditulis', 'Applied'),
    failedRows: text('Gagal', 'Failed'),
    state: text('Status', 'State'),
    startedAt: text('Dijalankan', 'Run at'),
    uploadedBy: text('Dibuat oleh', 'Created by'),
    uploadedAt: text('Dibuat', 'Created'),
  },
  fields: {},
  derived: {
    importNo: line({ maximum: 20 }),
    importKind: choice(employeeImportKinds),
    fileName: line({ maximum: 255 }),
    totalRows: count,
    validRows: count,
    errorRows: count,
    appliedRows: count,
    failedRows: count,
    state: choice(importStates),
    startedAt: instant({ required: false }),
    uploadedBy: line({ maximum: 60 }),
    uploadedAt: instant(),
  },
  list: {
    filters: {
      importKind: choice(employeeImportKinds),
      state: choices(importStates),
      uploadedBy: line({ maximum: 60 }),
      /** Of the upload, both days included. */
      from: date(),
      to: date(),
    },
    sorts: ['uploadedAt'],
    defaultSort: ['uploadedAt,desc'],
    search: ['importNo', 'fileName'],
    columns: [
      'importNo',
      'importKind',
      'fileName',
      'totalRows',
      'validRows',
      'errorRows',
      'appliedRows',
      'failedRows',
      'state',
      'startedAt',
      'uploadedBy',
    ],
  },
  operations: ['list', 'detail', 'download'],
  errors: {
    FULL_FILE_TOO_SMALL: {
      text: text(
        '{absent} karyawan ({percent} %) tidak ada di dalam berkas. Setujui dengan alasan bila memang keluar.',
        '{absent} employees ({percent} %) are not in the file. Approve with a reason if they have left.',
      ),
    },
  },
  calls: employeeImportCalls,
});

export type EmployeeImport = RecordOf<typeof employeeImports>;
