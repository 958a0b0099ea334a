/** An observable value. */
export interface Value<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a {@link Value}. Setting the current value again calls no listener.
 * @example
 * const count = createValue(0);
 * const stop = count.subscribe(() => show(count.get()));
 */
export function createValue<T>(initial: T): Value<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(current, next)) return;
      current = next;
      for (const listener of new Set(listeners)) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
