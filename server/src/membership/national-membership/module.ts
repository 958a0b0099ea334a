import { nationalCalls as calls } from '@console/contracts/membership/national-membership';
import { sql } from 'kysely';
import { spend } from '../../people/budgets/spend.ts';
import { notify } from '../../people/notices/notify.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { memberOrders } from '../member/orders.ts';
import { memberCards } from './card-status.ts';
import { findNational } from './find.ts';
import { showNational } from './show.ts';

const module = 'national-membership';

/** What was looked for, as the audit trail keeps it: personal numbers masked. */
const masked = (query: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      name === 'nik' || name === 'phone' ? mask(name, value) : name === 'cardNo' ? mask('card', value) : value,
    ]),
  );

/** Active users of the branch of a member, save the one who asks. */
async function branchUsers(tx: Tx, memberId: string, except: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct u.id from member m
      join user_branch_view ub on ub.branch_id = m.branch_id join app_user_view u on u.id = ub.user_id
    where m.id = ${memberId} and m.deleted_at is null and u.status = 'active' and u.deleted_at is null
      and u.id <> ${except}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Members of every office, for everybody who looks for one (docs/model/membership.md#national-membership). */
export const nationalMembershipModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  /** Counts and records a look-up. Who sees all members anyway has no limit. @throws BudgetRefusal LOOKUP_LIMIT */
  const recordLookup = (context: Pick<Context, 'caller' | 'request'>, about: string, filter: object, id?: string) =>
    db.transaction().execute(async (tx) => {
      if (context.caller.scope.type !== 'all') await spend(tx, context.caller, 'lookup', { about, now: now() });
      await recordEntry(tx, {
        actor: actorOf(context),
        module,
        action: id === undefined ? 'SEARCH' : 'READ',
        ...(id === undefined ? { filter } : { entityId: id }),
        at: now(),
      });
    });
  const sourcesFor = ({ caller }: Pick<Context, 'caller'>) => ({
    cards: memberCards(app).current,
    orders: memberOrders(app).current,
    texts,
    scope: caller.scope,
    now: now(),
  });
  serve(app, calls.search, async (context) => {
    const query = Object.fromEntries(Object.entries(context.body).filter(([, value]) => value !== undefined));
    if (Object.keys(query).length === 0) return { rows: [] };
    await recordLookup(context, JSON.stringify(query), masked(query));
    return { rows: await findNational(db, memberCards(app).current, texts, query) };
  });
  serve(app, calls.detail, async (context) => {
    const id = context.parameters['secureId'] ?? '';
    const shown = await showNational(db, sourcesFor(context), id);
    await recordLookup(context, id, {}, id);
    return shown;
  });
  serve(app, calls.ask, async (context) => {
    const id = context.parameters['secureId'] ?? '';
    const { caller, body } = context;
    return db.transaction().execute(async (tx) => {
      const member = await tx
        .selectFrom('member')
        .select('member_no')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!member) throw notFound();
      const userIds = await branchUsers(tx, id, caller.userId);
      if (userIds.length === 0) throw new Refusal('NO_BRANCH_USER');
      await notify(tx, {
        userIds,
        kind: 'MEMBER_ASKED',
        parameters: { memberNo: member.member_no, name: caller.name, question: body.question },
        link: `/${module}/${id}`,
        at: now(),
      });
      await recordEntry(tx, {
        actor: actorOf(context),
        module,
        action: 'SEND',
        entityId: id,
        entityLabel: member.member_no,
        reason: body.question,
        at: now(),
      });
      const sent = { notified: userIds.length };
      await context.remember(tx, sent);
      return sent;
    });
  });
};
