import { sharedErrors } from '@console/contracts/core/errors';
import { passingCauses } from '@console/contracts/core/passing-causes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { passingCauseOf } from '../../platform/outage/passing-cause.ts';
import { recentCauses } from '../../platform/outage/recent-causes.ts';
import { sendOutagePage } from '../../platform/outage/outage-page.ts';
import { signInLimit } from '../auth/rate-limit.ts';
import { identityPolicy } from './content-security.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { pageLanguage } from './page-language.ts';
import { pageTexts } from './page-texts.ts';
import { endedPage, errorPage, signInPage } from './pages.ts';
import { field, prove } from './prove.ts';
import { signInPath } from './provider.ts';

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', identityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

/** The sign-in page of the identity service; it works without scripts. */
export function registerSignIn(scope: FastifyInstance, services: Services, provider: () => Promise<Provider>): void {
  const interactionOf = async (request: FastifyRequest, reply: FastifyReply) =>
    (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null);

  // Errors are shown as pages, because a person reads them.
  scope.setErrorHandler((error, request, reply) => {
    const language = pageLanguage(request.headers['accept-language']);
    if (error instanceof Refusal && error.code === 'RATE_LIMITED')
      return sendPage(reply, 429, signInPage({ language, username: '', message: pageTexts.tooMany[language] }));
    const cause = passingCauseOf(error);
    if (cause) {
      recentCauses(services).note(cause);
      return sendOutagePage(
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
      { login: { accountId: proof.accountId, amr: [...proof.amr], remember: true } },
      { mergeWithLastSubmission: false },
    );
    return reply;
  });
}
