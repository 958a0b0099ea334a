import {
  resolvedType,
  type PlacedRelease,
  type ResolvedReleases,
  type ResolvedRemote,
} from '@console/contracts/platform/releases/resolved';
import { perServices } from '../../platform/per-services.ts';
import type { Services } from '../../platform/services.ts';
import { registryKeys, signCompact } from '../keys/keys.ts';
import type { RemoteRow } from '../remotes.ts';
import { resolve, type Asking } from './resolve.ts';
import { releaseKey, snapshots, type Snapshot } from './snapshot.ts';

const dayMs = 86_400_000;
/** Maximum number of cached documents: users differ only by canary. */
const remembered = 500;

/** The end of the next day (UTC): a document is valid for 24 to 48 hours, and its text is the same all day. */
const validUntil = (now: Date): string => new Date((Math.floor(now.getTime() / dayMs) + 2) * dayMs).toISOString();

function placed({ records }: Snapshot, address: string, remote: string, version: string | null): PlacedRelease | null {
  const record = version === null ? undefined : records.get(releaseKey(remote, version));
  return version === null || record === undefined
    ? null
    : { version, address: `${address}/${remote}/${version}/`, record };
}

/** The release of a remote for a user. `null` when none of its releases can be verified. */
function resolvedRemote(
  snapshot: Snapshot,
  address: string,
  row: RemoteRow,
  who: Asking | null,
): ResolvedRemote | null {
  const { because, version, fallback } = resolve(row, who);
  const [first, second] = [placed(snapshot, address, row.id, version), placed(snapshot, address, row.id, fallback)];
  const release = first ?? second;
  if (!release) return null;
  return {
    id: row.id,
    title: row.title,
    owner: row.owner,
    because,
    release,
    fallback: first ? second : null,
    pages: snapshot.pages.get(releaseKey(row.id, release.version)) ?? {},
    disabled: row.disabled,
  };
}

/** The release of every remote for a user. */
export function resolvedFor(snapshot: Snapshot, address: string, who: Asking | null, now: Date): ResolvedReleases {
  const remotes = snapshot.remotes
    .map((row) => resolvedRemote(snapshot, address, row, who))
    .filter((remote) => remote !== null);
  return { revision: snapshot.revision, validUntil: validUntil(now), remotes };
}

/** Signed documents by content, until the signing key or the registry changes. */
const signed = perServices(() => new Map<string, Promise<string>>());

/** The signed document for a user, or for an anonymous visitor. */
export async function signedFor(services: Services, who: Asking | null): Promise<string> {
  const keys = registryKeys(services);
  const [snapshot, [key]] = await Promise.all([snapshots(services).current(), keys.live()]);
  const text = JSON.stringify(resolvedFor(snapshot, services.configuration.releases.address, who, services.now()));
  const known = signed(services);
  const id = `${key?.kid} ${text}`;
  const before = known.get(id);
  if (before) return before;
  if (known.size >= remembered) known.clear();
  const document = signCompact(keys, resolvedType, text);
  known.set(id, document);
  document.catch(() => known.delete(id));
  return document;
}
