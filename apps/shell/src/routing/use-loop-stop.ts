import { useEffect } from 'react';
import { RemoteError } from '../federation/failure/failure.ts';
import { blamedFor } from '../federation/page/pages.ts';
import { watchUpdates } from '../federation/page/watch-updates.ts';
import { shownPage } from './shown-page.ts';

/** Stops the page on the screen when it updates endlessly. */
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
