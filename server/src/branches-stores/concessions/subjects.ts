import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import type { ExclusiveSubject } from '@console/contracts/branches-stores/branch/lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Which of these codes a kind of subject has. */
export type KnownCodes = (db: Db | Tx, codes: readonly string[]) => Promise<ReadonlySet<string>>;

/** A kind of subject that has records. */
export interface SubjectRecords {
  readonly known: KnownCodes;
  /** The codes of those with a name like this pattern, as a query of one column. */
  readonly named: (pattern: string) => Sql;
}

const storeGroups: KnownCodes = async (db, codes) => {
  const rows = await db
    .selectFrom('store_group')
    .select('group_code')
    .where('group_code', 'in', codes)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ group_code: code }) => code));
};

const companies: KnownCodes = async (db, codes) => {
  const rows = await db
    .selectFrom('company')
    .select('company_code')
    .where('company_code', 'in', codes)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ company_code: code }) => code));
};

/**
 * Where codes of subjects are looked up; groups of members by their own domain. A kind that nobody looks up takes any
 * code; brands are those of products (`brands.ts`).
 * @example exclusiveSubjectCodes(app).set('MEMBERSHIP_GROUP', groupsAsSubjects);
 */
export const exclusiveSubjectCodes = part(
  () =>
    new Map<ExclusiveSubject, SubjectRecords>([
      [
        'STORE_GROUP',
        { known: storeGroups, named: (pattern) => sql`select group_code from store_group where name ilike ${pattern}` },
      ],
      [
        'COMPANY',
        {
          known: companies,
          named: (pattern) => sql`select company_code from company where legal_name ilike ${pattern}`,
        },
      ],
    ]),
);

/** Sheets of an office, or with a line for a subject, by code or name. */
export const searchedSheets = (app: Application, pattern: string): Sql => {
  const named = [...exclusiveSubjectCodes(app)].map(
    ([type, { named: codes }]) =>
      sql`(line ->> 'subjectType' = ${type} and line ->> 'subjectCode' in (${codes(pattern)}))`,
  );
  return sql`(b.office_code ilike ${pattern} or b.name ilike ${pattern} or exists (
    select from jsonb_array_elements(t.lines) line
    where ${sql.join([sql`line ->> 'subjectCode' ilike ${pattern}`, ...named], sql` or `)}))`;
};

/** Faults of lines whose code nothing has. */
export async function subjectErrors(
  app: Application,
  tx: Tx,
  lines: readonly ExclusiveLine[],
  name = 'lines',
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [type, records] of exclusiveSubjectCodes(app)) {
    const codes = lines.flatMap(({ subjectType, subjectCode }) => (subjectType === type ? subjectCode : []));
    if (codes.length === 0) continue;
    const known = await records.known(tx, codes);
    for (const [at, { subjectType, subjectCode }] of lines.entries())
      if (subjectType === type && !known.has(subjectCode))
        errors.push({ field: `${name}[${at}].subjectCode`, code: 'SUBJECT_UNKNOWN' });
  }
  return errors;
}
