import type { ExclusiveSheets } from '@console/contracts/branches-stores/branch/exclusive';
import type { ExclusiveKind as Kind } from '@console/contracts/branches-stores/branch/exclusive-lines';
import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { startErrors } from '../../records/effective/rules.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { warningsOfFeeSheet } from '../branch-fees/admin-only.ts';
import { warningsOfSheet } from '../branch-rates/admin-only.ts';
import { judgedUnder, locksByBase } from '../simulation/pricing-locks.ts';
import { tablesOf } from '../simulation/tables.ts';
import { wordsUnderQanun } from '../under-qanun/words.ts';
import { lateErrors, sheetErrors, type Base } from '../concessions/line-errors.ts';
import { brandErrors } from '../concessions/brands.ts';
import { searchedSheets, subjectErrors } from '../concessions/subjects.ts';
import { effectOfSheetChange } from './effect-of-change.ts';

interface Found extends Base {
  readonly branch_id: string;
}

const columns = {
  rate: sql`jsonb_build_object('rateRegular', t.rate_regular, 'rateRepeat', t.rate_repeat)`,
  fee: sql`jsonb_build_object('amountRegular', t.amount_regular, 'amountRepeat', t.amount_repeat,
    'percentRegular', t.percent_regular, 'percentRepeat', t.percent_repeat)`,
} as const;

async function baseOf(tx: Tx, table: string, kind: Kind, id: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select t.branch_id, t.effective_from as since, t.effective_to as until,
      ${columns[kind]} as values
    from ${sql.table(table)} t where t.id = ${id} and t.deleted_at is null and t.approval <> 'REJECTED'`.execute(tx);
  return rows[0];
}

/** How sheets of concessions are stored (docs/model/branches-stores.md#exclusive-rates-and-fees). */
export function exclusiveDefinition(app: Application, line: BusinessLine, kind: Kind): Definition<ExclusiveSheets> {
  const tables = tablesOf[line];
  const [table, base] = kind === 'rate' ? [tables.rateSheets, tables.rates] : [tables.feeSheets, tables.fees];
  const warningsOf = kind === 'rate' ? warningsOfSheet : warningsOfFeeSheet;
  return {
    table,
    joins: sql`join ${sql.table(base)} base on base.id = t.base_id join branch_view b on b.id = base.branch_id`,
    derived: {
      branchId: sql`base.branch_id`,
      officeCode: sql`b.office_code`,
      branchName: sql`b.name`,
      tenors: sql`(base.tenor_from || '-' || base.tenor_to)`,
      baseFrom: sql`base.effective_from`,
      baseTo: sql`base.effective_to`,
      lineCount: sql`jsonb_array_length(t.lines)`,
    },
    ...(kind === 'rate'
      ? {
          words: wordsUnderQanun(
            app.services,
            sql`${sql.table(table)} t join ${sql.table(base)} base on base.id = t.base_id`,
            sql`base.branch_id`,
          ),
        }
      : {}),
    scope: (scope) => inBranches(scope, 'base.branch_id'),
    search: (pattern) => searchedSheets(app, pattern),
    filters: {
      branchId: (id: string) => sql`base.branch_id = ${id}`,
      subjectCode: (code: string) => sql`t.lines @> ${JSON.stringify([{ subjectCode: code }])}::jsonb`,
    },
    approval: {
      locks: locksByBase(table, base),
      judgedUnder: judgedUnder(line),
      consequence: (db, change) => effectOfSheetChange(app, db, line, kind, change),
      adminOnly: adminApproves,
      warnings: (db, { values }) => warningsOf(app, db, line, values),
    },
    async beforeSave(tx, { values, before, caller }) {
      const found = await baseOf(tx, base, kind, values.baseId);
      if (!found) return [{ field: 'baseId', code: 'NOT_FOUND' }];
      const { rows } = await sql`select from branch_view b where b.id = ${found.branch_id}
        and ${caller ? inBranches(caller.scope, 'b.id') : sql`true`}`.execute(tx);
      if (rows.length === 0) return [{ field: 'baseId', code: 'NOT_FOUND' }];
      const lines = values.lines;
      return [
        ...sheetErrors(kind, found, lines, 'lines'),
        ...lateErrors(lines, before?.lines ?? [], startErrors(jakartaDay(app.services.now()), caller?.isAdmin ?? true)),
        ...(await subjectErrors(app, tx, lines)),
        ...(await brandErrors(tx, line, lines, before?.lines ?? [])),
      ];
    },
  };
}
