import { isHeadOffice } from '@console/contracts/core/privileges';
import { employeeDelta, employeeFull, employeeImports } from '@console/contracts/membership/import-membership-employee';
import { options } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { employees } from '@console/contracts/membership/membership-employee';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { namedIn, unnamedRows } from '../../records/imports/checked-rows.ts';
import { defineHandler, type ImportHandler } from '../../records/imports/handler.ts';
import { batchSize } from '../../records/imports/store-rows.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { checkRows, valuesOf, type Columns, type Values } from './check.ts';
import { writeRows } from './write.ts';

const knownEmployees = options({
  SKIP: ['Dibiarkan', 'Left alone'],
  UPDATE: ['Diperbarui', 'Updated'],
});

/** More absent employees, in percent of those employed, need a reason of the approver. */
const mostAbsent = 5;

const shared = (texts: ProtectedText): Omit<ImportHandler<Columns>, 'definition'> => ({
  fields: employees.derived,
  recordModule: employees.module,
  uploader: ({ mappingType, isAdmin }: Caller) =>
    isHeadOffice(mappingType, isAdmin)
      ? null
      : new Refusal('FORBIDDEN', { privilege: employeeImports.privilege, action: 'import' }),
  check: (rows, run) => checkRows(texts, rows, run),
  apply: (rows, run) => writeRows(texts, rows, run),
});

/** Employed people that the file of a job does not name, as those who have left. */
async function absent(texts: ProtectedText, db: Db | Tx, importId: string, after: Values | null, now: Date) {
  const rows = await db
    .selectFrom('employee as e')
    .selectAll('e')
    .where('e.deleted_at', 'is', null)
    .where('e.employee_status', '<>', 'RESIGNED')
    .where('e.npk', '>', after?.npk ?? '')
    .where(sql<boolean>`e.npk not in ${namedIn(importId, 'npk')}`)
    .orderBy('e.npk')
    .limit(batchSize)
    .execute();
  const today = jakartaDay(now);
  return rows.map((row): Values => {
    const values = valuesOf(texts, row as never);
    const leaves = today < values.join_date ? values.join_date : today;
    return { ...values, employee_status: 'RESIGNED', end_date: leaves };
  });
}

/** Refuses a file in which too many are missing, unless the approver gives a reason. */
async function tooSmall(tx: Tx, importId: string, note: string | null): Promise<Refusal | null> {
  if ((note?.length ?? 0) >= 5) return null;
  const gone = await unnamedRows(tx, importId);
  const { employed } = await tx
    .selectFrom('employee')
    .select((row) => row.fn.countAll<number>().as('employed'))
    .where('employee_status', '<>', 'RESIGNED')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const percent = employed === 0 ? 0 : (100 * gone) / employed;
  if (percent <= mostAbsent) return null;
  return new Refusal('FULL_FILE_TOO_SMALL', { parameters: { absent: gone, percent: Math.ceil(percent) } });
}

/** Imports of changes, and of all employees (docs/model/membership.md#imports-of-employees). */
export const employeeHandlers = (texts: ProtectedText) => ({
  delta: defineHandler<Columns>({
    ...shared(texts),
    definition: employeeDelta,
    targetFacts: (_db, { onDuplicate = 'UPDATE' }) =>
      Promise.resolve([
        {
          name: 'onDuplicate',
          title: text('Karyawan yang sudah ada', 'Known employees'),
          field: { kind: 'choice', options: knownEmployees },
          value: onDuplicate,
        },
      ]),
  }),
  full: defineHandler<Columns>({
    ...shared(texts),
    definition: employeeFull,
    unnamed: (db, importId, after, now) => absent(texts, db, importId, after, now),
    mayApprove: (tx, importId, _caller, note) => tooSmall(tx, importId, note),
  }),
});
