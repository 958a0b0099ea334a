import { resolvedType } from '@console/contracts/platform/releases/page';
import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import { proving } from '../load/proof-time.ts';
import { registryKeys } from './registry-keys.ts';

/** Longest document that is looked at, in characters. */
const longest = 512 * 1024;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
const jsonOf = (base64url: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(base64url)));

interface Header {
  readonly alg?: unknown;
  readonly kid?: unknown;
  readonly typ?: unknown;
}

/**
 * Reads what the registry has signed for a purpose (a JWS in compact form over Ed25519), once its signature is proved with a
 * key of the page. Nothing of it is used before. Throws for any other text.
 */
export async function openSigned(signed: string, type: string): Promise<unknown> {
  const [head = '', payload = '', signature = '', ...rest] = signed.length > longest ? [] : signed.split('.');
  if (!signature || rest.length > 0) throw new TypeError('The document of the registry is not a signed one');
  const { alg, kid, typ } = jsonOf(head) as Header;
  if (alg !== 'Ed25519' || typ !== type || typeof kid !== 'string')
    throw new TypeError('The document of the registry is signed for something else');
  const key = (await registryKeys()).get(kid);
  if (!key) throw new TypeError(`This page does not know the key ${kid} of the registry`);
  const proved = await proving(
    crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(`${head}.${payload}`)),
  );
  if (!proved) throw new TypeError('The signature of the registry is wrong');
  return jsonOf(payload);
}

/** Reads the registry's document. Throws for one that is not signed, and for any other. */
export async function openDocument(signed: string): Promise<ResolvedReleases> {
  const value = (await openSigned(signed, resolvedType)) as Partial<ResolvedReleases>;
  if (typeof value.revision !== 'number' || typeof value.validUntil !== 'string' || !Array.isArray(value.remotes))
    throw new TypeError('The document of the registry is not one');
  return value as ResolvedReleases;
}
