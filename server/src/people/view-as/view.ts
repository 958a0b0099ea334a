import { viewAsMinutes } from '@console/contracts/shell/view-as';
import { sql } from 'kysely';
import { actorOf, systemActor, type Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Starts a view in the caller's session.
 * @returns the role and when the view ends
 * @throws Refusal FORBIDDEN to all but admins, NOT_FOUND for a role without permissions
 */
export async function beginView(
  { db, now }: Services,
  context: Pick<Context, 'caller' | 'request'>,
  roleId: string,
): Promise<{ roleSecureId: string; roleName: string; until: Date }> {
  const { caller } = context;
  if (!caller.isAdmin) throw new Refusal('FORBIDDEN', { privilege: 'roles:browse', action: 'operate' });
  const at = now();
  const until = new Date(at.getTime() + viewAsMinutes * 60_000);
  return db.transaction().execute(async (tx) => {
    const role = await tx
      .selectFrom('role')
      .select('name')
      .where('id', '=', roleId)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!role) throw notFound();
    await tx
      .updateTable('user_session')
      .set((row) => ({ viewed_role_id: roleId, viewed_until: until, view_turn: row('view_turn', '+', 1) }))
      .where('id', '=', caller.sessionId)
      .execute();
    await recordEntry(tx, {
      actor: actorOf(context),
      module: 'roles',
      action: 'VIEW_AS',
      entityId: roleId,
      entityLabel: role.name,
      at,
    });
    return { roleSecureId: roleId, roleName: role.name, until };
  });
}

interface Ended {
  readonly role_id: string;
  readonly role_name: string;
  readonly username: string;
}

/** Ends the views of sessions and audits each. @returns how many */
async function endViews(tx: Tx, which: ReturnType<typeof sql<boolean>>, actor: Actor, at: Date): Promise<number> {
  const { rows } = await sql<Ended>`
    with ended as (select s.id, s.viewed_role_id, s.user_id from user_session s
      where s.viewed_role_id is not null and ${which} for update)
    update user_session s set viewed_role_id = null, viewed_until = null, view_turn = view_turn + 1
    from ended join role r on r.id = ended.viewed_role_id join app_user u on u.id = ended.user_id
    where s.id = ended.id returning r.id as role_id, r.name as role_name, u.username`.execute(tx);
  for (const row of rows) {
    await recordEntry(tx, {
      actor,
      module: 'roles',
      action: 'VIEW_AS_END',
      entityId: row.role_id,
      entityLabel: row.role_name,
      at,
      reason: actor.request ? null : `${row.username}: waktu habis atau sesi berakhir`,
    });
  }
  return rows.length;
}

/** Ends the view of the caller's session, if there is one. */
export const endView = ({ db, now }: Services, context: Pick<Context, 'caller' | 'request'>): Promise<number> =>
  db
    .transaction()
    .execute((tx) => endViews(tx, sql<boolean>`s.id = ${context.caller.sessionId}`, actorOf(context), now()));

/** Ends views that have expired or whose session has ended. */
export const endOldViews = (db: Db, now: Date): Promise<number> =>
  db
    .transaction()
    .execute((tx) =>
      endViews(
        tx,
        sql<boolean>`(s.viewed_until <= ${now} or s.revoked_at is not null or s.expires_at <= ${now})`,
        systemActor('view-as-expire'),
        now,
      ),
    );
