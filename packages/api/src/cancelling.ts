import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { api } from './api.ts';

interface Running {
  abort(): void;
}

const watchers = new Map<string, number>();

/** Aborts a query when its last component unmounts or changes its arguments. */
export function useCancelling(name: string, args: unknown, skip: boolean): void {
  const store = useStore();
  const key = `${name} ${JSON.stringify(args)}`;
  useEffect(() => {
    if (skip) return undefined;
    watchers.set(key, (watchers.get(key) ?? 0) + 1);
    return () => {
      watchers.set(key, watchers.get(key)! - 1);
      // Deferred: the next page may start the same query in this turn.
      setTimeout(() => {
        if ((watchers.get(key) ?? 0) > 0) return;
        watchers.delete(key);
        // A refetch must finish: aborting it would leave the stale answer in the cache as if it were fresh.
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
    // `key` stands for the arguments: they are compared by content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, name, key, skip]);
}
