import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';

const key = 'console.releases';

/** The registry's signed document, and the latest revision that this browser has read. */
interface Stored {
  readonly document: string;
  readonly revision: number;
  readonly validUntil: string;
}

function stored(): Partial<Stored> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<Stored>;
  } catch {
    return {};
  }
}

/** The last good document; verify its signature again before use. */
export const storedDocument = (): string | undefined => stored().document;

/**
 * Rejects a replayed document, whose signature is valid: one that has expired, or one with a lower revision than this
 * browser has read. A lower revision is accepted only when it was issued later (the registry's data were restored from
 * a backup), which its expiry shows.
 * @param now the server's time, milliseconds since 1970
 * @throws when the document is replayed
 */
export function checkNotReplayed(
  { revision, validUntil }: Pick<ResolvedReleases, 'revision' | 'validUntil'>,
  now: number,
): void {
  const until = Date.parse(validUntil);
  if (!(until > now)) throw new RangeError(`The document of the registry was good until ${validUntil}`);
  const latestRevision = stored();
  if (
    latestRevision.revision !== undefined &&
    revision < latestRevision.revision &&
    !(until > Date.parse(latestRevision.validUntil ?? ''))
  ) {
    throw new RangeError(`The registry answered with its state ${revision}, after ${latestRevision.revision}`);
  }
}

/** Stores a document for times when the registry is down. Full or blocked storage is not an error. */
export function storeDocument(
  document: string,
  { revision, validUntil }: Pick<ResolvedReleases, 'revision' | 'validUntil'>,
): void {
  try {
    localStorage.setItem(key, JSON.stringify({ document, revision, validUntil } satisfies Stored));
  } catch {
    localStorage.removeItem(key);
  }
}
