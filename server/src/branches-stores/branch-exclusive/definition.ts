import type { ExclusiveLine, ExclusiveSheets } from '@console/contracts/branches-stores/branch/exclusive';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { startErrors } from '../../records/effective/rules.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { requireAdminForSheet, warningsOfSheet } from '../branch-rates/admin-only.ts';
import { tablesOf } from '../simulation/tables.ts';
import { mostOf } from '../branch-rates/below-own-sheet.ts';
import { subjectErrors } from './subjects.ts';

type Kind = 'rate' | 'fee';
type Valued = Readonly<Record<string, string | number | null | undefined>>;
type Starts = ReturnType<typeof startErrors>;

/** The base row, with its values by the names that lines have. */
interface Base {
  readonly since: string;
  readonly until: string | null;
  readonly branch_id: string;
  readonly values: Readonly<Record<string, number | null>>;
}

const columns = {
  rate: sql`jsonb_build_object('rateRegular', t.rate_regular, 'rateRepeat', t.rate_repeat)`,
  fee: sql`jsonb_build_object('amountRegular', t.amount_regular, 'amountRepeat', t.amount_repeat,
    'percentRegular', t.percent_regular, 'percentRepeat', t.percent_repeat)`,
} as const;

async function baseOf(tx: Tx, table: string, kind: Kind, id: string): Promise<Base | undefined> {
  const { rows } = await sql<Base>`select t.branch_id, t.effective_from as since, t.effective_to as until,
      ${columns[kind]} as values
    from ${sql.table(table)} t where t.id = ${id} and t.deleted_at is null and t.approval <> 'REJECTED'`.execute(tx);
  return rows[0];
}

/** A concession for repeat orders is not above the one for first orders. */
const repeatErrors = (kind: Kind, line: Valued, at: number): FieldError[] =>
  Object.keys(line)
    .filter((name) => name.endsWith('Repeat'))
    .flatMap((name) => {
      const [repeat, regular] = [line[name], line[name.replace('Repeat', 'Regular')]];
      return repeat != null && regular != null && Number(repeat) > Number(regular)
        ? [{ field: `lines[${at}].${name}`, code: kind === 'rate' ? 'RATE_RO_ABOVE_REGULAR' : 'FEE_RO_ABOVE_REGULAR' }]
        : [];
    });

/** A line that begins on a day of its own does so today or later; an admin may go back. A stored one stays. */
function lateErrors(lines: readonly ExclusiveLine[], stored: readonly ExclusiveLine[], starts: Starts): FieldError[] {
  return lines.flatMap((line, at) => {
    const isKept = stored.some(
      ({ subjectType, subjectCode, effectiveFrom }) =>
        subjectType === line.subjectType && subjectCode === line.subjectCode && effectiveFrom === line.effectiveFrom,
    );
    if (line.effectiveFrom === null || isKept) return [];
    return starts({ effectiveFrom: line.effectiveFrom }).map(({ code }) => ({
      field: `lines[${at}].effectiveFrom`,
      code,
    }));
  });
}

/** A concession is not above its base, in the unit of the base, and within its period. */
function lineErrors(kind: Kind, base: Base, line: ExclusiveLine, at: number): FieldError[] {
  const valued = line as unknown as Valued;
  const names = Object.keys(base.values);
  const given = names.filter((name) => valued[name] != null);
  const field = (name: string) => `lines[${at}].${name}`;
  const [first] = names;
  if (given.length === 0) return [{ field: field(first!), code: 'REQUIRED' }];
  const errors: FieldError[] = given.flatMap((name) => {
    const most = mostOf(base.values, name);
    if (most === null) return [{ field: field(name), code: 'OTHER_UNIT' }];
    return Number(valued[name]) > most
      ? [{ field: field(name), code: kind === 'rate' ? 'EXCLUSIVE_ABOVE_BASE' : 'FEE_ABOVE_BASE' }]
      : [];
  });
  const { effectiveFrom: from, effectiveTo: to } = line;
  if (from !== null && (from < base.since || (base.until !== null && from > base.until)))
    errors.push({ field: field('effectiveFrom'), code: 'OUTSIDE_BASE_PERIOD' });
  if (to !== null && (to < (from ?? base.since) || (base.until !== null && to > base.until)))
    errors.push({ field: field('effectiveTo'), code: 'OUTSIDE_BASE_PERIOD' });
  return errors;
}

/** How sheets of concessions are stored (docs/model/branches-stores.md#exclusive-rates-and-fees). */
export function exclusiveDefinition(app: Application, line: BusinessLine, kind: Kind): Definition<ExclusiveSheets> {
  const tables = tablesOf[line];
  const [table, base] = kind === 'rate' ? [tables.rateSheets, tables.rates] : [tables.feeSheets, tables.fees];
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
    scope: (scope) => inBranches(scope, 'base.branch_id'),
    filters: { branchId: (id: string) => sql`base.branch_id = ${id}` },
    ...(kind === 'rate'
      ? {
          approval: {
            mayApprove: (tx, { values, caller }) => requireAdminForSheet(app, tx, line, values, caller),
            warnings: (db, { values }) => warningsOfSheet(app, db, line, values),
          },
        }
      : {}),
    async beforeSave(tx, { values, before, caller }) {
      const found = await baseOf(tx, base, kind, values.baseId);
      if (!found) return [{ field: 'baseId', code: 'NOT_FOUND' }];
      const { rows } = await sql`select from branch_view b where b.id = ${found.branch_id}
        and ${caller ? inBranches(caller.scope, 'b.id') : sql`true`}`.execute(tx);
      if (rows.length === 0) return [{ field: 'baseId', code: 'NOT_FOUND' }];
      const lines = values.lines;
      return [
        ...lines.flatMap((each, at) => lineErrors(kind, found, each, at)),
        ...lines.flatMap((each, at) => repeatErrors(kind, each as unknown as Valued, at)),
        ...lateErrors(lines, before?.lines ?? [], startErrors(jakartaDay(app.services.now()), caller?.isAdmin ?? true)),
        ...(await subjectErrors(app, tx, lines)),
      ];
    },
  };
}
