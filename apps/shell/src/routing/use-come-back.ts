import { useEffect, useEffectEvent } from 'react';
import type { RemoteFailure } from '../federation/failure/failure.ts';
import { retryUntilStopped } from '../federation/failure/keep-trying.ts';
import { timedFetch } from '../federation/load/timed-fetch.ts';

/** Timeout in milliseconds. */
const deadline = 5_000;

const answers = async (address: string): Promise<boolean> =>
  (await timedFetch(address, deadline, { cache: 'reload' })).response.ok;

/**
 * After a passing failure, retries automatically as soon as what could not be fetched answers again. Until then the
 * error page stays.
 */
export function useAutoRetry({ passing, address, kind, remote }: RemoteFailure, retry: () => unknown): void {
  const comeBack = useEffectEvent(retry);
  useEffect(() => {
    if (!passing) return undefined;
    return retryUntilStopped(address ?? `${kind} ${remote ?? ''}`, async () => {
      if (address === undefined || (await answers(address))) await comeBack();
    });
  }, [passing, address, kind, remote]);
}
