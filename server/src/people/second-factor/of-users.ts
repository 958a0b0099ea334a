import { factorCalls } from '@console/contracts/shell/second-factor';
import { actorOf } from '../../platform/audit/actor.ts';
import { callers } from '../auth/callers.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { factorsOf } from './factors.ts';
import { notifyOwner } from './notify-owner.ts';

/** `DELETE user/second-factors`: for a person who lost them; for admins only, as a password reset. */
export function registerFactorsOfUsers(app: Application): void {
  const { services } = app;
  serve(app, factorCalls.removeOfUser, async (context) => {
    const { caller, body, db } = context;
    if (!caller.isAdmin) throw new Refusal('FORBIDDEN', { privilege: 'user:browse', action: 'update' });
    if (body.secureId === caller.userId) throw new Refusal('SELF_RESET');
    const removed = await db.transaction().execute(async (tx) => {
      const owner = await tx
        .selectFrom('app_user')
        .select(['id', 'username', 'name'])
        .where('id', '=', body.secureId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!owner) throw notFound();
      const factors = await factorsOf(tx, owner.id);
      if (factors.length === 0) return 0;
      await tx.deleteFrom('second_factor').where('user_id', '=', owner.id).execute();
      await tx.deleteFrom('recovery_code').where('user_id', '=', owner.id).execute();
      await notifyOwner(tx, services, owner, {
        action: 'SECOND_FACTOR_REMOVE',
        actor: actorOf(context),
        names: factors.map(({ name }) => name),
        reason: body.reason,
      });
      return factors.length;
    });
    callers(services).forget();
    return { removed };
  });
}
