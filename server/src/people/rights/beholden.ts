import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settingIn } from '../settings/settings.ts';

const dayMs = 86_400_000;
/** What makes an account, or puts somebody in the way of signing in to it. */
const givingIn = ['CREATE', 'ACTIVATE', 'PASSWORD_RESET', 'SECOND_FACTOR_REMOVE', 'ROLE_GRANT'];

/**
 * Whether one of these people has made, reset, re-addressed or raised the account of the decider within
 * APPROVER_INDEPENDENCE_DAYS: then the account may be in their hands, and is no second person for what they ask.
 * @param makers usernames of those who shaped what is decided.
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
