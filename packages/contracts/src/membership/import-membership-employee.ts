import { options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { importRegister } from '../platform/import-register.ts';
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

/** Files of employees and what became of them (docs/model/membership.md#imports-of-employees). */
export const employeeImports = defineResource({
  module,
  title: text('Impor Karyawan', 'Employee import'),
  ...importRegister(employeeImportKinds),
  volume: 3_000,
  writtenBy: 'head',
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
