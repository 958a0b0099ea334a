import { changeIdentityPassword, changePassword } from '@console/contracts/shell/auth';
import { callers } from '../../people/auth/callers.ts';
import { readAccount } from '../../people/auth/credentials.ts';
import { refuseProof } from '../../people/auth/refuse-proof.ts';
import { auditSignIn } from '../../people/auth/sign-in-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { embeddedIssuer, identityConfig } from '../../people/identity/config.ts';
import { checkNewPassword, storePassword } from '../../people/passwords/change.ts';
import { hashPassword, passwordMatches } from '../../people/passwords/hash.ts';
import { sessionMode } from './account.ts';

type Change = Pick<
  Context<unknown, { readonly oldPassword: string; readonly newPassword: string; readonly confirmPassword: string }>,
  'caller' | 'body' | 'request' | 'language' | 'db'
>;

/** Changes the caller's own password; all other sessions end. */
async function change(app: Application, context: Change): Promise<null> {
  const { caller, body, request, language, db } = context;
  const { services } = app;
  const account = await readAccount(db, caller.username);
  if (!account) throw notFound();
  if (!(await passwordMatches(account.password_hash, body.oldPassword)))
    return refuseProof(app, context, 'oldPassword', 'OLD_PASSWORD_WRONG');
  await checkNewPassword(services, account, body, { language, forced: account.password_temporary });
  const hash = await hashPassword(body.newPassword);
  await db.transaction().execute(async (tx) => {
    await storePassword(tx, services, account, hash, caller.sessionId);
    await auditSignIn(tx, 'PASSWORD_CHANGE', { username: account.username, account, request });
  });
  callers(services).forget();
  return null;
}

/**
 * `PUT user/change-password` in local mode; `PUT auth/me/change-password` in identity-service mode, where the embedded
 * service uses the passwords of the accounts. A foreign service has no call for it.
 */
export function registerChangePassword(app: Application): void {
  const { services } = app;
  serve(app, changePassword, async (context) => {
    if ((await sessionMode(context.db, context.caller.sessionId)) === 'SSO') throw new Refusal('SSO_MANAGED');
    return change(app, context);
  });
  serve(app, changeIdentityPassword, async (context) => {
    if ((await identityConfig(services)).authority !== embeddedIssuer(services))
      throw new Refusal('IDENTITY_UNAVAILABLE');
    return change(app, context);
  });
}
