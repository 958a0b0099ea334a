import { useEffect, useEffectEvent } from 'react';
import type { RemoteFailure } from '../federation/failure/failure.ts';
import { keepTrying } from '../federation/failure/keep-trying.ts';
import { timedFetch } from '../federation/load/timed-fetch.ts';

/** Milliseconds. */
const deadline = 5_000;

const answers = async (address: string): Promise<boolean> =>
  (await timedFetch(address, deadline, { cache: 'reload' })).response.ok;

/**
 * Retries in the place of the reader as soon as what could not be fetched answers again, where the cause was a passing
 * one. Until then the page of the failure stays as it is.
 */
export function useComeBack({ passing, address, kind, remote }: RemoteFailure, retry: () => unknown): void {
  const comeBack = useEffectEvent(retry);
  useEffect(() => {
    if (!passing) return undefined;
    return keepTrying(address ?? `${kind} ${remote ?? ''}`, async () => {
      if (address === undefined || (await answers(address))) await comeBack();
    });
  }, [passing, address, kind, remote]);
}
