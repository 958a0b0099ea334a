import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { ImportRun } from '../../records/imports/handler.ts';
import type { MemberStatus } from '../member/table.ts';

/** A member as files name them. */
export interface NamedMember {
  readonly id: string;
  readonly memberNo: string;
  readonly name: string;
  readonly status: MemberStatus;
  readonly phoneHash: string;
  readonly riskGrade: string | null;
  readonly verificationStep: string;
  readonly databaseTypeId: string | null;
  readonly databaseType: string | null;
}

/** Members with these numbers within the scope of the uploader, by number; while rows are applied they are locked. */
export async function membersNumbered(
  { db, scope, importId }: Pick<ImportRun, 'db' | 'scope' | 'importId'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NamedMember>> {
  const { rows } = await sql<NamedMember>`
    select m.id, m.member_no as "memberNo", m.name, m.status, m.phone_hash as "phoneHash",
      m.risk_grade as "riskGrade", m.verification_step as "verificationStep",
      m.database_type_id as "databaseTypeId", y.code as "databaseType"
    from member m left join database_type y on y.id = m.database_type_id
    where m.member_no = any(${numbers}) and m.deleted_at is null and m.status <> 'closed'
      and ${inBranches(scope, 'm.branch_id')} order by m.id
      ${importId === undefined ? sql`` : sql`for update of m`}`.execute(db);
  return new Map(rows.map((member) => [member.memberNo, member]));
}

/** The number of an import, which histories name. */
export const importNoOf = async ({ db, importId }: Required<Pick<ImportRun, 'db' | 'importId'>>): Promise<string> => {
  const { rows } = await sql<{ no: string }>`select import_no as no from import_job_view
    where id = ${importId}`.execute(db);
  return rows[0]!.no;
};

export const unknownMember = { errors: [{ column: 'member_no', code: 'NOT_FOUND' }], stored: {} } as const;
