import type { Resource } from '@console/contracts/core/resource';
import { normalise } from '@console/contracts/core/validation';
import { useEffect, useRef } from 'react';

/** Asks the services whether a value is free; true also when the call fails. */
export type AskUnique = (field: string, value: string, signal: AbortSignal) => Promise<boolean>;

/**
 * Checks a unique field when it is left. Answers for a value that has changed since are dropped. Saving does not wait
 * for the answer, since the services check again.
 */
export function useUniqueness(resource: Resource, ask: AskUnique, onTaken: (field: string, value: unknown) => void) {
  const pendingChecks = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = pendingChecks.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);
  const forget = (name: string) => {
    pendingChecks.current.get(name)?.abort();
    pendingChecks.current.delete(name);
  };
  const check = async (name: string, value: unknown) => {
    forget(name);
    const field = resource.fields[name]!;
    const clean = normalise(field, value);
    if (!field.unique || typeof clean !== 'string' || !resource.operations.includes('unique')) return;
    const controller = new AbortController();
    pendingChecks.current.set(name, controller);
    const free = await ask(name, clean, controller.signal).catch(() => true);
    if (!controller.signal.aborted && !free) onTaken(name, clean);
  };
  return { check, forget };
}
