import { sql, type RawBuilder } from 'kysely';
import type { Scope, Tx } from '../../platform/context.ts';
import type { AccountState } from './account.ts';

/**
 * Where the account of a pending change would lie, stored with the change so that its list can be filtered by scope.
 * The full rule still decides who may approve it.
 */
export async function reachOf(
  tx: Tx,
  { mappingType, branchIds, mraIds, mroId }: Pick<AccountState, 'mappingType' | 'branchIds' | 'mraIds' | 'mroId'>,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<{ id: string }>`select b.id from branch b join mro o on o.id = b.mro_id
    where b.deleted_at is null
      and (b.office_code in (select office_code from branch where id = any(${branchIds}::uuid[]))
      or o.mra_id = any(${mappingType === 'MRA' ? mraIds : []}::uuid[]) or o.id = ${mroId}::uuid)`.execute(tx);
  return { mappingType, branchIds: rows.map(({ id }) => id), mraIds };
}

const inside = (fact: 'branchIds' | 'mraIds', ids: readonly string[]): RawBuilder<boolean> =>
  sql`c.reach -> ${sql.lit(fact)} <@ ${JSON.stringify(ids)}::text::jsonb`;

/** Pending changes, aliased `c`, that create an account within the scope. */
export function reaches(scope: Scope): RawBuilder<boolean> {
  if (scope.viewer?.isAdmin || scope.type === 'all') return sql`true`;
  if (scope.type === 'none') return sql`false`;
  return sql`(c.reach ->> 'mappingType' in ('BRANCH', 'MRA', 'MRO') and jsonb_array_length(c.reach -> 'branchIds') > 0
    and ${inside('branchIds', scope.branchIds)} and ${inside('mraIds', scope.mraIds)})`;
}
