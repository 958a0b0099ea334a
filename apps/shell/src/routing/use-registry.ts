import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onRegistryChange, registryState, watchRegistry, type RegistryState } from '../federation/registry.ts';

/** What is known of the registry, kept current. */
export const useRegistry = (): RegistryState => useSyncExternalStore(onRegistryChange, registryState);

/** Reads the registry again, at most every 30 s: on navigation and when the window is looked at again. */
export function useRegistryWatch(): void {
  const { pathname } = useLocation();
  useEffect(() => void watchRegistry(), [pathname]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void watchRegistry();
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
