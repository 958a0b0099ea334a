import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { BusinessLine } from '../../people/organisation/tables.ts';

/** Offices of a code in the three lines. */
export interface Offices {
  readonly officeCode: string;
  readonly officeCodeNmc: string | null;
  readonly officeCodeUfi: string | null;
}

interface Branch {
  readonly id: string;
  readonly business_line: BusinessLine;
  readonly office_code: string;
  readonly status: string;
}

/** Branches of these offices in all lines, by line and office code. */
export async function branchesOf(db: Db | Tx, officeCodes: readonly string[]): Promise<ReadonlyMap<string, Branch>> {
  const rows = await db
    .selectFrom('branch_view')
    .select(['id', 'business_line', 'office_code', 'status'])
    .where('deleted_at', 'is', null)
    .where('office_code', 'in', [...officeCodes, ''])
    .execute();
  return new Map(rows.map((row) => [`${row.business_line}:${row.office_code}`, row]));
}

/** Why an office may not serve a line, as a field code; null: it may. */
export function officeFault(
  branches: ReadonlyMap<string, Branch>,
  line: BusinessLine,
  officeCode: string,
  scope: Scope | null,
): string | null {
  const branch = branches.get(`${line}:${officeCode}`);
  if (!branch) return line === 'SPEKTRA' ? 'NOT_FOUND' : 'LINE_NOT_SERVED';
  if (branch.status !== 'active') return 'OFFICE_INACTIVE';
  const inScope =
    line !== 'SPEKTRA' ||
    scope === null ||
    scope.type === 'all' ||
    (scope.type === 'branches' && scope.branchIds.includes(branch.id));
  return inScope ? null : 'NOT_ALLOWED';
}

/** Checks the offices of a record. */
export async function officeErrors(
  db: Db | Tx,
  { officeCode, officeCodeNmc, officeCodeUfi }: Offices,
  scope: Scope | null,
): Promise<FieldError[]> {
  const named = [
    ['officeCode', 'SPEKTRA', officeCode],
    ['officeCodeNmc', 'NMC', officeCodeNmc],
    ['officeCodeUfi', 'UFI', officeCodeUfi],
  ] as const;
  const branches = await branchesOf(
    db,
    named.flatMap(([, , code]) => code ?? []),
  );
  return named.flatMap(([field, line, code]) => {
    const fault = code === null ? null : officeFault(branches, line, code, scope);
    return fault ? [{ field, code: fault }] : [];
  });
}

/** Those of the codes with rows of an office outside the scope. */
export async function codesOutside(db: Db | Tx, codes: readonly string[], scope: Scope): Promise<ReadonlySet<string>> {
  if (scope.type === 'all' || codes.length === 0) return new Set();
  const branchIds = scope.type === 'branches' ? scope.branchIds : [];
  const { rows } = await sql<{ code: string }>`
    select distinct code from zip_code where code = any(${codes}) and deleted_at is null
      and office_code not in (select office_code from branch_view branch where id = any(${branchIds}::uuid[]))`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}

/** A row whose offices were changed to those of its code. */
export interface Moved {
  readonly id: string;
  /** Code and kelurahan. */
  readonly label: string;
  readonly before: Offices;
  readonly after: Offices;
}

/**
 * Gives all rows of the codes these offices and increments their version: a code has one branch.
 * @returns the rows that differed.
 */
export async function moveCodes(
  tx: Tx,
  offices: ReadonlyMap<string, Offices>,
  actor: Pick<Actor, 'username'>,
  now: Date,
): Promise<Moved[]> {
  const wanted = [...offices].map(([code, after]) => ({ code, ...after }));
  const { rows } = await sql<Moved>`
    with wanted as (select *
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w(code text, "officeCode" text, "officeCodeNmc" text,
      "officeCodeUfi" text)),
    old as (select z.id, z.code, z.office_code, z.office_code_nmc, z.office_code_ufi, w."officeCode", w."officeCodeNmc",
      w."officeCodeUfi"
      from zip_code z join wanted w on w.code = z.code
      where z.deleted_at is null
        and (z.office_code, z.office_code_nmc, z.office_code_ufi) is distinct from (w."officeCode", w."officeCodeNmc",
        w."officeCodeUfi")
      order by z.id for update of z)
    update zip_code
      set office_code = old."officeCode", office_code_nmc = old."officeCodeNmc", office_code_ufi = old."officeCodeUfi",
      version = zip_code.version + 1, updated_by = ${actor.username}, updated_at = ${now}
    from old where zip_code.id = old.id
    returning zip_code.id, zip_code.code || ' ' || zip_code.kelurahan as label,
      jsonb_build_object('officeCode', old.office_code, 'officeCodeNmc', old.office_code_nmc, 'officeCodeUfi',
        old.office_code_ufi) as before,
      jsonb_build_object('officeCode', old."officeCode", 'officeCodeNmc', old."officeCodeNmc", 'officeCodeUfi',
        old."officeCodeUfi") as after`.execute(tx);
  return rows;
}
