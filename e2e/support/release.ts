import type { RegistryRemote } from '@console/contracts/core/remote';
import { expect, type Page, type Route } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { environments } from './environments.ts';
import { trustTestKey, hashOf, registryCalls, registryOf, resign } from './signed-registry.ts';
import { withOwnCallsOnly } from './start-call.ts';

export { registryOf } from './signed-registry.ts';

/** The registry's release of one remote. */
export async function releaseOf(id: string, url?: string): Promise<RegistryRemote> {
  const release = (await registryOf(url)).remotes.find((remote) => remote.id === id);
  if (!release) throw new Error(`The registry names no ${id}`);
  return release;
}

/** Path of a release's file whose name starts like this. */
export function fileOf(release: RegistryRemote, start: string): string {
  const name = Object.keys(release.integrity).find((file) => file.startsWith(start));
  if (!name) throw new Error(`${release.id} has no file ${start}…`);
  return release.manifest.replace('mf-manifest.json', name);
}

export interface PageCode {
  /** Path of the file with the page's own code. */
  readonly file: string;
  /** Number of the page's module in it. */
  readonly module: string;
}

/** Name and kind under which the declaration imports the routes of `crud`: `/card-types` → `yc`, `list`. */
function standardPage(declaration: string, path: string): { readonly routes: string; readonly kind: string } | null {
  for (const [, routes = '', pages = ''] of declaration.matchAll(/"(\w+)",0,\{module:[^{}]*pages:\{([^{}]*)\}/g)) {
    const kind = [...pages.matchAll(/(\w+):"([^"?]*)/g)].find(([, , address]) => address === path)?.[1];
    if (kind) return { routes, kind };
  }
  return null;
}

/** The part of a declaration that begins with the load of a page, be it written out or declared by `crud`. */
function loadIn(declaration: string, path: string): string {
  const written = declaration.split(`path:"${path}",`)[1]?.split('load:')[1];
  const standard = standardPage(declaration, path);
  if (written !== undefined || !standard) return written ?? '';
  const module = declaration.split(`.${standard.routes},{`)[1]?.split('.crud)(')[0] ?? '';
  const own = module.split('own:{')[1]?.split(new RegExp(`\\b${standard.kind}:`))[1];
  return own ?? module.split('screens:')[1] ?? '';
}

/** Finds a page's code by reading the release's built declaration. */
export async function codeOf(
  release: RegistryRemote,
  path: string,
  url: string = environments.local.url,
): Promise<PageCode> {
  const declaration = await (await fetch(url + fileOf(release, '__federation_expose_remote'))).text();
  const [load = '', then = ''] = loadIn(declaration, path).split('.then(');
  const chunk = [...load.matchAll(/\.e\((\d+)\)/g)].at(-1)?.[1];
  const module = /\d+/.exec(then)?.[0];
  if (!chunk || !module) throw new Error(`${release.id} declares no ${path}`);
  return { file: fileOf(release, `${chunk}.`), module };
}

/** Removes a fault. */
export type Heal = () => Promise<void>;

/** Matches the end of an address (`**` before it), also with the retry parameter. */
const endingIn = (glob: string): RegExp | string =>
  /^\*\*[^*]+$/.test(glob)
    ? new RegExp(`${glob.slice(2).replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`)}(?:\\?again=\\d+)?$`)
    : glob;

/** Answers a browser's request in the test until healed. */
export async function intercept(page: Page, url: string | RegExp, handle: (route: Route) => unknown): Promise<Heal> {
  let healed = false;
  if (url === registryCalls) await withOwnCallsOnly(page);
  await page.route(typeof url === 'string' ? endingIn(url) : url, async (route) => {
    await (healed ? route.fallback() : handle(route));
  });
  return () => Promise.resolve(void (healed = true));
}

export interface Changes {
  /** New content of files, by path. The record lists the hash of the new content, as if it was released like this. */
  readonly files?: Readonly<Record<string, (content: string) => string>>;
  /** Changes the release's record. */
  readonly line?: (release: RegistryRemote) => RegistryRemote;
}

/** Gives one browser another release of a remote, with a signature its page accepts, until healed. */
export async function releaseChanged(
  page: Page,
  release: RegistryRemote,
  { files = {}, line = (same) => same }: Changes,
): Promise<Heal> {
  const integrity: Record<string, string> = { ...release.integrity };
  const heals: Heal[] = [];
  await trustTestKey(page);
  for (const [path, change] of Object.entries(files)) {
    const answer = await page.request.get(path);
    const body = change(await answer.text());
    integrity[path.split('/').at(-1) ?? ''] = hashOf(body);
    heals.push(await intercept(page, `**${path}`, (route) => route.fulfill({ body, contentType: 'text/javascript' })));
  }
  const { manifest, ...record } = line({ ...release, integrity });
  const text = JSON.stringify(record);
  heals.push(
    await intercept(page, `**${manifest.replace('mf-manifest.json', 'release.json')}`, (route) =>
      route.fulfill({ body: text, contentType: 'application/json' }),
    ),
  );
  heals.push(
    await intercept(page, registryCalls, (route) =>
      resign(route, (releases) => ({
        ...releases,
        remotes: releases.remotes.map((remote) =>
          remote.id === release.id ? { ...remote, release: { ...remote.release, record: hashOf(text) } } : remote,
        ),
      })),
    ),
  );
  return async () => {
    await Promise.all(heals.map((heal) => heal()));
  };
}

/** The error page of a remote that is not available. */
export function failureOn(page: Page) {
  const failure = page.locator('[data-failure]');
  const fact = (title: string) =>
    failure.locator('dt', { hasText: new RegExp(`^${title}$`) }).locator('xpath=following-sibling::dd[1]');
  return {
    failure,
    heading: failure.getByRole('heading', { level: 1 }),
    retry: failure.getByRole('button', { name: 'Coba lagi' }),
    owner: fact('Penanggung jawab'),
    version: fact('Versi'),
    supportId: fact('Kode bantuan'),
    /** Presses retry; after a passing cause the page may already be back. */
    async recover() {
      const pressed = await this.retry.click({ timeout: limits.attempt }).then(
        () => true,
        () => false,
      );
      if (!pressed) await expect(failure).toHaveCount(0);
    },
    async says(kind: string, sentence: string, { timeout = limits.expectation }: { timeout?: number } = {}) {
      await expect(failure).toHaveAttribute('data-failure', kind, { timeout });
      await expect(failure.getByText(sentence)).toBeVisible();
    },
  };
}

/** Leaves a mark in the document; {@link sameDocument} checks whether it is still there. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept';
  });
export const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
export const expectNewDocument = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-mark', 'kept');
