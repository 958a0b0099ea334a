import type { RegistryRemote } from '@console/contracts/core/remote';
import { isDeveloped } from '../development/running.ts';
import { bareAddress } from '../load/fresh-address.ts';
import { timeVerification } from '../load/proof-time.ts';

declare global {
  /** Called by every remote's chunk loader before it runs a script or applies a stylesheet. */
  var consoleIntegrity: (url: string) => string;
}

/** A well-formed hash that no file has: the browser refuses any file loaded with it. */
const unlisted = `sha384-${'A'.repeat(64)}`;
const hashes = new Map<string, string>();

const absolute = (url: string): string => bareAddress(new URL(url, location.href).href);

/** Address of a file of a release, from its path relative to the manifest. */
export const fileAddress = (manifest: string, file: string): string => new URL(file, absolute(manifest)).href;

/** Adds the hashes of a release. Those of earlier releases stay: their code may still run. */
export function listIntegrity(remote: RegistryRemote): void {
  for (const [file, hash] of Object.entries(remote.integrity)) hashes.set(fileAddress(remote.manifest, file), hash);
}

/** The listed hash of an address. */
export const integrityOf = (url: string): string | undefined => hashes.get(absolute(url));

/** `sha384-…` of the content. */
export async function hashOfBytes(body: BufferSource): Promise<string> {
  const digest = new Uint8Array(await timeVerification(crypto.subtle.digest('SHA-384', body)));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Whether the content has the hash listed for its address; `false` for an address that is not listed. */
export const hasListedIntegrity = async (url: string, body: ArrayBuffer): Promise<boolean> =>
  integrityOf(url) === (await hashOfBytes(body));

globalThis.consoleIntegrity = (url) => integrityOf(url) ?? (isDeveloped(url) ? '' : unlisted);
