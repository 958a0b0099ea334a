import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { PlacedRelease, ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import { releaseKeysMeta, resolvedType } from '@console/contracts/platform/releases/page';
import type { Registry, RegistryRemote } from '@console/contracts/core/remote';
import type { Page, Route } from '@playwright/test';
import { environments } from './environments.ts';

/** The two calls that answer the registry's document. */
export const registryCalls = /\/api\/(publish|middle)\/releases$/;

const kid = 'e2e';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const hashOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What a signed document says. */
export const contentOf = (document: string): ResolvedReleases =>
  JSON.parse(Buffer.from(document.split('.')[1] ?? '', 'base64url').toString()) as ResolvedReleases;

/** Signs a document by the key of the tests, which only pages believe that have been told of it. */
export function signed(releases: ResolvedReleases): string {
  const text = `${base64url({ alg: 'Ed25519', kid, typ: resolvedType })}.${base64url(releases)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

/** The document that the registry of a console answers to nobody in particular. */
export async function documentOf(url: string = environments.local.url): Promise<string> {
  const answer = (await (await fetch(`${url}/api/publish/releases`)).json()) as { result: { document: string } };
  return answer.result.document;
}

/** Reads the record of a release: what the registry knows of it beside its place. */
export async function recordOf({ address }: PlacedRelease, url: string): Promise<RegistryRemote> {
  const record = (await (await fetch(new URL(`${address}release.json`, url))).json()) as Omit<
    RegistryRemote,
    'manifest'
  >;
  return { ...record, manifest: `${address}mf-manifest.json` };
}

/** What the registry of a console says to nobody in particular, with the records of all releases. */
export async function registryOf(url: string = environments.local.url): Promise<Registry> {
  const { revision, remotes } = contentOf(await documentOf(url));
  return { revision, remotes: await Promise.all(remotes.map(({ release }) => recordOf(release, url))) };
}

/** Answers the registry's calls of one browser by hand. */
export async function answerRegistry(page: Pick<Page, 'route'>, handle: (route: Route) => unknown): Promise<void> {
  await page.route(registryCalls, async (route) => {
    await handle(route);
  });
}

/** Writes the key of the tests into the pages of one browser, beside those of the console: as who serves the page could. */
export async function believeTests(page: Pick<Page, 'route'>): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const key = JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid }).replaceAll('"', '&quot;');
    const body = (await response.text()).replace(
      new RegExp(`(name="${releaseKeysMeta}" content=")\\[`),
      (_, start: string) => `${start}[${key},`,
    );
    return route.fulfill({ response, body });
  });
}

/** Changes on its way what the registry says to one browser, and signs it anew. */
export async function resign(route: Route, change: (releases: ResolvedReleases) => ResolvedReleases): Promise<void> {
  const response = await route.fetch();
  if (response.status() !== 200) return route.fulfill({ response });
  const answer = (await response.json()) as { result: { document: string } };
  await route.fulfill({
    response,
    json: { ...answer, result: { document: signed(change(contentOf(answer.result.document))) } },
  });
}
