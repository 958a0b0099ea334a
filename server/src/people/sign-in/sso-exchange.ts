import { authCalls, type SignInError } from '@console/contracts/shell/auth';
import type { RequestInfo } from '../../platform/context.ts';
import { Answer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { embeddedIssuer } from '../identity/config.ts';
import { demandsFactor } from '../second-factor/factors.ts';
import { settings } from '../settings/settings.ts';
import { belongsTo } from '../auth/account-identity.ts';
import { accountRefusal, readAccount, type SignInAccount } from '../auth/credentials.ts';
import { verifyIdToken, type Vouched } from './id-token.ts';
import { knownFromNow } from '../auth/answer-with-browser-cookie.ts';
import { refusedAnswer } from '../auth/credential-refusal.ts';
import { auditRefusedSignIn } from '../auth/sign-in-audit.ts';
import { startSession } from '../auth/start-session.ts';

interface Offer {
  readonly idToken: string;
  readonly nonce: string;
}

/** Why an account may not be used, whatever the identity service says; only active accounts may. */
async function refusalOf(services: Services, account: SignInAccount | undefined): Promise<SignInError | null> {
  if (!account) return 'not_registered';
  const refused = await accountRefusal(services, account);
  if (!refused) return null;
  return refused.error === 'user_expired' ? 'user_expired' : 'not_registered';
}

/**
 * Whether a second factor that this console demands is missing. The embedded service checks it itself. A foreign
 * service has its own factors, but an account that can also sign in locally must give here what local sign-in would
 * demand.
 */
async function lacksFactor(services: Services, account: SignInAccount, { issuer, amr }: Vouched): Promise<boolean> {
  if (amr.includes('mfa')) return false;
  if (issuer !== embeddedIssuer(services) && !account.local_login_allowed) return false;
  return demandsFactor(services.db, account.id);
}

async function exchange(services: Services, offer: Offer, request: RequestInfo): Promise<Answer> {
  if (!(await settings(services).flag('SSO_WEB_2_0_ENABLED'))) return refusedAnswer({ error: 'sso_disabled' });
  const vouched = await verifyIdToken(services, offer);
  if (vouched === null) return refusedAnswer({ error: 'invalid_token' });
  const { username } = vouched;
  const account = await readAccount(services.db, username);
  const error = await refusalOf(services, account);
  if (error || !account) {
    await auditRefusedSignIn(
      services.db,
      { username, account, request, vouched: true },
      { error: error ?? 'not_registered' },
    );
    return refusedAnswer({ error: error ?? 'not_registered' });
  }
  if (!(await belongsTo(services.db, account.id, vouched))) {
    await auditRefusedSignIn(services.db, { username, account, request }, { error: 'identity_differs' });
    return refusedAnswer({ error: 'identity_differs' });
  }
  if (await lacksFactor(services, account, vouched)) {
    await auditRefusedSignIn(services.db, { username, account, request }, { error: 'second_factor_required' });
    return refusedAnswer({ error: 'second_factor_required' });
  }
  const pair = await startSession(services, account, 'SSO', request, vouched.authTime);
  return pair ? knownFromNow(services, account, request, pair) : refusedAnswer({ error: 'not_registered' });
}

/**
 * `POST sso-exchange`: exchanges an ID token of the identity service for the console's own tokens
 * (docs/model/shell.md#identity-service).
 */
export function registerSsoExchange(app: Application): void {
  serve(app, authCalls.ssoExchange, ({ body, request }) => exchange(app.services, body, request), {
    rateLimit: { max: 60, timeWindow: 60_000 },
  });
}
