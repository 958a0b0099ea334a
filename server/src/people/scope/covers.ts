import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../platform/context.ts';

/** A scope as it is stored with what a person made. */
export type StoredScope = Pick<Scope, 'type'> & { readonly branchIds?: readonly string[] };

/** The part of a scope that is stored: the viewer is left out. */
export const storedScope = (scope: Scope): StoredScope =>
  scope.type === 'branches' ? { type: scope.type, branchIds: scope.branchIds } : { type: scope.type };

/**
 * Whether a person sees all that another could have named: what they made may concern anything in their scope.
 * @example covers(caller.scope, job.uploader.scope);
 */
export const covers = (scope: Scope, made: StoredScope): boolean =>
  scope.type === 'all' ||
  (scope.type === 'branches' &&
    made.type === 'branches' &&
    (made.branchIds ?? []).every((id) => scope.branchIds.includes(id)));

/** The same in SQL, for a column or expression of {@link StoredScope} as jsonb; false where it is null. */
export function coversStored(scope: Scope, made: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope.type === 'all') return sql<boolean>`true`;
  if (scope.type === 'none') return sql<boolean>`false`;
  return sql<boolean>`coalesce(${made}->>'type' = 'branches'
    and ${made}->'branchIds' <@ ${JSON.stringify(scope.branchIds)}::jsonb, false)`;
}
