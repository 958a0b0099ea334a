import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import type { RequestInfo } from '../../platform/context.ts';
import type { Answer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { secondStepOf } from '../second-factor/sign-in.ts';
import type { Services } from '../../platform/services.ts';
import { checkCredentials, mustChangePassword } from '../auth/credentials.ts';
import { knownFromNow } from '../auth/answer-with-browser-cookie.ts';
import { signInLimit } from '../auth/rate-limit.ts';
import { refusedAnswer } from '../auth/credential-refusal.ts';
import { auditRefusedSignIn } from '../auth/sign-in-audit.ts';
import { startSession } from '../auth/start-session.ts';

async function signIn(
  services: Services,
  username: string,
  password: string,
  request: RequestInfo,
): Promise<TokenPair | Answer> {
  const checked = await checkCredentials(services, username, password, { local: true, request });
  if ('refused' in checked) {
    await auditRefusedSignIn(services.db, { username, account: checked.account, request }, checked.refused);
    return refusedAnswer(checked.refused);
  }
  if (await mustChangePassword(services, checked.account)) return refusedAnswer({ error: 'password_change_required' });
  const second = await secondStepOf(services, checked.account);
  if (second) return second;
  // Concurrent attempts may have locked the account: then there is no session, and the second check says why.
  const pair = await startSession(services, checked.account, 'LOCAL', request);
  return pair ? knownFromNow(services, checked.account, request, pair) : signIn(services, username, password, request);
}

/** `POST login`: username and password, answered flat (docs/model/shell.md#local-sign-in). */
export function registerLogin(app: Application): void {
  serve(app, authCalls.login, ({ body, request }) => signIn(app.services, body.username, body.password, request), {
    rateLimit: signInLimit(app.services),
  });
}
