import { authCalls } from '@console/contracts/shell/auth';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { checkNewPassword, storePassword } from '../passwords/change.ts';
import { hashPassword } from '../passwords/hash.ts';
import { checkPolicy } from '../passwords/policy.ts';
import { factorsOf } from '../second-factor/factors.ts';
import { secondStepOf } from '../second-factor/sign-in.ts';
import { callers } from '../auth/callers.ts';
import { checkCredentials, mustChangePassword } from '../auth/credentials.ts';
import { signInLimit } from '../auth/rate-limit.ts';
import { refusedAnswer } from '../auth/credential-refusal.ts';
import { auditRefusedSignIn, auditSignIn } from '../auth/sign-in-audit.ts';

/** `PUT change-password-external`: for a person without a session, with a temporary or expired password. */
function registerChangeExternal(app: Application): void {
  const { services } = app;
  serve(
    app,
    authCalls.changePasswordExternal,
    async ({ body, request, language, db }) => {
      const checked = await checkCredentials(services, body.username, body.oldPassword, {
        local: true,
        request,
      });
      if ('refused' in checked) {
        await auditRefusedSignIn(db, { username: body.username, account: checked.account, request }, checked.refused);
        const { refused } = checked;
        return refusedAnswer(refused.error === 'bad_credentials' ? { error: 'invalid_password' } : refused);
      }
      const { account } = checked;
      await checkNewPassword(services, account, body, {
        language,
        forced: await mustChangePassword(services, account),
      });
      const hash = await hashPassword(body.newPassword);
      // A person with a second factor must give it first, as at sign-in; the password is stored afterwards.
      if ((await factorsOf(db, account.id)).length > 0) return secondStepOf(services, account, hash);
      await db.transaction().execute(async (tx) => {
        await storePassword(tx, services, account, hash);
        await auditSignIn(tx, 'PASSWORD_CHANGE', { username: account.username, account, request });
      });
      callers(services).forget();
      return null;
    },
    { rateLimit: signInLimit(app.services) },
  );
}

/**
 * `POST password-validate`: checks the policy only. The username is not used, so that the call reveals nothing about
 * accounts.
 */
function registerValidate(app: Application): void {
  serve(
    app,
    authCalls.passwordValidate,
    async ({ body, language }) => {
      const rules = await checkPolicy(body.password, { username: body.username ?? null }, language);
      return { valid: rules.every((rule) => rule.passed), rules };
    },
    { rateLimit: { max: 120, timeWindow: 60_000 } },
  );
}

/** The password calls without a session. */
export function registerPasswordCalls(app: Application): void {
  registerChangeExternal(app);
  registerValidate(app);
}
