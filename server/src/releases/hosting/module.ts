import path from 'node:path';
import { developmentParameter } from '@console/contracts/platform/releases/development-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../platform/http/application.ts';
import { identityConfig, publicAddress } from '../../people/identity/config.ts';
import { pagePolicy } from './content-security.ts';
import { registerCspReport } from './csp-report.ts';
import { indexReader, pageLanguage } from './index-page.ts';
import { released, withDeveloped } from './released.ts';
import { remoteStartOf } from './remote-start.ts';
import { sendReleaseFile } from './release-files.ts';
import { developedBy } from '../develop/develop.ts';
import { noteViolations } from '../reports/violations.ts';
import { registryKeys } from '../keys/keys.ts';
import { addSecurityHeaders } from '../../platform/http/security-headers.ts';
import { reloadPath, sendReload } from './reload.ts';
import { registerFiles, sendAsset } from './send-asset.ts';

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] as string;

/** Whether a person opens an address, and not a page its script or style. */
const isNavigation = (request: FastifyRequest): boolean => {
  const mode = request.headers['sec-fetch-mode'];
  const wantsOutagePage =
    mode === undefined
      ? pathOf(request) === '/' || (request.headers.accept ?? '').includes('text/html')
      : mode === 'navigate';
  return (
    wantsOutagePage &&
    !/\.\w{1,8}$/.test(pathOf(request)) &&
    !/^\/(api|identity|remotes|health)(\/|$)/.test(pathOf(request))
  );
};

/** The cookie that every session has (docs/model/specification.md#token-storage). */
const sessionCookie = /(?:^|; )refresh_token=[^;]/;

/** The built shell and the released remotes on the same port, with strict headers on all answers. */
export const hosting: Module = async ({ http, services }) => {
  const { buildDirectory } = services.configuration;
  const shellDirectory = path.join(buildDirectory, 'shell');
  const readIndex = indexReader(shellDirectory, async () =>
    (await registryKeys(services).live()).map(({ jwk }) => jwk),
  );
  const https = publicAddress(services).startsWith('https:');

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const developed = await developedBy(
      services,
      new URL(request.url, publicAddress(services)).searchParams.get(developmentParameter),
      request.headers.cookie,
    );
    const page = await readIndex({
      development: developed?.id ?? null,
      language: pageLanguage(request.headers['accept-language']),
      hasSession: sessionCookie.test(request.headers.cookie ?? ''),
      remote: await remoteStartOf(services, request.headers.cookie, pathOf(request), developed?.remote),
    });
    if (!page) return reply.status(503).type('text/plain; charset=utf-8').send('The console has not been built yet.');
    const authority = new URL((await identityConfig(services)).authority).origin;
    const connect = authority === publicAddress(services) ? [] : [authority];
    const policy = pagePolicy({
      nonce: page.nonce,
      released: developed ? withDeveloped(await released(services), developed) : await released(services),
      connect,
      https,
    });
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  addSecurityHeaders(http, https);
  await registerFiles(http, shellDirectory);
  await registerCspReport(http, services.log, (violations) => noteViolations(services, violations));
  http.get('/remotes/*', async (request, reply) => {
    if (!(await sendReleaseFile(services, pathOf(request).slice('/remotes/'.length), request, reply)))
      reply.callNotFound();
    return reply;
  });
  http.get(reloadPath, sendReload);
  http.get('/*', (request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply);
    return pathOf(request).startsWith('/api') || pathOf(request) === '/index.html'
      ? reply.callNotFound()
      : sendAsset(reply, shellDirectory, (request.params as { '*': string })['*']);
  });
};
