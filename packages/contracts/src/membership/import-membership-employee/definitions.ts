import * as z from 'zod/mini';
import { birthDate, choice, date, digits, email, integer, line, nik, phone } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineImport, importCalls, type ImportColumn } from '../../platform/imports.ts';
import { employeeStatuses, employeeTitles, genders } from '../membership-employee/words.ts';
import { fullName } from '../person-fields.ts';

export const module = 'import-membership-employee';

/** Files of changes with more rows to apply need an approval. */
export const mostUnapproved = 10_000;

const optional = { required: false } as const;
const titles = employeeTitles;

/** Columns of a file of the personnel office. */
const columns = {
  npk: { title: titles.npk, field: digits({ minimum: 5, maximum: 8 }), key: true },
  nik: { title: text('NIK'), field: nik(), unshared: true },
  name: { title: titles.name, field: fullName() },
  birth_date: { title: titles.birthDate, field: birthDate(), past: true },
  gender: { title: titles.gender, field: choice(genders) },
  phone: { title: titles.phone, field: phone() },
  email: { title: titles.email, field: email({ maximum: 100, personal: 'email' }), unshared: true },
  position: { title: titles.position, field: line({ maximum: 60 }) },
  grade: { title: titles.grade, field: integer({ minimum: 1, maximum: 12 }) },
  office_code: { title: titles.office, field: digits({ minimum: 5, maximum: 5 }) },
  join_date: { title: titles.joinDate, field: date() },
  end_date: { title: titles.endDate, field: date(optional) },
  employee_status: { title: titles.employeeStatus, field: choice(employeeStatuses) },
} as const satisfies Readonly<Record<string, ImportColumn>>;

const shared = {
  module,
  columns,
  numbered: 'IME',
  page: `/${module}/create`,
  jobPage: `/${module}/{importId}`,
  needsApproval: true,
  example: {
    npk: '12345',
    nik: '3174015203900001',
    name: 'Sari Wijaya',
    birth_date: '1990-03-12',
    gender: 'F',
    phone: '081234567890',
    email: 'sari@contoh.id',
    position: 'Staf',
    grade: '4',
    office_code: '10010',
    join_date: { daysAhead: 0 },
    end_date: '',
    employee_status: 'PERMANENT',
  },
  errors: {
    NIK_MISMATCH: text(
      'NIK tidak sesuai dengan tanggal lahir atau jenis kelamin',
      'The NIK does not agree with the birth date or the gender',
    ),
  },
} as const;

/** A file of changes: employees that it does not name stay as they are. */
export const employeeDelta = defineImport({
  ...shared,
  importKind: 'DELTA',
  title: text('Perubahan Karyawan', 'Changes of employees'),
  upload: `${module}/import-employee`,
  apply: 'CHUNKED',
  approvalAbove: mostUnapproved,
});

/** A file of all employees: those that it does not name have resigned. */
export const employeeFull = defineImport({
  ...shared,
  importKind: 'FULL',
  calls: `${module}-full`,
  title: text('Seluruh Karyawan', 'All employees'),
  upload: `${module}/full/import-employee`,
  apply: 'STAGED',
  skipErrors: false,
  approvalErrors: ['FULL_FILE_TOO_SMALL'],
});

/** What becomes of an employee that is known: left alone, or changed unless given. */
export const deltaTarget = z.object({ onDuplicate: z.optional(z.enum(['SKIP', 'UPDATE'])) });
export type DeltaTarget = z.infer<typeof deltaTarget>;

export const employeeImportCalls = importCalls(employeeDelta, deltaTarget);
export const employeeFullCalls = importCalls(employeeFull);
