import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../../platform/http/refusal.ts';
import { fetchNamed } from '../../platform/outbound/fetch-named.ts';
import { perServices } from '../../platform/per-services.ts';
import type { Services } from '../../platform/services.ts';
import { publicOf, signingKeys } from '../sessions/keys.ts';
import { embeddedIssuer } from './config.ts';

const patienceMs = 5_000;

const unavailable = () => new Refusal('IDENTITY_UNAVAILABLE');

/** Reads the address of the keys from the provider's discovery document, which must name the trusted issuer. */
async function keysAddress({ configuration }: Services, authority: string): Promise<URL> {
  try {
    const response = await fetchNamed(configuration, `${authority}/.well-known/openid-configuration`, patienceMs);
    const { issuer, jwks_uri: address } = (await response.json()) as { issuer?: string; jwks_uri?: string };
    if (!response.ok || issuer !== authority || !address) throw unavailable();
    return new URL(address);
  } catch {
    throw unavailable();
  }
}

/** A key set that distinguishes an unreachable provider from a token with an unknown key. */
const reachable =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw unavailable();
    }
  };

const remoteKeys = perServices(() => new Map<string, JWTVerifyGetKey>());

/**
 * The published keys of an identity service: fetched over the network, or for the embedded one read from the database.
 * @throws Refusal IDENTITY_UNAVAILABLE.
 */
export async function providerKeys(services: Services, authority: string): Promise<JWTVerifyGetKey> {
  if (authority === embeddedIssuer(services)) {
    const keys = await signingKeys(services, 'identity');
    return createLocalJWKSet({ keys: keys.map(publicOf) });
  }
  const known = remoteKeys(services);
  const keys =
    known.get(authority) ??
    reachable(
      createRemoteJWKSet(await keysAddress(services, authority), {
        timeoutDuration: patienceMs,
        // What its document names is an address from data too.
        [customFetch]: (address) => fetchNamed(services.configuration, address, patienceMs),
      }),
    );
  known.set(authority, keys);
  return keys;
}
