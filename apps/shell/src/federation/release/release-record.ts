import type { PlacedRelease, ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { RegistryRemote } from '@console/contracts/core/remote';
import { RemoteError, type Blamed } from '../failure/failure.ts';
import { fetchReleased } from './fetch-released.ts';
import { hashOfBytes } from './integrity.ts';
import { storeRecord, storedRecord } from './kept-records.ts';
import { readRecord } from './record-document.ts';

/** The blamed release while its record has not been read yet. */
export const blamedOf = ({ id, owner, title }: ResolvedRemote, { version, address }: PlacedRelease): Blamed => ({
  id,
  owner,
  title,
  version,
  manifest: `${address}mf-manifest.json`,
});

async function fetched(url: string, hash: string, blamed: Blamed): Promise<string> {
  const wrong = new RemoteError('integrity', `The record ${url} is not the released one`, blamed);
  const body = await fetchReleased({
    url,
    name: 'record',
    blamed,
    check: async (_, content) => ((await hashOfBytes(content)) === hash ? undefined : wrong),
  });
  return new TextDecoder().decode(body);
}

/**
 * The record of a release, from browser storage or from its folder, verified with the hash in the signed document. The
 * record lists the hash of every other file of the release.
 * @throws {RemoteError} when it cannot be fetched or is not valid
 */
export async function recordOf(remote: ResolvedRemote, placed: PlacedRelease): Promise<RegistryRemote> {
  const blamed = blamedOf(remote, placed);
  const known = storedRecord(placed.record);
  const good = known !== null && (await hashOfBytes(new TextEncoder().encode(known))) === placed.record;
  const text = good
    ? known
    : await fetched(new URL(`${placed.address}release.json`, location.href).href, placed.record, blamed);
  const { id, version, ...record } = readRecord(text, blamed);
  if (id !== remote.id || version !== placed.version)
    throw new RemoteError(
      'manifest-invalid',
      `The record of ${remote.id} ${placed.version} is that of ${id} ${version}`,
      blamed,
    );
  if (!good) storeRecord(placed.record, text);
  return { ...record, id, version, manifest: `${placed.address}mf-manifest.json` };
}
