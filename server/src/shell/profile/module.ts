import { profileCalls } from '@console/contracts/shell/profile';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { callers } from '../../people/auth/callers.ts';
import { revoke, revokeAll } from '../../people/sessions/sessions.ts';
import { accountOf } from './account.ts';
import { registerChangePassword } from './change-password.ts';
import { profileOf } from './profile.ts';
import { registerUpdateAccount } from './update-account.ts';

/** Calls about the signed-in user. */
export const profile: Module = (app) => {
  const { services } = app;
  serve(app, profileCalls.current, ({ caller }) => profileOf(services, caller));
  serve(app, profileCalls.me, ({ caller }) => accountOf(services, caller));
  serve(app, profileCalls.sessions, async ({ caller, db }) => {
    const rows = await db
      .selectFrom('user_session')
      .selectAll()
      .where('user_id', '=', caller.userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', services.now().toISOString())
      .orderBy('last_used_at', 'desc')
      .execute();
    return rows.map((row) => ({
      secureId: row.id,
      ip: row.ip,
      userAgent: row.user_agent,
      signInMode: row.mode,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      current: row.id === caller.sessionId,
    }));
  });
  serve(app, profileCalls.endSessions, async ({ caller, body: { secureId }, db }) => {
    if (secureId) {
      const own = await db
        .selectFrom('user_session')
        .select('id')
        .where('id', '=', secureId)
        .where('user_id', '=', caller.userId)
        .executeTakeFirst();
      if (!own) throw notFound();
    }
    const ended = secureId
      ? await revoke(db, services, [secureId], 'ENDED_BY_USER')
      : await revokeAll(db, services, caller.userId, 'ENDED_BY_USER', caller.sessionId);
    callers(services).forget();
    return { ended };
  });
  registerUpdateAccount(app);
  registerChangePassword(app);
};
