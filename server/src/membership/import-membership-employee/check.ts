import { nikAgrees } from '@console/contracts/core/nik';
import type { employeeDelta, DeltaTarget } from '@console/contracts/membership/import-membership-employee';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Found, ImportRun, RowFault, RowValues } from '../../records/imports/handler.ts';
import type { EmployeeTable } from '../membership-employee/table.ts';

export type Columns = (typeof employeeDelta)['columns'];
export type Values = RowValues<Columns>;
type Stored = Selectable<EmployeeTable>;

/** What is stored of an employee, by the columns of a file. */
export const valuesOf = (texts: ProtectedText, row: Stored): Values => ({
  npk: row.npk,
  nik: texts.decrypt(row.nik_encrypted),
  name: row.name,
  birth_date: row.birth_date,
  gender: row.gender,
  phone: texts.decrypt(row.phone_encrypted),
  email: texts.decrypt(row.email_encrypted),
  position: row.position,
  grade: row.grade,
  office_code: row.office_code,
  join_date: row.join_date,
  end_date: row.end_date,
  employee_status: row.employee_status,
});

/** Who has these hashes: the number of the employee by the hash. */
async function holdersOf(db: Db | Tx, column: 'nik_hash' | 'email_hash', hashes: readonly string[]) {
  const rows = await db.selectFrom('employee').select(['npk', column]).where(column, 'in', hashes).execute();
  return new Map(rows.map((row) => [(row as Record<string, string>)[column], row.npk]));
}

async function activeOffices(db: Db | Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`select distinct office_code as code from branch_view
    where status = 'active' and office_code = any(${codes}::text[])`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Faults of what a file changes; what stays as it is stored has none. */
function changedFaults(values: Values, stored: Values | undefined, offices: ReadonlySet<string>): RowFault[] {
  const moved = (...names: (keyof Values)[]) => names.some((name) => stored?.[name] !== values[name]);
  const faults: RowFault[] = [];
  if (moved('nik', 'birth_date', 'gender') && !nikAgrees(values.nik, values.birth_date, values.gender))
    faults.push({ column: 'nik', code: 'NIK_MISMATCH', from: ['birth_date', 'gender'] });
  if (moved('office_code') && !offices.has(values.office_code))
    faults.push({ column: 'office_code', code: 'NOT_FOUND' });
  if (moved('join_date', 'end_date') && values.end_date !== null && values.end_date < values.join_date)
    faults.push({ column: 'end_date', code: 'DATE_ORDER', from: ['join_date'] });
  return faults;
}

/** Compares rows of a file with the employees of the same number, and finds what others have already. */
export async function checkRows(
  texts: ProtectedText,
  rows: readonly { readonly values: Values }[],
  { db, target }: Pick<ImportRun, 'db' | 'target'>,
): Promise<readonly Found<Columns>[]> {
  const nikHashes = rows.map(({ values }) => texts.hash(values.nik));
  const emailHashes = rows.map(({ values }) => texts.hash(values.email.toLowerCase()));
  const numbers = rows.map(({ values }) => values.npk);
  const known = await db.selectFrom('employee').selectAll().where('npk', 'in', numbers).execute();
  const stored = new Map(known.map((row) => [row.npk, valuesOf(texts, row as Stored)]));
  const niks = await holdersOf(db, 'nik_hash', nikHashes);
  const emails = await holdersOf(db, 'email_hash', emailHashes);
  const offices = await activeOffices(
    db,
    rows.map(({ values }) => values.office_code),
  );
  const isSkipped = (target as DeltaTarget | null)?.onDuplicate === 'SKIP';
  return rows.map(({ values }, at) => {
    const before = stored.get(values.npk);
    if (before && isSkipped) return { stored: {} };
    const taken = (holder: string | undefined) => holder !== undefined && holder !== values.npk;
    return {
      errors: [
        ...(taken(niks.get(nikHashes[at]!)) ? [{ column: 'nik', code: 'DUPLICATE', from: ['npk'] }] : []),
        ...(taken(emails.get(emailHashes[at]!)) ? [{ column: 'email', code: 'DUPLICATE', from: ['npk'] }] : []),
        ...changedFaults(values, before, offices),
      ],
      stored: before ?? null,
    };
  });
}
