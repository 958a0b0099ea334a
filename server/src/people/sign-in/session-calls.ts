import { authCalls } from '@console/contracts/shell/auth';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { accessTokens } from '../sessions/access-token.ts';
import { digestOf } from '../../platform/digest.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { revoke, tokenPairOf } from '../sessions/sessions.ts';
import { callers } from '../auth/callers.ts';
import { auditSignIn } from '../auth/sign-in-audit.ts';

/** `POST refresh-token`: exchanges both tokens. */
export function registerRefresh(app: Application): void {
  const { services } = app;
  serve(app, authCalls.refreshToken, async ({ body }) => {
    const issued = await refreshSession(services, body.refresh_token, () => {
      services.log.warn('a used refresh token came back; its session is ended');
      callers(services).forget();
    });
    return tokenPairOf(services, issued);
  });
}

/** The session of the bearer header, else of the refresh token; `null` when neither is known. */
async function sessionOf(
  app: Application,
  {
    authorization,
    body,
    db,
  }: Pick<Context<unknown, { refresh_token?: string | null | undefined }>, 'authorization' | 'body' | 'db'>,
): Promise<string | null> {
  const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer) {
    const claims = await accessTokens(app.services)
      .verify(bearer)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
    if (claims) return claims.sessionId;
  }
  if (!body.refresh_token) return null;
  const row = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('digest', '=', digestOf(body.refresh_token))
    .executeTakeFirst();
  return row?.session_id ?? null;
}

/** `POST logout`: 200 also when the session has ended already. */
export function registerLogout(app: Application): void {
  const { services } = app;
  serve(app, authCalls.logout, async (context) => {
    const sessionId = await sessionOf(app, context);
    if (sessionId) await endSession(app, sessionId, context.request);
    return null;
  });

  async function endSession(
    { services: { db } }: Application,
    sessionId: string,
    request: Context['request'],
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if ((await revoke(tx, services, [sessionId], 'LOGOUT')) === 0) return;
      const account = await tx
        .selectFrom('user_session')
        .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
        .select(['app_user.id', 'app_user.username', 'app_user.name'])
        .where('user_session.id', '=', sessionId)
        .executeTakeFirstOrThrow();
      await auditSignIn(tx, 'LOGOUT', { username: account.username, account, request });
    });
    callers(services).forget();
  }
}
