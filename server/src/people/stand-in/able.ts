import { sql } from 'kysely';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { callers } from '../auth/callers.ts';
import { approving } from './approving.ts';

export interface Candidate {
  readonly secureId: string;
  readonly code: string;
  readonly name: string;
}

/** Longest list of candidates. */
const most = 50;

/** Privileges on which the person approves. */
export async function approvesOn(tx: Db | Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ privilege: string }>`
    select distinct privilege from user_privilege_view
    where user_id = ${userId}::uuid and level = any(${approving}::text[])`.execute(tx);
  return rows.map(({ privilege }) => privilege);
}

/** Whether one scope holds the other, by branches and MRAs. */
function holds(wide: Scope, narrow: Scope): boolean {
  if (wide.type === 'all' || narrow.type === 'none') return true;
  if (wide.type !== 'branches' || narrow.type !== 'branches') return false;
  const [branches, mras] = [new Set(wide.branchIds), new Set(wide.mraIds)];
  return narrow.branchIds.every((id) => branches.has(id)) && narrow.mraIds.every((id) => mras.has(id));
}

/**
 * People who approve by rights of their own wherever the caller does, within a scope that holds the caller's, by name.
 * @param only the candidates to look at; everybody unless given
 */
export async function candidatesFor(
  parts: Parts,
  db: Db | Tx,
  caller: Caller,
  { search = '', only = null }: { readonly search?: string | undefined; readonly only?: readonly string[] | null },
): Promise<Candidate[]> {
  const privileges = await approvesOn(db, caller.userId);
  if (privileges.length === 0) return [];
  const pattern = `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Candidate>`
    select u.id as "secureId", u.username as code, u.name from app_user u
    where u.status = 'active' and u.deleted_at is null and u.id <> ${caller.userId}::uuid
      and (u.username ilike ${pattern} or u.name ilike ${pattern})
      and (${only}::uuid[] is null or u.id = any(${only}::uuid[]))
      and not exists (select from unnest(${privileges}::text[]) wanted(privilege) where not exists (
        select from user_privilege_view p where p.user_id = u.id and p.privilege = wanted.privilege
          and p.level = any(${approving}::text[])))
    order by u.name, u.id limit ${most}`.execute(db);
  const able: Candidate[] = [];
  for (const row of rows) {
    const candidate = await callers(parts).ofActiveUser(db as Db, row.secureId);
    if (candidate && holds(candidate.scope, caller.scope)) able.push(row);
  }
  return able;
}
