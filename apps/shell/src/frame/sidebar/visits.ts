import { session } from '@console/auth';

const key = 'recent-pages';
const most = 8;

interface Kept {
  readonly username: string | null;
  readonly urls: readonly string[];
}

/** Addresses of the menu that this user opened last in this browser, latest first. No record's address is among them. */
export function recentVisits(): readonly string[] {
  try {
    const kept = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && kept.username === session.get().username ? kept.urls : [];
  } catch {
    return [];
  }
}

/** Notes a visit; the start page is not worth a note. */
export function rememberVisit(url: string): void {
  if (url === '/') return;
  const urls = [url, ...recentVisits().filter((each) => each !== url)].slice(0, most);
  try {
    window.localStorage.setItem(key, JSON.stringify({ username: session.get().username, urls } satisfies Kept));
  } catch {
    // Without storage the start page has no list of recent pages.
  }
}
