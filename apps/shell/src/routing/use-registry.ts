import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  onRegistryChange,
  pendingRemotes,
  readRecordOf,
  refreshRegistry,
  registryState,
  watchRegistry,
} from '../federation/registry/registry.ts';
import type { RegistryState } from '../federation/registry/verified-registry.ts';

/** The state of the registry, updated on changes. */
export const useRegistry = (): RegistryState => useSyncExternalStore(onRegistryChange, registryState);

/** Milliseconds after which the records of other remotes are read: the first page loads undisturbed. */
const recordsDelay = 3_000;

/** Reads what was left for later, once the first page has had its time. */
export function useLateRecords(): void {
  const state = useRegistry();
  useEffect(() => {
    if (state.status === 'reading' || pendingRemotes().length === 0) return undefined;
    const timer = setTimeout(() => pendingRemotes().forEach((id) => void readRecordOf(id)), recordsDelay);
    return () => clearTimeout(timer);
  }, [state]);
}

/** Whether a part of the registry could not be read. */
const isIncomplete = (state: RegistryState): boolean => state.status !== 'current' || state.registry.unread.length > 0;

/**
 * Reads the registry again, at most every 30 s: on navigation and when the window gets focus; after a failure also when
 * the browser is back online.
 */
export function useRegistryWatch(): void {
  const { pathname } = useLocation();
  useEffect(() => void watchRegistry(), [pathname]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void watchRegistry();
    };
    const back = () => {
      if (isIncomplete(registryState())) void refreshRegistry();
    };
    addEventListener('focus', look);
    addEventListener('online', back);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
