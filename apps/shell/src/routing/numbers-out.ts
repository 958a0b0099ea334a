import { withoutNumbers } from '@console/auth';
import type { DataRouter, To } from 'react-router';

const cleaned = (to: To): To =>
  typeof to === 'string' ? withoutNumbers(to) : to.search ? { ...to, search: withoutNumbers(to.search) } : to;

/** Takes full personal numbers out of the address that the document was opened with, before anything reads it. */
export function takeNumbersOut(): void {
  const opened = location.pathname + location.search + location.hash;
  const clean = withoutNumbers(opened);
  if (clean !== opened) history.replaceState(history.state, '', clean);
}

/**
 * No page and no link puts a full personal number into the address: the history of the browser keeps addresses, people
 * send them to each other, and a page that is loaded anew sends its own to the server. A reference stands there.
 */
export function keepNumbersOut(router: Pick<DataRouter, 'navigate'>): void {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: unknown) => Promise<void>;
  router.navigate = ((to: To | number | null, options?: unknown) =>
    navigate(typeof to === 'number' || to === null ? to : cleaned(to), options)) as DataRouter['navigate'];
}
