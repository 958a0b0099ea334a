import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

export const employeeStatuses = options({
  PERMANENT: ['Tetap', 'Permanent', 'success'],
  CONTRACT: ['Kontrak', 'Contract', 'success'],
  PROBATION: ['Percobaan', 'Probation', 'warning'],
  RESIGNED: ['Keluar', 'Resigned', 'error'],
});
export type EmployeeStatus = (typeof employeeStatuses)[number]['value'];

export const genders = options({ M: ['Laki-laki', 'Male'], F: ['Perempuan', 'Female'] });

/** Titles of what a file says of an employee. */
export const employeeTitles = {
  npk: text('NPK'),
  name: text('Nama', 'Name'),
  birthDate: text('Tanggal lahir', 'Birth date'),
  gender: text('Jenis kelamin', 'Gender'),
  phone: text('Telepon', 'Phone'),
  email: text('Email', 'E-mail'),
  position: text('Jabatan', 'Position'),
  grade: text('Golongan', 'Grade'),
  office: text('Kantor', 'Office'),
  joinDate: text('Tanggal masuk', 'Joined'),
  endDate: text('Tanggal keluar', 'Left'),
  employeeStatus: text('Status karyawan', 'Employment'),
} as const;
