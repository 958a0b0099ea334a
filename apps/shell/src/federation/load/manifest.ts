import type { RegistryRemote } from '@console/contracts/core/remote';
import { developing } from './developing.ts';
import { isDeveloped } from '../development/running.ts';
import { RemoteError } from '../failure/failure.ts';
import { fetchReleased } from '../release/fetch-released.ts';
import { fileAddress, hasListedIntegrity } from '../release/integrity.ts';

interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly name?: string; readonly path?: string } };
}

function entryOf(remote: RegistryRemote, body: ArrayBuffer): string {
  try {
    const { metaData } = JSON.parse(new TextDecoder().decode(body)) as Manifest;
    const name = metaData?.remoteEntry?.name;
    if (name) return fileAddress(remote.manifest, `${metaData.remoteEntry?.path ?? ''}${name}`);
  } catch (cause) {
    throw new RemoteError('manifest-invalid', `The manifest ${remote.manifest} is not JSON`, remote, { cause });
  }
  throw new RemoteError('manifest-invalid', `The manifest ${remote.manifest} names no entry`, remote);
}

async function faultOf(
  remote: RegistryRemote,
  response: Response,
  body: ArrayBuffer,
): Promise<RemoteError | undefined> {
  const { manifest } = remote;
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(type))
    return new RemoteError('manifest-invalid', `The manifest ${manifest} is ${type || 'of no type'}`, remote);
  if (developing || isDeveloped(manifest)) return undefined;
  return (await hasListedIntegrity(new URL(manifest, location.href).href, body))
    ? undefined
    : new RemoteError('integrity', `The manifest ${manifest} is not the released one`, remote);
}

/** Address of a release's entry, from its manifest: fetched within 8 s; status, type and hash are checked. */
export async function entryAddress(remote: RegistryRemote): Promise<string> {
  const body = await fetchReleased({
    url: remote.manifest,
    name: 'manifest',
    blamed: remote,
    check: (response, content) => faultOf(remote, response, content),
  });
  return entryOf(remote, body);
}
