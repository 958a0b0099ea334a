import { sql } from 'kysely';
import type { Provider } from 'oidc-provider';
import { identityPolicy } from './content-security.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { assetPath, assets } from './assets.ts';
import { identityPath, publicAddress } from './config.ts';
import { createProvider } from './provider.ts';
import { registerSignIn } from './sign-in.ts';

const anHour = 60 * 60 * 1000;
const forwarded = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'] as const;

/** The embedded identity service under `/identity`, created at the first request. */
export const identity: Module = async (app) => {
  const { http, services } = app;
  const address = new URL(publicAddress(services));
  let created: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> => {
    created ??= createProvider(services).catch((error: unknown) => {
      created = null;
      throw error;
    });
    return created;
  };

  every(app, anHour, 'identity-expire', () =>
    services.db
      .deleteFrom('oidc_payload')
      .where(sql<boolean>`expires_at <= now()`)
      .execute(),
  );

  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    registerSignIn(scope, services, provider);
    scope.get<{ Params: { name: string } }>(`${assetPath}/:name`, (request, reply) => {
      const asset = assets[request.params.name];
      return asset
        ? reply.header('cache-control', 'public, max-age=3600').type(asset.type).send(asset.body)
        : reply.callNotFound();
    });
  });

  await http.register(async (scope) => {
    // The library reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${identityPath}/*`, async (request, reply) => {
      const handle = (await provider()).callback();
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string; baseUrl?: string };
      // Its links always use the public address, whatever headers the request had.
      for (const name of forwarded) delete raw.headers[name];
      raw.headers.host = address.host;
      raw.headers['x-forwarded-proto'] = address.protocol.slice(0, -1);
      raw.originalUrl = raw.url ?? '';
      raw.baseUrl = identityPath;
      raw.url = (raw.url ?? '').slice(identityPath.length);
      // The library writes its answers itself, without the hooks that add the headers.
      reply.raw.setHeader('content-security-policy', identityPolicy);
      for (const [name, value] of Object.entries(securityHeaders(raw.originalUrl, address.protocol === 'https:')))
        reply.raw.setHeader(name, value);
      await handle(raw, reply.raw);
    });
  });
};
