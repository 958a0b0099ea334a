import { resolvedType } from '@console/contracts/platform/releases/page';
import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import { timeVerification } from '../load/proof-time.ts';
import { registryKeys } from './registry-keys.ts';

/** Longest document that is parsed, in characters. */
const maxLength = 512 * 1024;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
const jsonOf = (base64url: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(base64url)));

interface Header {
  readonly alg?: unknown;
  readonly kid?: unknown;
  readonly typ?: unknown;
}

/**
 * Reads a document that the registry signed for a purpose (a compact JWS with Ed25519). The signature is verified with
 * a key of the page before any of the content is used.
 * @throws for any other text
 */
export async function openSigned(signed: string, type: string): Promise<unknown> {
  const [head = '', payload = '', signature = '', ...rest] = signed.length > maxLength ? [] : signed.split('.');
  if (!signature || rest.length > 0) throw new TypeError('The document of the registry is not a signed one');
  const { alg, kid, typ } = jsonOf(head) as Header;
  if (alg !== 'Ed25519' || typ !== type || typeof kid !== 'string')
    throw new TypeError('The document of the registry is signed for something else');
  const key = (await registryKeys()).get(kid);
  if (!key) throw new TypeError(`This page does not know the key ${kid} of the registry`);
  const isVerified = await timeVerification(
    crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(`${head}.${payload}`)),
  );
  if (!isVerified) throw new TypeError('The signature of the registry is wrong');
  return jsonOf(payload);
}

/** Reads the registry's document. @throws when it is not signed, or not valid */
export async function openDocument(signed: string): Promise<ResolvedReleases> {
  const value = (await openSigned(signed, resolvedType)) as Partial<ResolvedReleases>;
  if (typeof value.revision !== 'number' || typeof value.validUntil !== 'string' || !Array.isArray(value.remotes))
    throw new TypeError('The document of the registry is not one');
  return value as ResolvedReleases;
}
