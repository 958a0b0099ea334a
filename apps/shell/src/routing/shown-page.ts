import type { RemoteError } from '../federation/failure/failure.ts';
import type { PageOwner } from '../federation/page/pages.ts';

/** A page on the screen, and the way to take it off. */
export interface ShownPage {
  readonly owner: PageOwner;
  readonly stop: (error: RemoteError) => void;
}

let shown: ShownPage | undefined;
let left: PageOwner | undefined;

/** The page that is on the screen now. */
export const shownPage = (): ShownPage | undefined => shown;

/** Whose page was left last: an error of a cleanup is its, where no script tells. */
export const leftOwner = (): PageOwner | undefined => left;

/** A page has come to the screen. */
export const pageCame = (page: ShownPage): void => {
  shown = page;
};

/** A page leaves the screen. */
export function pageLeft(page: ShownPage): void {
  left = page.owner;
  if (shown === page) shown = undefined;
}
