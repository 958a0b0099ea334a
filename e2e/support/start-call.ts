import type { Page } from '@playwright/test';

/**
 * Lets the start-up call of a page answer that there is no session: the page then begins with the calls of its parts,
 * which a test may let fail.
 */
export const withOwnCallsOnly = (page: Pick<Page, 'route'>): Promise<unknown> =>
  page.route(/\/api\/publish\/start(?:\?|$)/, (route) => route.fulfill({ json: { message: 'OK', result: null } }));
