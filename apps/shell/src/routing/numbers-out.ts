import { withoutNumbers } from '@console/auth';
import type { DataRouter, To } from 'react-router';

const cleaned = (to: To): To =>
  typeof to === 'string' ? withoutNumbers(to) : to.search ? { ...to, search: withoutNumbers(to.search) } : to;

/** Removes full personal numbers from the address that the document was opened with, before anything reads it. */
export function removeNumbers(): void {
  const opened = location.pathname + location.search + location.hash;
  const clean = withoutNumbers(opened);
  if (clean !== opened) history.replaceState(history.state, '', clean);
}

/**
 * Replaces full personal numbers in every address by a reference: browser history stores addresses, people send them to
 * each other, and a reload sends them to the server.
 */
export function removeNumbersFrom(router: Pick<DataRouter, 'navigate'>): void {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: unknown) => Promise<void>;
  router.navigate = ((to: To | number | null, options?: unknown) =>
    navigate(typeof to === 'number' || to === null ? to : cleaned(to), options)) as DataRouter['navigate'];
}
