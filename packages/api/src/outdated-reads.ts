import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { changedBy } from './other-tabs.ts';

/** Tags of the modules whose writes change an answer, by the name of its call. */
const tagsOfReads = new Map<string, readonly string[]>();

/** Declares what changes the answer of a read. */
export const declareRead = (call: string, tags: readonly string[]): unknown => tagsOfReads.set(call, tags);

interface Read {
  readonly status?: string;
  readonly endpointName?: string;
}

interface Settled {
  readonly arg: { readonly queryCacheKey: string; readonly endpointName: string; readonly originalArgs: unknown };
  /** Nothing was sent, since the same read was under way. */
  readonly condition?: boolean;
  readonly aborted?: boolean;
}

const settled = /^api\/executeQuery\/(?:fulfilled|rejected)$/;

/**
 * Reads again, once it has settled, what was under way while something changed it: its answer may be from before the
 * change, and RTK Query sends nothing for a read that is under way.
 */
export const readOutdatedAgain: Middleware = (store) => {
  const outdated = new Set<string>();
  return (next) => (action) => {
    const result = next(action);
    const { type, meta } = action as UnknownAction;
    const tags = changedBy(action as UnknownAction);
    if (tags.length > 0) {
      const { queries } = (store.getState() as { readonly api: { readonly queries: Readonly<Record<string, Read>> } })
        .api;
      for (const [key, { status, endpointName = '' }] of Object.entries(queries))
        if (status === 'pending' && tagsOfReads.get(endpointName)?.some((tag) => tags.includes(tag))) outdated.add(key);
    }
    if (!settled.test(type)) return result;
    const { arg, condition, aborted } = meta as Settled;
    if (!condition && outdated.delete(arg.queryCacheKey) && !aborted) {
      const { initiate } = (api.endpoints as Record<string, { readonly initiate: Initiate }>)[arg.endpointName]!;
      store.dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }) as never);
    }
    return result;
  };
};

type Initiate = (args: unknown, options: { readonly subscribe: false; readonly forceRefetch: true }) => unknown;
