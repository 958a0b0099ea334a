import { session } from '@console/auth';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { dropAllEarly } from './early.ts';

/** What a tab has changed, for the other tabs of the same person. */
interface Change {
  readonly username: string;
  readonly tags: readonly string[];
}

const name = 'console-changes';

/** Tags of the modules that each write changes, by the name of its call. */
const tagsOfWrites = new Map<string, readonly string[]>();

/** Declares what a write changes. */
export const declareWrite = (call: string, tags: readonly string[]): unknown => tagsOfWrites.set(call, tags);

type Invalidation = UnknownAction & { readonly payload: readonly string[] };
const ofThisTab = 'ofThisTab';

/** An invalidation that is not announced to the other tabs: each of them has its own reason, such as a new day. */
export const invalidateHere = (tags: readonly string[]): Invalidation => ({
  ...(api.util.invalidateTags(tags as never) as unknown as Invalidation),
  meta: ofThisTab,
});

/** The modules whose answers an action makes outdated. */
export function changedBy({ type, payload, meta }: UnknownAction): readonly string[] {
  if (type === api.util.invalidateTags.type) return payload as readonly string[];
  if (type !== 'api/executeMutation/fulfilled') return [];
  const { endpointName } = (meta as { readonly arg: { readonly endpointName: string } }).arg;
  return tagsOfWrites.get(endpointName) ?? [];
}

/**
 * Links a store with those of other tabs of the person: what one of them changes, the others read again, at once or
 * when somebody looks at them.
 * @returns `announcing`: tells what was changed here; `follow`: reads what was changed elsewhere
 */
export function linkTabs() {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const announcing: Middleware = () => (next) => (action) => {
    const result = next(action);
    // What was read before the change is not shown after it.
    if (api.util.invalidateTags.match(action)) dropAllEarly();
    // What is for this tab alone is not announced.
    const tags = (action as UnknownAction)['meta'] === ofThisTab ? [] : changedBy(action as UnknownAction);
    const { username } = session.get();
    if (tags.length > 0 && username) channel?.postMessage({ username, tags } satisfies Change);
    return result;
  };
  const follow = (dispatch: (action: Invalidation) => unknown): void => {
    if (!channel) return;
    const missed = new Set<string>();
    const readAgain = () => {
      if (missed.size === 0 || document.visibilityState !== 'visible') return;
      const tags = [...missed];
      missed.clear();
      dispatch(invalidateHere(tags));
    };
    channel.onmessage = ({ data: { username, tags } }: MessageEvent<Change>) => {
      if (username !== session.get().username) return;
      for (const tag of tags) missed.add(tag);
      readAgain();
    };
    document.addEventListener('visibilitychange', readAgain);
  };
  return { announcing, follow };
}
