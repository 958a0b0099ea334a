import { pageMatching } from '@console/contracts/core/page-match';
import type { ResolvedReleases, ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import { withDeveloped } from '../development/running.ts';
import { asRemoteError, RemoteError } from '../failure/failure.ts';
import { setFailed, setLoading, setRead } from '../load/remote-states.ts';
import { chooseRelease, type ChosenRemote } from '../release/chosen-release.ts';
import { deleteOtherRecords, storedRecord } from '../release/kept-records.ts';
import type { VerifiedRegistry } from './verified-registry.ts';

/** The release of a remote that this document knows already. */
type Known = (id: string) => ChosenRemote | undefined;

/**
 * When a new record cannot be fetched now, the remote keeps the release known before, as long as this document is open.
 * A record that is not valid is not a passing cause: then the old release must not run on.
 */
function previousRelease({ id, disabled }: ResolvedRemote, error: RemoteError, known: Known): ChosenRemote | undefined {
  const before = error.failure.passing ? known(id) : undefined;
  return before && { ...before, disabled };
}

async function choose(remote: ResolvedRemote, known: Known): Promise<ChosenRemote | RemoteError> {
  const { id } = remote;
  setLoading(id, 'record');
  try {
    const chosen = await chooseRelease(remote);
    setRead(id);
    return chosen;
  } catch (cause) {
    const error = asRemoteError(cause, 'manifest-unavailable');
    setFailed(id, error);
    return previousRelease(remote, error, known) ?? error;
  }
}

/** Which records are read at once: that of the page of the address, and those that cost no request or are in use. */
function wantedBy(remotes: readonly ResolvedRemote[], known: Known): (remote: ResolvedRemote) => boolean {
  const pages = remotes.flatMap(({ id, pages: own = {} }) =>
    Object.values(own).flatMap((paths) => paths.map((path) => ({ path, id }))),
  );
  const owner = pageMatching(pages, location.pathname)?.id;
  return ({ id, pages: own, release }) =>
    // A document of an earlier build does not name the pages.
    own === undefined || id === owner || known(id) !== undefined || storedRecord(release.record) !== null;
}

type Choice = readonly [ResolvedRemote, ChosenRemote | RemoteError];

const choicesOf = (remotes: readonly ResolvedRemote[], known: Known): Promise<Choice[]> =>
  Promise.all(remotes.map(async (remote) => [remote, await choose(remote, known)] as const));

async function split(choices: readonly Choice[], username: string | null) {
  return {
    remotes: await withDeveloped(
      choices.flatMap(([, one]) => (one instanceof RemoteError ? [] : [one])),
      username,
    ),
    unread: choices.flatMap(([{ pages = {} }, error]) => (error instanceof RemoteError ? [{ error, pages }] : [])),
  };
}

/** Reads the records that are wanted now; the others are left for later (`pending`). */
export async function resolveRemotes(
  { revision, remotes }: ResolvedReleases,
  username: string | null,
  known: Known,
): Promise<VerifiedRegistry> {
  const isWanted = wantedBy(remotes, known);
  const now = await split(await choicesOf(remotes.filter(isWanted), known), username);
  deleteOtherRecords(new Set(remotes.flatMap(({ release, fallback }) => [release.record, fallback?.record ?? ''])));
  const isThere = (id: string) => now.remotes.some((remote) => remote.id === id);
  return {
    revision,
    ...now,
    // The developed remote may be one whose record is not read.
    pending: remotes
      .filter((remote) => !isWanted(remote) && !isThere(remote.id))
      .map(({ id, title, pages = {} }) => ({ id, title, pages })),
  };
}

/** Reads the record of one more remote. @returns a function that adds it to the registry */
export async function resolveMore(
  remote: ResolvedRemote,
  username: string | null,
  known: Known,
): Promise<(registry: VerifiedRegistry) => VerifiedRegistry> {
  const more = await split(await choicesOf([remote], known), username);
  const others = <One extends { readonly id: string }>(all: readonly One[]) => all.filter(({ id }) => id !== remote.id);
  return ({ revision, remotes, unread, pending }) => ({
    revision,
    remotes: [...others(remotes), ...more.remotes.filter(({ id }) => id === remote.id)],
    unread: [...unread, ...more.unread],
    pending: others(pending),
  });
}
