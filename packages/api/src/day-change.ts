import { invalidateHere } from './other-tabs.ts';
import type { Store } from './store.ts';

/**
 * Invalidates every cached answer: those on the screen are read again, such as phases when a day has started.
 * @example
 * readAllAgain(createStore());
 */
export function readAllAgain(store: Store): void {
  const { tags } = store.getState().api.provided as unknown as { readonly tags: Readonly<Record<string, unknown>> };
  store.dispatch(invalidateHere(Object.keys(tags)));
}
