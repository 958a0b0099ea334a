import type { ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { Registry } from '@console/contracts/core/remote';
import type { ChosenRemote } from '../release/chosen-release.ts';
import type { RemoteError } from '../failure/failure.ts';

/** The remotes with a verified record, and the failures of the others. */
export interface VerifiedRegistry extends Registry {
  readonly remotes: readonly ChosenRemote[];
  /** Remotes whose record could not be read. */
  readonly unread: readonly UnreadRemote[];
  /** Remotes whose record was not read yet: those of other pages than the first one. */
  readonly pending: readonly PendingRemote[];
}

/**
 * A remote known only from the signed document: why its record could not be read, and its pages as the document lists
 * them.
 */
export interface UnreadRemote {
  readonly error: RemoteError;
  readonly pages: NonNullable<ResolvedRemote['pages']>;
}

/** A remote known only from the signed document, until its record is wanted. */
export type PendingRemote = Required<Pick<ResolvedRemote, 'id' | 'title' | 'pages'>>;

/** `remembered`: the document could not be read; the last good one is used. */
export type RegistryState =
  | { readonly status: 'reading' }
  | { readonly status: 'current' | 'remembered'; readonly registry: VerifiedRegistry }
  | { readonly status: 'unreachable'; readonly error: RemoteError };

/** Compares what the user can notice; the revision alone is not. */
export const essence = ({ remotes, unread, pending }: VerifiedRegistry): string =>
  JSON.stringify([
    remotes,
    pending,
    unread.map(({ error: { failure } }) => [failure.kind, failure.remote, failure.version]),
  ]);
