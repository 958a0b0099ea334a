import type { Resource } from '@console/contracts/core/resource';
import { normalise } from '@console/contracts/core/validation';
import { useEffect, useRef } from 'react';

/** Asks the services whether a value is free; answers `true` too when they cannot be asked. */
export type AskUnique = (field: string, value: string, signal: AbortSignal) => Promise<boolean>;

/**
 * Asks on leaving a unique field whether its value is free. Typing goes on meanwhile: an answer about a value that
 * has been changed since is dropped, and saving never waits for it, since the services check again.
 */
export function useUniqueness(resource: Resource, ask: AskUnique, onTaken: (field: string, value: unknown) => void) {
  const asking = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = asking.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);
  const forget = (name: string) => {
    asking.current.get(name)?.abort();
    asking.current.delete(name);
  };
  const check = async (name: string, value: unknown) => {
    forget(name);
    const field = resource.fields[name]!;
    const clean = normalise(field, value);
    if (!field.unique || typeof clean !== 'string' || !resource.operations.includes('unique')) return;
    const controller = new AbortController();
    asking.current.set(name, controller);
    const free = await ask(name, clean, controller.signal).catch(() => true);
    if (!controller.signal.aborted && !free) onTaken(name, clean);
  };
  return { check, forget };
}
