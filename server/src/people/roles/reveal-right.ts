import type { Caller, Db, Tx } from '../../platform/context.ts';

/**
 * Whether one of the caller's roles has the switch; levels do not include it.
 * @example if (!(await mayReveal(db, caller))) throw new Refusal('FORBIDDEN');
 */
export async function mayReveal(db: Db | Tx, { roles }: Pick<Caller, 'roles'>): Promise<boolean> {
  const ids = roles.map(({ secureId }) => secureId);
  if (ids.length === 0) return false;
  return (
    (await db
      .selectFrom('role')
      .select('id')
      .where('id', 'in', ids)
      .where('reveal_personal_data', '=', true)
      .where('status', '=', 'active')
      .executeTakeFirst()) !== undefined
  );
}
