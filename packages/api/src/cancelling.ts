import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { api } from './api.ts';

interface Running {
  abort(): void;
}

const watchers = new Map<string, number>();

/** Cancels a query in flight when nobody waits for its answer any more: other arguments, or the page left. */
export function useCancelling(name: string, args: unknown, skip: boolean): void {
  const store = useStore();
  const key = `${name} ${JSON.stringify(args)}`;
  useEffect(() => {
    if (skip) return undefined;
    watchers.set(key, (watchers.get(key) ?? 0) + 1);
    return () => {
      watchers.set(key, watchers.get(key)! - 1);
      // Not at once: the same query may be asked for again in the same turn, by the page that follows.
      setTimeout(() => {
        if ((watchers.get(key) ?? 0) > 0) return;
        watchers.delete(key);
        // What is read again because it became old must arrive: the old answer would pass for a fresh one.
        const known = (
          api.endpoints as Record<string, { select(args: unknown): (state: unknown) => { data?: unknown } }>
        )[name]!.select(args)(store.getState());
        if (known.data !== undefined) return;
        const running = store.dispatch(api.util.getRunningQueryThunk(name as never, args as never) as never) as
          | Running
          | undefined;
        running?.abort();
      });
    };
    // The arguments are told apart by their content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, name, key, skip]);
}
