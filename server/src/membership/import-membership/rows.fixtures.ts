import { memberImportKinds, type MemberImportKind } from '@console/contracts/membership/import-membership';
import { seedMember } from '../member/seed-members.ts';

/** Cells of a row of a file by column. */
export type Row = Readonly<Record<string, string | number>>;

/** A number in letters, for names. */
const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const two = (value: number) => String(value).padStart(2, '0');

/** A person who is no member, a man born on the first of a month of 1985. */
export const person = (n: number): Row => ({
  nik: `${317_401 + Math.floor(n / 9_000)}01${two(1 + (n % 12))}85${String(1 + (n % 9_000)).padStart(4, '0')}`,
  name: `Bima ${letters(n)}`,
  birth_place: 'Jakarta',
  birth_date: `1985-${two(1 + (n % 12))}-01`,
  gender: 'M',
  mother_maiden_name: `Ibu ${letters(n)}`,
  marital_status: 'SINGLE',
  phone: `0857${10_000_000 + n}`,
  email: `baru${n}@contoh.id`,
  street: 'Jalan Melati No. 12',
  rt: '001',
  rw: '002',
  kelurahan: 'Menteng',
  kecamatan: 'Menteng',
  city: 'Jakarta Pusat',
  province: 'DKI Jakarta',
  zip_code: seedMember(7).zipCode,
  occupation: 'OTHER',
  monthly_income: 6_000_000,
  program_type_code: 'REG',
  database_type_code: '',
  source: 'CMA',
  verification_step: '',
});

/** The lines of a file with these rows, the first one with the names of the columns. */
export function linesOf(kind: MemberImportKind, rows: readonly Row[]): string[] {
  const header = Object.keys(memberImportKinds[kind].columns);
  return [header.join(','), ...rows.map((row) => header.map((name) => row[name]).join(','))];
}
