import { choice, choices, date, instant, integer, line, type Option } from '../core/fields.ts';
import { text } from '../core/text.ts';
import { importStates } from './imports.ts';

const count = integer({ minimum: 0, maximum: 1_000_000 });

/**
 * What the list of a module's imports shows: the shared part of a resource over the jobs of its files.
 * @param kinds what is imported
 * @example
 * defineResource({ module, ...importRegister(employeeImportKinds), writtenBy: 'head', calls });
 */
export const importRegister = <const Kind extends string>(kinds: readonly (Option & { readonly value: Kind })[]) =>
  ({
    label: 'importNo',
    status: false,
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
      importKind: choice(kinds),
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
        importKind: choice(kinds),
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
  }) as const;
