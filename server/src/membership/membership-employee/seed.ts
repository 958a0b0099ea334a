import { employees, type EmployeeStatus } from '@console/contracts/membership/membership-employee';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { firstNames, lastNames } from '../member/names-table.ts';
import { seedMember, seedOfficeCodes } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

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

/** 40 employees, the first 16 linked with members 5, 25, 45 and so on (docs/model/membership.md#employees). */
export const seed: Seed = {
  name: employees.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const day = (days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const rows = Array.from({ length: 40 }, (_, index) => {
      const k = index + 1;
      const member = k <= linked ? 20 * index + 5 : null;
      const { name, nik, birthDate, gender, phone, officeCode } = member ? seedMember(member) : stranger(k);
      const email = `karyawan${k}@contoh.id`;
      const { email_encrypted: sealed } = protectedColumns(texts, { email });
      const status = statusOf(k);
      return {
        id: seedId(employees.module, String(k)),
        npk: String(10_000 + k),
        name,
        birth_date: birthDate,
        gender,
        ...protectedColumns(texts, { nik, phone }),
        email_encrypted: sealed,
        email_hash: texts.hash(email),
        position: positions[k % 4]!,
        grade: 1 + (k % 12),
        office_code: officeCode,
        join_date: day(-1_500 + 11 * k),
        end_date: status === 'RESIGNED' ? day(-20 - k) : null,
        employee_status: status,
        member_id: member ? memberId(member) : null,
        created_by: 'SYSTEM',
        created_at: date,
        updated_by: 'SYSTEM',
        updated_at: date,
      };
    });
    await tx.insertInto('employee').values(rows).execute();
  },
};
