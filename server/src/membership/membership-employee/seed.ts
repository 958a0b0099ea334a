import { employees } from '@console/contracts/membership/membership-employee';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { memberId } from '../member/seed.ts';
import { firstImportId, memberOfEmployee, seedEmployees } from './seed-employees.ts';

/** 40 employees, the first 16 linked with members 5, 25, 45 and so on (docs/model/membership.md#employees). */
export const seed: Seed = {
  name: employees.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const rows = seedEmployees(date).map(({ nik, phone, email, ...rest }, index) => {
      const member = memberOfEmployee(index + 1);
      const { email_encrypted: sealed } = protectedColumns(texts, { email });
      return {
        id: seedId(employees.module, String(index + 1)),
        ...rest,
        ...protectedColumns(texts, { nik, phone }),
        email_encrypted: sealed,
        email_hash: texts.hash(email),
        member_id: member ? memberId(member) : null,
        last_import_id: firstImportId,
        created_by: 'HOOPS01',
        created_at: date,
        updated_by: 'HOOPS01',
        updated_at: date,
      };
    });
    await tx.insertInto('employee').values(rows).execute();
  },
};
