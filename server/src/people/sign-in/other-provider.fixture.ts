import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** A foreign identity service: publishes what any OpenID provider publishes, and issues ID tokens with any claims. */
export interface OtherProvider {
  readonly authority: string;
  /** Whether it answers. */
  up: boolean;
  /** Overrides the issuer in its discovery document. */
  issuer: string | null;
  /** An ID token; a `foreign` one is signed by an unpublished key. */
  token(claims: JWTPayload, options?: { readonly foreign?: boolean }): Promise<string>;
  close(): Promise<void>;
}

/** Starts one on its own port. */
export async function startOtherProvider(): Promise<OtherProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'published', alg: 'RS256', use: 'sig' };
  const server = http.createServer((request, response) => {
    if (!provider.up) return void response.writeHead(503).end();
    const { authority } = provider;
    const documents: Readonly<Record<string, object>> = {
      '/realm/.well-known/openid-configuration': {
        issuer: provider.issuer ?? authority,
        jwks_uri: `${authority}/keys`,
      },
      '/realm/keys': { keys: [jwk] },
    };
    const found = documents[request.url ?? ''];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const provider: OtherProvider = {
    authority: `http://127.0.0.1:${(server.address() as AddressInfo).port}/realm`,
    up: true,
    issuer: null,
    token: (claims, options = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'published' })
        .sign((options.foreign ? foreign : own).privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
