import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import type { ExclusiveSubject } from '@console/contracts/branches-stores/branch/lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';

/** Which of these codes a kind of subject has. */
export type KnownCodes = (db: Db | Tx, codes: readonly string[]) => Promise<ReadonlySet<string>>;

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
 * code: brands are names.
 * @example exclusiveSubjectCodes(app).set('MEMBERSHIP_GROUP', codesOfGroups);
 */
export const exclusiveSubjectCodes = part(
  () =>
    new Map<ExclusiveSubject, KnownCodes>([
      ['STORE_GROUP', storeGroups],
      ['COMPANY', companies],
    ]),
);

/** Faults of lines whose code nothing has. */
export async function subjectErrors(app: Application, tx: Tx, lines: readonly ExclusiveLine[]): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [type, knownOf] of exclusiveSubjectCodes(app)) {
    const codes = lines.flatMap(({ subjectType, subjectCode }) => (subjectType === type ? subjectCode : []));
    if (codes.length === 0) continue;
    const known = await knownOf(tx, codes);
    for (const [at, { subjectType, subjectCode }] of lines.entries())
      if (subjectType === type && !known.has(subjectCode))
        errors.push({ field: `lines[${at}].subjectCode`, code: 'SUBJECT_UNKNOWN' });
  }
  return errors;
}
