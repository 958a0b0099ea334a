import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settingIn } from '../settings/settings.ts';

const dayMs = 86_400_000;
/** Actions that create an account, or let the actor influence its sign-in. */
const givingIn = ['CREATE', 'ACTIVATE', 'PASSWORD_RESET', 'SECOND_FACTOR_REMOVE', 'ROLE_GRANT'];

/**
 * Whether one of these people created, reset, re-addressed or promoted the decider's account within
 * APPROVER_INDEPENDENCE_DAYS: they may control the account, so it does not count as a second person.
 * @param makers usernames of those who edited what is decided.
 */
export async function isBeholden(
  tx: Db | Tx,
  { now }: Pick<Parts, 'now'>,
  makers: readonly string[],
  deciderId: string,
): Promise<boolean> {
  const days = Number(await settingIn(tx, 'APPROVER_INDEPENDENCE_DAYS'));
  if (days === 0) return false;
  const since = new Date(now().getTime() - days * dayMs);
  const { rows } = await sql`
    select from audit_entry_view e where e.entity_id = ${deciderId} and e.at > ${since} and e.module = 'user'
      and e.outcome = 'success' and e.username = any(${makers}::text[])
      and (e.action = any(${givingIn}::text[]) or (e.action = 'UPDATE' and exists (
        select from jsonb_array_elements(e.changes) c where c ->> 'field' = any(${[...guardedAccountFields]}::text[]))))
    limit 1`.execute(tx);
  return rows.length > 0;
}
