import { birthDate, choice, date, flag, integer, line, nik, phone, recordStatus, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { employeeActs, employeeCalls, module } from './membership-employee/calls.ts';
import { employeeStatuses, employeeTitles, genders } from './membership-employee/words.ts';

export { employeeActs, employeeCalls, type LinkedMember } from './membership-employee/calls.ts';
export { employeeStatuses, type EmployeeStatus } from './membership-employee/words.ts';

const optional = { required: false } as const;

/** Employees, as a file of the personnel office names them (docs/model/membership.md#employees). */
export const employees = defineResource({
  module,
  title: text('Member Karyawan', 'Employee member'),
  label: ['npk', 'name'],
  volume: 25_000,
  writtenBy: 'head',
  titles: {
    ...employeeTitles,
    branchId: text('Cabang', 'Branch'),
    memberNo: text('No. member', 'Member no'),
    lastImportNo: text('Impor terakhir', 'Last import'),
    linked: text('Terhubung', 'Linked'),
  },
  fields: {},
  derived: {
    npk: line({ maximum: 8 }),
    nik: nik(),
    name: line({ maximum: 60 }),
    birthDate: birthDate(),
    gender: choice(genders),
    phone: phone(),
    email: line({ maximum: 100, personal: 'email' }),
    position: line({ maximum: 60 }),
    grade: integer({ minimum: 1, maximum: 12 }),
    office: line({ maximum: 80 }),
    joinDate: date(),
    endDate: date(optional),
    employeeStatus: choice(employeeStatuses),
    memberNo: line({ maximum: 10, ...optional }),
    lastImportNo: line({ maximum: 20, ...optional }),
  },
  list: {
    filters: {
      status: recordStatus(),
      employeeStatus: choice(employeeStatuses),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      grade: integer({ minimum: 1, maximum: 12 }),
      linked: flag(),
    },
    sorts: ['npk'],
    defaultSort: ['npk,asc'],
    search: ['npk', 'nik', 'phone', 'email', 'name'],
    numbers: ['npk'],
    columns: ['npk', 'name', 'nik', 'phone', 'email', 'employeeStatus', 'grade', 'memberNo', 'status'],
  },
  operations: ['list', 'detail', 'activate', 'deactivate', 'download', 'reveal', 'history'],
  acts: employeeActs,
  errors: {
    NIK_DIFFERS: { text: text('NIK member berbeda', 'The member has another NIK') },
    ALREADY_LINKED: { text: text('Sudah terhubung dengan member', 'Linked with a member already') },
    NOT_LINKED: { text: text('Belum terhubung dengan member', 'Not linked with a member') },
  },
  calls: employeeCalls,
});

export type Employee = RecordOf<typeof employees>;
