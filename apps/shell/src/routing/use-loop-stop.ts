import { useEffect } from 'react';
import { RemoteError } from '../federation/failure.ts';
import { blamedFor } from '../federation/pages.ts';
import { watchUpdates } from '../federation/watch-updates.ts';
import { shownPage } from './shown-page.ts';

/** Stops the page on the screen when it updates itself without end. */
export function useLoopStop(): void {
  useEffect(
    () =>
      watchUpdates(() => {
        const page = shownPage();
        page?.stop(new RemoteError('page-stopped', 'It updated itself without end.', blamedFor(page.owner)));
      }),
    [],
  );
}
