import type { ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { RegistryRemote } from '@console/contracts/core/remote';
import { asRemoteError, type RemoteError } from '../failure/failure.ts';
import { recordOf } from './release-record.ts';
import { noteStepBack, stepBackFrom } from './stepped-back.ts';

/** A remote with the release that runs in this browser. */
export interface ChosenRemote extends RegistryRemote {
  /** Why its pages are off; `null` when they are not. */
  readonly disabled?: string | null;
}

const chosen = async (remote: ResolvedRemote, of: 'release' | 'fallback'): Promise<ChosenRemote> => ({
  ...(await recordOf(remote, remote[of] ?? remote.release)),
  disabled: remote.disabled,
});

/** Steps back to the fallback in this browser. @returns `undefined` when there is none, or none that can be proved */
export async function stepBackTo(
  remote: ResolvedRemote,
  { failure: { kind, supportId } }: RemoteError,
): Promise<ChosenRemote | undefined> {
  if (!remote.fallback || remote.disabled !== null) return undefined;
  const fallback = await chosen(remote, 'fallback').catch(() => undefined);
  if (fallback) noteStepBack(remote.id, { version: remote.release.version, to: fallback.version, kind, supportId });
  return fallback;
}

/**
 * The release of a remote that runs in this browser: the one that the registry names, or its fallback after that one
 * failed here. Rejects with a {@link RemoteError} when neither can be proved.
 */
export async function chooseRelease(remote: ResolvedRemote): Promise<ChosenRemote> {
  if (remote.fallback && stepBackFrom(remote.id, remote.release.version)) {
    const fallback = await chosen(remote, 'fallback').catch(() => undefined);
    if (fallback) return fallback;
  }
  try {
    return await chosen(remote, 'release');
  } catch (cause) {
    const error = asRemoteError(cause, 'manifest-unavailable');
    const fallback = error.failure.own ? await stepBackTo(remote, error) : undefined;
    if (fallback) return fallback;
    throw error;
  }
}
