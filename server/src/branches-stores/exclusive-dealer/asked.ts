import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';
import { dealerSubject } from '../simulation/concessions.ts';
import type { Ask } from '../simulation/levels.ts';

/** Codes of the dealers of a question, or that all are meant; `null` for none. */
export function dealersAsked({ subjects }: Pick<Ask, 'subjects'>): readonly string[] | 'EVERYONE' | null {
  if (subjects === 'EVERYONE') return subjects;
  const codes = subjects[dealerSubject] ?? [];
  return codes.length > 0 ? codes : null;
}

/** An SQL condition: the outlet `d` is one of these dealers, active, and of the branches of the question. */
export const ofDealers = (
  { line, branchIds }: Pick<Ask, 'line' | 'branchIds'>,
  dealers: readonly string[] | 'EVERYONE',
): Sql => sql`(d.business_line = ${line} and d.branch_id = any(${branchIds}::uuid[]) and d.deleted_at is null
  and d.status = 'active' and ${dealers === 'EVERYONE' ? sql`true` : sql`d.code = any(${dealers}::text[])`})`;
