import { employees, type EmployeeStatus } from '@console/contracts/membership/membership-employee';
import { sql } from 'kysely';
import { inOffices } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { followEmployment, type Linked } from './program.ts';

const column = (name: string) => sql.ref(`t.${name}`);
const protectedNames = ['nik', 'phone', 'email'] as const;

/** The employee with the linked member, locked; `undefined` without a member. */
export async function linkedOf(tx: Tx, id: string): Promise<Linked | undefined> {
  const row = await tx
    .selectFrom('employee')
    .select(['id', 'npk', 'version', 'member_id', 'grade', 'employee_status', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.member_id === null) return undefined;
  const { member_id: memberId, employee_status: employeeStatus, status, ...rest } = row;
  return { ...rest, memberId, employeeStatus: employeeStatus as EmployeeStatus, active: status === 'active' };
}

/** How employees are stored; switching one on or off changes the program of the linked member. */
export const employeeDefinition = (texts: ProtectedText, now: () => Date) =>
  define(employees, {
    table: 'employee',
    lookups: sql`left join member m on m.id = t.member_id left join import_job_view i on i.id = t.last_import_id
      left join branch_view b on b.office_code = t.office_code and b.business_line = 'SPEKTRA'`,
    derived: {
      npk: column('npk'),
      nik: column('nik_encrypted'),
      name: column('name'),
      birthDate: column('birth_date'),
      gender: column('gender'),
      phone: column('phone_encrypted'),
      email: column('email_encrypted'),
      position: column('position'),
      grade: column('grade'),
      office: sql`t.office_code || coalesce(' ' || b.name, '')`,
      joinDate: column('join_date'),
      endDate: column('end_date'),
      employeeStatus: column('employee_status'),
      memberNo: sql`m.member_no`,
      lastImportNo: sql`i.import_no`,
    },
    scope: (scope) => inOffices(scope, 't.office_code'),
    filters: {
      branchId: (id: string) => sql`t.office_code = (select office_code from branch_view where id = ${id})`,
      linked: (wanted: boolean) => (wanted ? sql`t.member_id is not null` : sql`t.member_id is null`),
    },
    search: (_pattern, typed) => {
      if (/^\d{5,8}$/.test(typed)) return sql`t.npk = ${typed}`;
      if (/^\d{16}$/.test(typed)) return sql`t.nik_hash = ${texts.hash(typed)}`;
      if (/^08\d{8,12}$/.test(typed)) return sql`t.phone_hash = ${texts.hash(typed)}`;
      if (typed.includes('@')) return sql`t.email_hash = ${texts.hash(typed.toLowerCase())}`;
      const beginning = `${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql`lower(t.name) like ${beginning}`;
    },
    async load(_db, records) {
      for (const record of records as unknown as Record<string, string>[])
        for (const name of protectedNames) record[name] = texts.decrypt(record[name]!);
    },
    async afterChange(tx, changes) {
      for (const { after, actor } of changes) {
        const linked = after && (await linkedOf(tx, after.secureId));
        if (linked) await followEmployment(tx, texts, linked, { username: actor.username, at: now() });
      }
    },
  });
