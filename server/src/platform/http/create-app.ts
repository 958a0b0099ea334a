import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import { isUuid } from '../database/uuid.ts';
import type { Services } from '../services.ts';
import type { Application, Authenticate, Module } from './application.ts';
import { callerOf } from './authorise.ts';
import { endConnections } from './end-connections.ts';
import { compressAnswers } from './compress-answers.ts';
import { ErrorCatalogue } from './error-catalogue.ts';
import { errorHandler } from './error-handler.ts';
import { finishStartFirst } from './finish-start.ts';
import { registerHealth } from './health.ts';
import { readJson } from './json-body.ts';
import { jsonLimits } from './json-limits.ts';
import { logAnswers, loggerOptions } from './logging.ts';
import { notFoundHandler } from './not-found.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { Refusal } from './refusal.ts';
import { largestUploadBytes } from './upload.ts';

export interface AppOptions extends Omit<Services, 'log'> {
  readonly authenticate: Authenticate;
  readonly modules: readonly Module[];
}

const jsonBodyLimit = 1024 * 1024;

/** Builds the HTTP server with all modules registered; it does not listen yet. */
export async function createApp({ authenticate, modules, ...services }: AppOptions): Promise<Application> {
  const { logLevel, trustedProxies } = services.configuration;
  const http = fastify({
    logger: loggerOptions(logLevel),
    // Rate limits and the audit trail use the caller's address: only a known proxy may set it.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && isUuid(given) ? given : randomUUID(),
    bodyLimit: jsonBodyLimit,
    forceCloseConnections: 'idle',
    // A slow start is no fault: modules ask the database while they are registered.
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const app: Application = {
    http,
    authenticate,
    services: { ...services, log: http.log },
    errors: new ErrorCatalogue(),
    calls: new Map(),
    handlers: new Map(),
    guards: [],
    parts: new Map(),
  };
  http.setErrorHandler(errorHandler(app));
  http.setNotFoundHandler(notFoundHandler(app));
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
  http.addHook('onSend', async (request, reply) => {
    const caller = callerOf(request);
    const version = caller?.toldVersion ?? caller?.privilegesVersion;
    if (version !== undefined) reply.header('x-privileges-version', String(version));
  });
  // Replaces the library's parser: size, depth and member count are checked before a body is parsed.
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) =>
    readJson(body),
  );
  await compressAnswers(http);
  logAnswers(http);
  endConnections(http);
  const allRegistered = finishStartFirst(http);
  await http.register(rateLimit, {
    global: false,
    store: RateLimitStore,
    errorResponseBuilder: (_, { ttl }) => new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await http.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: jsonLimits.token, fileSize: largestUploadBytes },
  });
  registerHealth(app);
  for (const register of modules) await register(app);
  allRegistered();
  await http.ready();
  return app;
}
