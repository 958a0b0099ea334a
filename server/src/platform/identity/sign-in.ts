import { passingCauses, sharedErrors } from '@console/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { passingCauseOf } from '../outage/cause.ts';
import { causes } from '../outage/noted.ts';
import { asPage } from '../outage/page.ts';
import { callers } from '../auth/callers.ts';
import { checkCredentials, mustChangePassword, type SignInAccount } from '../auth/credentials.ts';
import { signInLimit } from '../auth/rate-limit.ts';
import { describe } from '../auth/refused.ts';
import { auditRefusedSignIn, auditSignIn } from '../auth/sign-in-audit.ts';
import type { RequestInfo } from '../context.ts';
import { identityPolicy } from '../hosting/content-security.ts';
import { Refusal } from '../http/refusal.ts';
import { checkNewPassword, storePassword } from '../passwords/change.ts';
import { hashPassword } from '../passwords/hash.ts';
import type { Services } from '../services.ts';
import { revokeAll } from '../sessions/sessions.ts';
import { pageLanguage } from './page-language.ts';
import { pageTexts } from './page-texts.ts';
import { endedPage, errorPage, signInPage, type SignInForm } from './pages.ts';
import { signInPath } from './provider.ts';

const field = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

const infoOf = (request: FastifyRequest): RequestInfo => ({
  id: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  base: 'identity',
  method: request.method,
  path: signInPath,
});

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', identityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

type Proof = { readonly accountId: string } | { readonly status: number; readonly form: Omit<SignInForm, 'language'> };

/** Changes a temporary or expired password on the way in. */
async function changeOnTheWay(
  services: Services,
  account: SignInAccount,
  request: FastifyRequest,
  form: SignInForm,
): Promise<Proof> {
  const { language, username } = form;
  const mustChange = { status: 422, form: { username, change: true, message: pageTexts.mustChange[language] } };
  const wanted = { newPassword: field(request, 'newPassword'), confirmPassword: field(request, 'confirmPassword') };
  if (field(request, 'change') !== 'yes' || wanted.newPassword === '') return mustChange;
  try {
    await checkNewPassword(services, account, wanted, { language, forced: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { rules = [] } = (error.details.result ?? {}) as { readonly rules?: readonly { readonly message: string }[] };
    const message = error.code === 'PASSWORD_POLICY' ? mustChange.form.message : pageTexts.confirmPassword[language];
    return { status: 422, form: { ...mustChange.form, message, rules: rules.map((rule) => rule.message) } };
  }
  const hash = await hashPassword(wanted.newPassword);
  await services.db.transaction().execute(async (tx) => {
    await storePassword(tx, services, account.id, hash);
    await revokeAll(tx, services, account.id, 'PASSWORD_CHANGE');
    await auditSignIn(tx, 'PASSWORD_CHANGE', { username: account.username, account, request: infoOf(request) });
  });
  callers(services).forget();
  return { accountId: account.id };
}

/** Checks what was typed, by the same rules as the console's own sign-in. */
async function prove(services: Services, request: FastifyRequest, form: SignInForm): Promise<Proof> {
  const checked = await checkCredentials(services, form.username, field(request, 'password'), { local: false });
  if ('refused' in checked) {
    await auditRefusedSignIn(
      services.db,
      { username: form.username, account: checked.account, request: infoOf(request) },
      checked.refused,
    );
    return { status: 401, form: { username: form.username, message: describe(checked.refused) } };
  }
  return (await mustChangePassword(services, checked.account))
    ? changeOnTheWay(services, checked.account, request, form)
    : { accountId: checked.account.id };
}

/** The sign-in page of the identity service; it works without scripts. */
export function registerSignIn(scope: FastifyInstance, services: Services, provider: () => Promise<Provider>): void {
  const interactionOf = async (request: FastifyRequest, reply: FastifyReply) =>
    (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null);

  // People look at a page here, not at an answer for programs.
  scope.setErrorHandler((error, request, reply) => {
    const language = pageLanguage(request.headers['accept-language']);
    if (error instanceof Refusal && error.code === 'RATE_LIMITED')
      return sendPage(reply, 429, signInPage({ language, username: '', message: pageTexts.tooMany[language] }));
    const cause = passingCauseOf(error);
    if (cause) {
      causes(services).note(cause);
      return asPage(
        reply.header('retry-after', String(passingCauses[cause])),
        sharedErrors[cause].text[language],
        passingCauses[cause],
      );
    }
    request.log.error({ err: error }, 'sign-in page failed');
    return sendPage(reply, 500, errorPage('server_error', language));
  });

  scope.get(`${signInPath}/:uid`, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    const language = pageLanguage(request.headers['accept-language'], interaction?.params['ui_locales']);
    return interaction
      ? sendPage(reply, 200, signInPage({ language, username: '' }))
      : sendPage(reply, 400, endedPage(language));
  });

  scope.post(`${signInPath}/:uid`, { config: { rateLimit: signInLimit(services) } }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    const language = pageLanguage(request.headers['accept-language'], interaction?.params['ui_locales']);
    if (!interaction) return sendPage(reply, 400, endedPage(language));
    const proof = await prove(services, request, { language, username: field(request, 'username').trim() });
    if (!('accountId' in proof)) return sendPage(reply, proof.status, signInPage({ language, ...proof.form }));
    reply.hijack();
    await (
      await provider()
    ).interactionFinished(
      request.raw,
      reply.raw,
      { login: { accountId: proof.accountId, amr: ['pwd'], remember: true } },
      { mergeWithLastSubmission: false },
    );
    return reply;
  });
}
