import { createValue } from '@console/auth';
import { useSyncExternalStore } from 'react';
import { createPartCode, type CodeState } from './part-code.ts';

let fetchChecks: (() => Promise<unknown>) | null = null;
const checks = createPartCode<unknown>(() => fetchChecks!());
const present = createValue<CodeState<unknown>>({ status: 'ready', code: null });

/**
 * Sets how the library is fetched by which schemas check. The shell calls it once; where nobody does, as in tests, the
 * library is there from the beginning.
 * @example
 * handleChecks(fetchSchemas);
 */
export const handleChecks = (fetch: () => Promise<unknown>): void => {
  fetchChecks = fetch;
};

/** Fetches the library, unless it is there or under way. */
export const startChecks = (): void => {
  if (fetchChecks) checks.startLoading();
};

/** Whether schemas check already. Also once the library could not be fetched: then the services alone do. */
export function useChecks(): boolean {
  const { subscribe, get } = fetchChecks ? checks.state : present;
  const { status } = useSyncExternalStore(subscribe, get);
  return status === 'ready' || status === 'failed';
}
