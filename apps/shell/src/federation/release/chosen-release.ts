import type { ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { RegistryRemote } from '@console/contracts/core/remote';
import { asRemoteError, type RemoteError } from '../failure/failure.ts';
import { recordOf } from './release-record.ts';
import { recordStepBack, stepBackFrom } from './stepped-back.ts';

/** A remote with the release that this browser uses. */
export interface ChosenRemote extends RegistryRemote {
  /** Reason why its pages are disabled; `null` when they are not. */
  readonly disabled?: string | null;
}

const chosen = async (remote: ResolvedRemote, of: 'release' | 'fallback'): Promise<ChosenRemote> => ({
  ...(await recordOf(remote, remote[of] ?? remote.release)),
  disabled: remote.disabled,
});

/**
 * Steps back to the fallback in this browser.
 * @returns `undefined` when there is none, or when it cannot be verified
 */
export async function stepBackTo(
  remote: ResolvedRemote,
  { failure: { kind, supportId } }: RemoteError,
): Promise<ChosenRemote | undefined> {
  if (!remote.fallback || remote.disabled !== null) return undefined;
  const fallback = await chosen(remote, 'fallback').catch(() => undefined);
  if (fallback) recordStepBack(remote.id, { version: remote.release.version, to: fallback.version, kind, supportId });
  return fallback;
}

/**
 * The release of a remote that this browser uses: the one the registry names, or its fallback after that one failed
 * here.
 * @throws {RemoteError} when neither can be verified
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
