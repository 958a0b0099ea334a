import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  onRegistryChange,
  readRegistryAnew,
  registryState,
  watchRegistry,
  type RegistryState,
} from '../federation/registry/registry.ts';

/** What is known of the registry, kept current. */
export const useRegistry = (): RegistryState => useSyncExternalStore(onRegistryChange, registryState);

/** Whether anything of it could not be read. */
const lacks = (state: RegistryState): boolean => state.status !== 'current' || state.registry.unread.length > 0;

/**
 * Reads the registry again, at most every 30 s: on navigation and when the window is looked at again; and what could not
 * be read as soon as the line is back.
 */
export function useRegistryWatch(): void {
  const { pathname } = useLocation();
  useEffect(() => void watchRegistry(), [pathname]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void watchRegistry();
    };
    const back = () => {
      if (lacks(registryState())) void readRegistryAnew();
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
