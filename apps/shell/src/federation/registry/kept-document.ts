import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';

const key = 'console.releases';

/** The registry's document as it was signed, and the latest state that this browser has seen of it. */
interface Kept {
  readonly document: string;
  readonly revision: number;
  readonly validUntil: string;
}

function kept(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

/** The document that was good last; its signature is to be proved again. */
export const keptDocument = (): string | undefined => kept().document;

/**
 * Throws for a document that is not to be believed although its signature is right: one past its time, and one of an
 * earlier state than was seen. A lower revision counts only when it was issued later (after the registry's own data were
 * restored), which the end of its time shows.
 * @param now the services' time, milliseconds since 1970
 */
export function checkNotReplayed(
  { revision, validUntil }: Pick<ResolvedReleases, 'revision' | 'validUntil'>,
  now: number,
): void {
  const until = Date.parse(validUntil);
  if (!(until > now)) throw new RangeError(`The document of the registry was good until ${validUntil}`);
  const seen = kept();
  if (seen.revision !== undefined && revision < seen.revision && !(until > Date.parse(seen.validUntil ?? ''))) {
    throw new RangeError(`The registry answered with its state ${revision}, after ${seen.revision}`);
  }
}

/** Keeps a document for the time when the registry is down. A full or forbidden storage is no fault. */
export function keepDocument(
  document: string,
  { revision, validUntil }: Pick<ResolvedReleases, 'revision' | 'validUntil'>,
): void {
  try {
    localStorage.setItem(key, JSON.stringify({ document, revision, validUntil } satisfies Kept));
  } catch {
    localStorage.removeItem(key);
  }
}
