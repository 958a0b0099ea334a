import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../platform/context.ts';

/** A scope as it is stored with what a person made. */
export type StoredScope =
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  | { readonly type: 'branches'; readonly branchIds: readonly string[]; readonly mraIds: readonly string[] };

/** The part of a scope that is stored: the viewer is left out. */
export const storedScope = (scope: Scope): StoredScope =>
  scope.type === 'branches'
    ? { type: scope.type, branchIds: scope.branchIds, mraIds: scope.mraIds }
    : { type: scope.type };

/**
 * Whether a person sees all that lies in an earlier scope, or in that of somebody else: what was made in it may concern
 * any record there.
 * @example covers(caller.scope, job.uploader.scope);
 */
export function covers(now: Scope, then: StoredScope): boolean {
  if (now.type === 'all' || then.type === 'none') return true;
  if (now.type === 'none' || then.type === 'all') return false;
  const [branches, mras] = [new Set(now.branchIds), new Set(now.mraIds)];
  return then.branchIds.every((id) => branches.has(id)) && then.mraIds.every((id) => mras.has(id));
}

/** The same in SQL, for a column or expression of {@link StoredScope} as jsonb; false where it is null. */
export function coversStored(now: Scope, then: RawBuilder<unknown>): RawBuilder<boolean> {
  if (now.type === 'all') return sql<boolean>`true`;
  if (now.type === 'none') return sql<boolean>`coalesce(${then}->>'type' = 'none', false)`;
  const lies = (part: 'branchIds' | 'mraIds') =>
    sql`${then}->${sql.lit(part)} <@ ${JSON.stringify(now[part])}::text::jsonb`;
  return sql<boolean>`coalesce(${then}->>'type' = 'none'
    or (${then}->>'type' = 'branches' and ${lies('branchIds')} and ${lies('mraIds')}), false)`;
}
