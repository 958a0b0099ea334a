import type { EmployeeStatus } from '@console/contracts/membership/membership-employee';
import { seedId } from '../../platform/database/seed-id.ts';
import { firstNames, lastNames } from '../member/names-table.ts';
import { seedMember, seedOfficeCodes } from '../member/seed-members.ts';

/** Employees that are members: member 5, 25, 45 and so on. */
const linked = 16;
const positions = ['Staf', 'Supervisor', 'Kepala Cabang', 'Analis'] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A person who is no member: the NIK has a serial number that no seeded member has. */
function stranger(k: number) {
  const birth = new Date(Date.UTC(1975, 0, 1) + 211 * k * 86_400_000);
  const isMale = k % 2 === 1;
  const day = twoDigits(birth.getUTCDate() + (isMale ? 0 : 40));
  return {
    name: `${firstNames[(k + 6) % 20]} ${lastNames[(k + 9) % 16]}`,
    nik: `317401${day}${twoDigits(birth.getUTCMonth() + 1)}${twoDigits(birth.getUTCFullYear() % 100)}${9_000 + k}`,
    birthDate: birth.toISOString().slice(0, 10),
    gender: isMale ? ('M' as const) : ('F' as const),
    phone: `0813${44_000_000 + 7_013 * k}`,
    officeCode: seedOfficeCodes[(k - 1) % 12]!,
  };
}

/** 17 to 19 have resigned, 20 to 24 are on probation; of the others every third is on contract. */
const statusOf = (k: number): EmployeeStatus => {
  if (k > linked && k <= 19) return 'RESIGNED';
  if (k > 19 && k <= 24) return 'PROBATION';
  return k % 3 === 0 ? 'CONTRACT' : 'PERMANENT';
};

/** Id of the seeded import that brought the employees. */
export const firstImportId = seedId('import-membership-employee', '1');

/** The seeded member that a seeded employee is; `null` for none. */
export const memberOfEmployee = (k: number): number | null => (k <= linked ? 20 * k - 15 : null);

/** The seeded employees as a file of the personnel office says them. */
export const seedEmployees = (date: Date) =>
  Array.from({ length: 40 }, (_, index) => {
    const k = index + 1;
    const day = (days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const member = memberOfEmployee(k);
    const { name, nik, birthDate, gender, phone, officeCode } = member ? seedMember(member) : stranger(k);
    const status = statusOf(k);
    return {
      npk: String(10_000 + k),
      nik,
      name,
      birth_date: birthDate,
      gender,
      phone,
      email: `karyawan${k}@contoh.id`,
      position: positions[k % 4]!,
      grade: 1 + (k % 12),
      office_code: officeCode,
      join_date: day(-1_500 + 11 * k),
      end_date: status === 'RESIGNED' ? day(-20 - k) : null,
      employee_status: status,
    };
  });
