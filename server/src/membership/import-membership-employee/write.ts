import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Applied, ApplyRow, ApplyRun } from '../../records/imports/handler.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { followEmployment, type Linked } from '../membership-employee/program.ts';
import type { Columns, Values } from './check.ts';

/** An employee before or after the rows were written. */
interface Written {
  readonly id: string;
  readonly npk: string;
  readonly version: number;
  readonly nik_hash: string;
  readonly member_id: string | null;
  readonly grade: number;
  readonly employee_status: Linked['employeeStatus'];
  readonly status: 'active' | 'inactive';
}
const columns = ['id', 'npk', 'version', 'nik_hash', 'member_id', 'grade', 'employee_status', 'status'] as const;

const read = async (tx: Tx, numbers: readonly string[]): Promise<ReadonlyMap<string, Written>> => {
  const rows = await tx
    .selectFrom('employee')
    .select(columns)
    .where('npk', 'in', numbers)
    .orderBy('npk')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.npk, row as Written]));
};

/** What a file says is stored of an employee; nobody leaves before the day of joining. */
function storedValues(texts: ProtectedText, { values, unnamed }: ApplyRow<Columns>, today: string) {
  const { nik, phone, email, ...rest } = values;
  const { email_encrypted: sealed } = protectedColumns(texts, { email });
  const leaves = today < rest.join_date ? rest.join_date : today;
  return {
    id: randomUUID(),
    ...rest,
    end_date: unnamed ? leaves : rest.end_date,
    ...protectedColumns(texts, { nik, phone }),
    email_encrypted: sealed,
    email_hash: texts.hash(email.toLowerCase()),
  };
}

/** Stores employees, new and known ones; who is new or has another NIK is linked with the member of that NIK. */
async function store(tx: Tx, records: readonly object[], { actor, importId, now }: ApplyRun): Promise<void> {
  const member = sql`(select m.id from member m where m.nik_hash = r.nik_hash and m.status <> 'closed'
    and m.deleted_at is null and not exists (select from employee o where o.member_id = m.id and o.npk <> r.npk))`;
  await sql`
    insert into employee as e (id, npk, nik_encrypted, nik_hash, name, birth_date, gender, phone_encrypted, phone_hash,
      email_encrypted, email_hash, position, grade, office_code, join_date, end_date, employee_status, member_id,
      last_import_id, created_by, created_at, updated_by, updated_at)
    select r.id, r.npk, r.nik_encrypted, r.nik_hash, r.name, r.birth_date, r.gender, r.phone_encrypted, r.phone_hash,
      r.email_encrypted, r.email_hash, r.position, r.grade, r.office_code, r.join_date, r.end_date, r.employee_status,
      ${member}, ${importId}, ${actor.username}, ${now}, ${actor.username}, ${now}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      r(id uuid, npk text, nik_encrypted text, nik_hash text, name text, birth_date date, gender text,
        phone_encrypted text, phone_hash text, email_encrypted text, email_hash text, position text, grade int,
        office_code text, join_date date, end_date date, employee_status text)
    on conflict (npk) do update set nik_encrypted = excluded.nik_encrypted, nik_hash = excluded.nik_hash,
      name = excluded.name, birth_date = excluded.birth_date, gender = excluded.gender,
      phone_encrypted = excluded.phone_encrypted, phone_hash = excluded.phone_hash,
      email_encrypted = excluded.email_encrypted, email_hash = excluded.email_hash, position = excluded.position,
      grade = excluded.grade, office_code = excluded.office_code, join_date = excluded.join_date,
      end_date = excluded.end_date, employee_status = excluded.employee_status,
      member_id = case when e.nik_hash = excluded.nik_hash then e.member_id else excluded.member_id end,
      last_import_id = excluded.last_import_id, version = e.version + 1, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`.execute(tx);
}

const linkedOf = ({ id, npk, version, grade, employee_status: employeeStatus, status }: Written, memberId: string) => ({
  id,
  npk,
  version,
  memberId,
  grade,
  employeeStatus,
  active: status === 'active',
});

/** Programs and limits of the members that the employees are, and of those that they no longer are. */
async function follow(
  tx: Tx,
  texts: ProtectedText,
  before: Written | undefined,
  after: Written,
  { actor, decidedBy, now }: ApplyRun,
): Promise<void> {
  const by = { username: actor.username, approver: decidedBy, at: now };
  if (before?.member_id && before.member_id !== after.member_id)
    await followEmployment(tx, texts, linkedOf(after, before.member_id), by, { isLinked: false });
  if (!after.member_id) return;
  await followEmployment(tx, texts, linkedOf(after, after.member_id), by, {
    isRegraded: before?.grade !== after.grade,
  });
}

/** Names of the fields of an employee by those of a file. */
const fieldNames: Readonly<Partial<Record<keyof Values, string>>> = {
  birth_date: 'birthDate',
  office_code: 'office',
  join_date: 'joinDate',
  end_date: 'endDate',
  employee_status: 'employeeStatus',
};
const asFields = (values: Partial<Values>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldNames[name as keyof Values] ?? name, value]));

/** Writes rows of a file with all that follows of them. */
export async function writeRows(
  texts: ProtectedText,
  rows: readonly ApplyRow<Columns>[],
  run: ApplyRun,
): Promise<readonly Applied[]> {
  const { db: tx, now } = run;
  const numbers = rows.map(({ values }) => values.npk);
  const before = await read(tx, numbers);
  const records = rows.map((row) => storedValues(texts, row, jakartaDay(now)));
  await store(tx, records, run);
  const after = await read(tx, numbers);
  for (const npk of [...numbers].toSorted()) await follow(tx, texts, before.get(npk), after.get(npk)!, run);
  return rows.map(({ values, stored }, at) => ({
    entityId: after.get(values.npk)!.id,
    entityLabel: `${values.npk} ${values.name}`,
    before: stored ? asFields(stored) : null,
    after: asFields({ ...values, end_date: records[at]!.end_date }),
  }));
}
