import { useEffect, useEffectEvent } from 'react';
import type { RemoteFailure } from '../federation/failure/failure.ts';
import { isPage } from '../federation/failure/other-page.ts';
import { retryUntilStopped } from '../federation/failure/keep-trying.ts';
import { timedFetch } from '../federation/load/timed-fetch.ts';
import { onRegistryChange, readRegistryNow, remoteOf, unreadOf } from '../federation/registry/registry.ts';
import { stepBackFrom } from '../federation/release/stepped-back.ts';

/** Timeout in milliseconds. */
const deadline = 5_000;

/** Whether the file is there again; a page of a proxy in its place is no answer. */
async function answers(address: string): Promise<boolean> {
  const { response } = await timedFetch(address, deadline, { cache: 'reload' });
  return response.ok && !isPage(response);
}

/** What this browser would load of a remote now. It differs after every change that may make a failed page work. */
const choiceOf = (id: string): string => {
  const { version, disabled } = remoteOf(id) ?? {};
  return JSON.stringify([version, disabled, unreadOf(id)?.failure.kind]);
};

/** What a page was retried for at once, by remote: the same is not tried twice. */
const triedAtOnce = new Map<string, string>();

/**
 * Whether another release than the failed one was named before the page could say so. A step back of this browser is
 * none: its page names the fallback, and stays until the user retries.
 */
function isOutdated({ remote = '', version }: RemoteFailure): boolean {
  const now = choiceOf(remote);
  if (version === undefined || remoteOf(remote)?.version === version || triedAtOnce.get(remote) === now) return false;
  if (stepBackFrom(remote, version)?.to === remoteOf(remote)?.version) return false;
  triedAtOnce.set(remote, now);
  return true;
}

/**
 * How a page comes back by itself: once the connection is back, once its module is available again (its files are
 * there, it was enabled), or only with another release.
 */
export const comesBackBy = ({ passing, address, kind }: RemoteFailure): 'connection' | 'module' | 'release' => {
  if (passing) return 'connection';
  return address !== undefined || kind === 'disabled' ? 'module' : 'release';
};

/**
 * Retries a failed page by itself as soon as what could not be fetched answers again, and when the registry names
 * another release of the remote, or enables it. Until then the error page stays; nothing of the remote is run or
 * reported again.
 */
export function useAutoRetry(failure: RemoteFailure, retry: () => unknown): void {
  const { passing, address, kind, remote } = failure;
  const by = comesBackBy(failure);
  const comeBack = useEffectEvent(retry);
  const missed = useEffectEvent(() =>
    kind === 'disabled' ? remoteOf(remote ?? '')?.disabled == null : isOutdated(failure),
  );
  useEffect(() => {
    if (by === 'release') return undefined;
    return retryUntilStopped(address ?? `${kind} ${remote ?? ''}`, async () => {
      // The subscription below retries the page.
      if (!passing && address === undefined) return readRegistryNow();
      if (address === undefined || (await answers(address))) await comeBack();
      return undefined;
    });
  }, [by, passing, address, kind, remote]);
  useEffect(() => {
    if (remote === undefined) return undefined;
    const before = choiceOf(remote);
    // The change may have come between the failure and this page.
    if (missed()) void comeBack();
    return onRegistryChange(() => {
      if (choiceOf(remote) !== before) void comeBack();
    });
  }, [remote]);
}
