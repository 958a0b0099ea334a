import { account, holdTokens, openTab, pair, services, type Route } from './testing/browser.ts';

export const refresh = 'POST /api/auth/refresh-token';
export const refreshes = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path === '/api/auth/refresh-token');

export async function signedIn(seconds: number, answer: Route, more: Record<string, Route> = {}) {
  holdTokens(pair('ADMIN01', 3600));
  const calls = services({ ...account('ADMIN01'), [refresh]: answer, ...more });
  const tab = await openTab();
  const other = await openTab();
  holdTokens(pair('ADMIN01', seconds, 'old'));
  return { tab, other, calls };
}
export const renewed: Route = () => ({ body: pair('ADMIN01', 900, 'new') });
