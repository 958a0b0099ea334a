import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, Tx, Db } from '../../platform/context.ts';
import { settingIn } from '../settings/settings.ts';

const dayMs = 86_400_000;

interface Acts {
  readonly actions: readonly string[];
  /** Of an UPDATE. */
  readonly fields: readonly string[];
}
/** Acts on an account by which the actor may be able to sign in with it. */
const takingOver: Acts = { actions: ['CREATE', 'PASSWORD_RESET', 'SECOND_FACTOR_REMOVE'], fields: ['email'] };
/** Those, and acts by which the account owes its rights to the actor. */
const raising: Acts = {
  actions: [...takingOver.actions, 'ACTIVATE', 'ROLE_GRANT'],
  fields: guardedAccountFields,
};

const acts = ({ actions, fields }: Acts): RawBuilder<boolean> => sql`
  (e.action = any(${actions}::text[]) or (e.action = 'UPDATE' and exists (
    select from jsonb_array_elements(e.changes) c where c ->> 'field' = any(${fields}::text[]))))`;

/** The entry is the result of an approved request; with `names`, of one of these people. */
const requestedBy = (names: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from audit_entry_view p join audit_entry_view r on r.entity_id = p.entity_id and r.at <= p.at
  where p.id = e.parent_id and p.action = 'APPROVE' and r.module = 'user' and r.action = 'REQUEST'
    and r.outcome = 'success' and ${names})`;

/**
 * Those of the makers who count as one person with the decider: within APPROVER_INDEPENDENCE_DAYS a maker created,
 * reset, re-addressed or promoted the decider's account, also by a request that somebody else approved; or the decider
 * may be able to sign in as a maker.
 * @param makers usernames of those who edited what is decided
 */
export async function dependentAmong(
  tx: Db | Tx,
  now: Date,
  makers: readonly string[],
  { userId, username }: Pick<Caller, 'userId' | 'username'>,
): Promise<ReadonlySet<string>> {
  const days = Number(await settingIn(tx, 'APPROVER_INDEPENDENCE_DAYS'));
  if (days === 0 || makers.length === 0) return new Set();
  const since = new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<{ name: string }>`
    select m.name from unnest(${makers}::text[]) m(name)
    where exists (select from audit_entry_view e
      where e.module = 'user' and e.outcome = 'success' and e.at > ${since}
        and e.entity_id = ${userId} and ${acts(raising)}
        and (e.username = m.name or ${requestedBy(sql`r.username = m.name`)}))
    or exists (select from audit_entry_view e
      where e.module = 'user' and e.outcome = 'success' and e.at > ${since}
        and e.entity_id in (select u.id::text from app_user_view u where u.username = m.name)
        and ${acts(takingOver)}
        and ((e.username = ${username} and not ${requestedBy(sql`true`)})
          or ${requestedBy(sql`r.username = ${username}`)}))`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
