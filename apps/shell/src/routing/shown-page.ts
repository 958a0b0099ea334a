import type { RemoteError } from '../federation/failure/failure.ts';
import type { PageOwner } from '../federation/page/pages.ts';

/** A page on the screen, and a function to stop it. */
export interface ShownPage {
  readonly owner: PageOwner;
  readonly stop: (error: RemoteError) => void;
}

let shown: ShownPage | undefined;
let lastOwner: PageOwner | undefined;

/** The page that is on the screen now. */
export const shownPage = (): ShownPage | undefined => shown;

/** Owner of the page that was left last. It is blamed for a cleanup error whose script is unknown. */
export const lastPageOwner = (): PageOwner | undefined => lastOwner;

/** Called when a page is mounted. */
export const setShownPage = (page: ShownPage): void => {
  shown = page;
};

/** Called when a page is unmounted. */
export function clearShownPage(page: ShownPage): void {
  lastOwner = page.owner;
  if (shown === page) shown = undefined;
}
