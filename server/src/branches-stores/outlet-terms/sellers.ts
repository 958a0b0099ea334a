import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';
import { sellerSubject } from '../simulation/concessions.ts';
import type { Ask } from '../simulation/levels.ts';

/** Codes of the outlets of a question, or that all are meant; `null` for none. */
export function sellersAsked({
  line,
  subjects,
}: Pick<Ask, 'line' | 'subjects'>): readonly string[] | 'EVERYONE' | null {
  if (subjects === 'EVERYONE') return subjects;
  const codes = subjects[sellerSubject[line]] ?? [];
  return codes.length > 0 ? codes : null;
}

/** An SQL condition: the outlet `d` is one of these, active, and of the branches of the question. */
export const ofSellers = (
  { line, branchIds }: Pick<Ask, 'line' | 'branchIds'>,
  codes: readonly string[] | 'EVERYONE',
): Sql => sql`(d.business_line = ${line} and d.branch_id = any(${branchIds}::uuid[]) and d.deleted_at is null
  and d.status = 'active' and ${codes === 'EVERYONE' ? sql`true` : sql`d.code = any(${codes}::text[])`})`;
