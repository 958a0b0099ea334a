import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { isMothersName } from '../member/mothers-name/digest.ts';

/** A member who may be the person who registers. */
export interface KnownMember {
  readonly id: string;
  readonly memberNo: string;
  readonly branch: string;
}

const known = sql`m.id, m.member_no as "memberNo", coalesce(b.office_code || ' ' || b.name, '-') as branch
  from member m left join branch_view b on b.id = m.branch_id`;

/** The member with a NIK who is not closed, of any branch. */
export async function holderOfNik(db: Db | Tx, hash: string): Promise<KnownMember | undefined> {
  const { rows } = await sql<KnownMember>`select ${known}
    where m.nik_hash = ${hash} and m.status <> 'closed' and m.deleted_at is null`.execute(db);
  return rows[0];
}

interface Person {
  readonly name: string;
  readonly birthDate: string;
  readonly motherMaidenName: string;
}

/** A member with this birth date and mother, whose name differs in at most a tenth of its letters. */
export async function namesakeOf(
  db: Db | Tx,
  texts: ProtectedText,
  { name, birthDate, motherMaidenName }: Person,
): Promise<KnownMember | undefined> {
  const { rows } = await sql<KnownMember & { mothersName: string | null }>`
    select m.mothers_name_encrypted as "mothersName", ${known}
    where m.birth_date = ${birthDate}::date and m.status <> 'closed' and m.deleted_at is null
      and levenshtein(lower(${name}), lower(m.name)) * 10 <= greatest(length(${name}), length(m.name))
    order by m.id`.execute(db);
  return rows.find(({ id, mothersName }) => isMothersName(texts, id, mothersName, motherMaidenName));
}
