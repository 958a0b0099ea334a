import type { RegistryRemote } from '@console/contracts/remote';
import { developing } from './developing.ts';
import { isDeveloped } from './development/running.ts';
import { RemoteError } from './failure.ts';
import { fileAddress, hasListedIntegrity } from './integrity.ts';
import { timedFetch } from './timed-fetch.ts';

/** Milliseconds. */
const deadline = 8_000;

interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly name?: string; readonly path?: string } };
}

function entryOf(remote: RegistryRemote, body: ArrayBuffer): string {
  try {
    const { metaData } = JSON.parse(new TextDecoder().decode(body)) as Manifest;
    const name = metaData?.remoteEntry?.name;
    if (name) return fileAddress(remote.manifest, `${metaData.remoteEntry?.path ?? ''}${name}`);
  } catch (cause) {
    throw new RemoteError('manifest-invalid', `The manifest ${remote.manifest} is not JSON`, remote, cause);
  }
  throw new RemoteError('manifest-invalid', `The manifest ${remote.manifest} names no entry`, remote);
}

/**
 * Address of a release's entry, from its manifest: fetched within 8 s, its status, type and hash checked.
 * @param fresh past every cache, after a failure
 */
export async function entryAddress(remote: RegistryRemote, fresh: boolean): Promise<string> {
  const { response, body } = await timedFetch(remote.manifest, deadline, fresh ? { cache: 'reload' } : {}).catch(
    (cause: unknown) => {
      throw new RemoteError(
        'manifest-unavailable',
        `The manifest ${remote.manifest} could not be fetched: ${String(cause)}`,
        remote,
        cause,
      );
    },
  );
  if (response.status === 404 || response.status === 410) {
    throw new RemoteError('manifest-missing', `The manifest ${remote.manifest} answered ${response.status}`, remote);
  }
  if (!response.ok)
    throw new RemoteError(
      'manifest-unavailable',
      `The manifest ${remote.manifest} answered ${response.status}`,
      remote,
    );
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(type))
    throw new RemoteError('manifest-invalid', `The manifest ${remote.manifest} is ${type || 'of no type'}`, remote);
  if (
    !developing &&
    !isDeveloped(remote.manifest) &&
    !(await hasListedIntegrity(new URL(remote.manifest, location.href).href, body))
  ) {
    throw new RemoteError('integrity', `The manifest ${remote.manifest} is not the released one`, remote);
  }
  return entryOf(remote, body);
}
