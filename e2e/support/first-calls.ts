import { addressOf as callAddress, call } from '@console/contracts/core/call';
import type { FirstCall } from '@console/contracts/core/first-call';
import specification from '@console/contracts/routes.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { shellFirstCalls } from '../../scripts/lib/shell-declaration.mjs';
import { declaredCalls } from './declared-lists.ts';
import { declaredRoutes, type OwnedRoute } from './declared-routes.ts';
import { addressOf, idNames, recordsOf, type Ids } from './record-ids.ts';

/** A page with the address of a record that is there, and the path of what it reads first. */
export interface FirstRead {
  readonly route: OwnedRoute;
  readonly address: string;
  readonly ids: Ids;
  /** Path of the call; `undefined` when the page declares none. */
  readonly first: string | undefined;
}

function pathOf(route: OwnedRoute, { base = 'middle', path, by }: FirstCall, ids: Ids): string {
  const secureId = ids[by ?? route.query ?? idNames(route)[0] ?? ''] ?? '';
  const declared = call({ name: `first.${path}`, method: 'GET', base, path, access: 'session', summary: 'First call' });
  return callAddress(declared, path.includes('{') ? { secureId } : undefined);
}

const specified = specification.routes;
/** Most pages of one test, which visits them one after the other. */
const pagesOfTest = 15;

/** Pages of an owner, or every so many of them. */
export interface Part {
  readonly owner: string;
  /** From 0. */
  readonly part: number;
  readonly of: number;
}

/** The pages of all owners, in parts of about the same length. */
export const partsOfPages = (): readonly Part[] =>
  [...new Set(specified.map(({ app }) => app))].flatMap((owner) => {
    const of = Math.ceil(specified.filter(({ app }) => app === owner).length / pagesOfTest);
    return Array.from({ length: of }, (_, part) => ({ owner, part, of }));
  });

/** Every page of a part that a record is there for, with what it reads first. */
export async function firstReadsOf({ owner, part, of }: Part): Promise<readonly FirstRead[]> {
  const own = (await shellFirstCalls()) as ReadonlyMap<string, FirstCall>;
  const routes = (await declaredRoutes()).filter((route) => route.owner === owner);
  const reads: FirstRead[] = [];
  for (const route of routes.filter((_, index) => index % of === part)) {
    const names = idNames(route);
    const [ids] = names.length > 0 ? await recordsOf('ADMIN03', route, 1) : [{} as Ids];
    const first = route.first ?? (owner === 'shell' ? own.get(route.path) : undefined);
    if (ids) reads.push({ route, ids, address: addressOf(route, ids), first: first && pathOf(route, first, ids) });
  }
  return reads;
}

/**
 * Paths of the calls by which a page could begin: the lists, and the records that its address names.
 * @returns whether a sent path is one
 */
export async function listsAndRecords(): Promise<(path: string, ids: Ids) => boolean> {
  const calls = await declaredCalls();
  const of = (operation: string) =>
    [...calls].filter(([name]) => name.endsWith(`.${operation}`)).map(([, path]) => path.replace(/^(?!\/api)/, '/api'));
  const [lists, details] = [new Set(of('list')), of('detail')];
  return (path, ids) =>
    lists.has(path) ||
    Object.values(ids).some((id) => details.some((detail) => detail.replaceAll(/\{\w+\}/g, id) === path));
}

/** Milliseconds by which the answer of a first call is held back: a page that needs it is not ready before. */
const heldBack = 400;

/** What a page read until it was ready. */
export interface Reading {
  /** Paths read, those without an answer left out. */
  readonly answered: readonly string[];
  /** Addresses requested, with their queries. */
  readonly requested: readonly string[];
}

const empty = '/page-500';

declare global {
  interface Window {
    /** Addresses that the document has asked for by `fetch`. */
    consoleRequested?: string[];
  }
}

/** Notes in the document itself what it requests: events of the browser may come once the next page is open. */
function noteRequests(): void {
  const fetch = window.fetch.bind(window);
  window.consoleRequested = [];
  window.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (pathname.startsWith('/api/')) window.consoleRequested?.push(pathname + search);
    return fetch(input, init);
  };
}

/** Goes to an address within the document. @returns what it read from then on until the page is ready */
const readUntilReady = (page: Page, address: string): Promise<Reading> =>
  page.evaluate(
    async ([to, limit]) => {
      const go = (path: string) => {
        history.pushState({ idx: history.length, key: `${path} ${Math.random()}` }, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      };
      const code = () => document.querySelector<HTMLElement>('main .system-content[data-code]')?.dataset['code'];
      const until = async (is: () => boolean, what: string) => {
        for (const end = Date.now() + limit; !is();) {
          if (Date.now() > end) throw new Error(`${what} never settled`);
          await new Promise((resolve) => {
            setTimeout(resolve, 10);
          });
        }
      };
      const isBusy = () =>
        document.querySelector('main :is([role="progressbar"], .record-skeleton, .spin, [aria-busy="true"])') !==
          null || document.querySelector('main h1') === null;
      go('/page-500');
      await until(() => code() === '500', 'the page between');
      performance.clearResourceTimings();
      const start = performance.now();
      window.consoleRequested = [];
      go(to);
      await until(() => code() !== '500' && !isBusy(), to);
      const answers = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= start);
      return { answered: answers.map(({ name }) => new URL(name).pathname), requested: window.consoleRequested };
    },
    [address, limits.expectation] as const,
  );

/** Visits pages as their code arrives, and notes what they read until they are ready. */
export class FirstVisits {
  #held: string | undefined;
  /** Paths that the open document has read: their answers may be in its cache. */
  #known = new Set<string>();

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<FirstVisits> {
    const visits = new FirstVisits(page);
    // What a page reads after it is ready is known to the next one, too.
    page.on('request', (request) => visits.#known.add(new URL(request.url()).pathname));
    await page.addInitScript(noteRequests);
    await page.evaluate(noteRequests);
    await page.route('**/api/**', async (route) => {
      if (new URL(route.request().url()).pathname === visits.#held)
        await new Promise((resolve) => {
          setTimeout(resolve, heldBack);
        });
      await route.continue();
    });
    return visits;
  }

  /** Goes to an address, in another document where the one before has read the same, and waits until it is ready. */
  async to({ address, first }: FirstRead): Promise<Reading> {
    if (first !== undefined && this.#known.has(first)) {
      await this.page.goto(empty);
      await this.page.locator('main .system-content[data-code="500"]').waitFor();
      this.#known = new Set();
    }
    this.#held = first;
    return readUntilReady(this.page, address);
  }
}
