import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { PlacedRelease, ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import { releaseKeysMeta, resolvedType } from '@console/contracts/platform/releases/page';
import type { Registry, RegistryRemote } from '@console/contracts/core/remote';
import type { Page, Route } from '@playwright/test';
import { environments } from './environments.ts';
import { withOwnCallsOnly } from './start-call.ts';

/** The two calls that return the registry's document. */
export const registryCalls = /\/api\/(publish|middle)\/releases$/;

const kid = 'e2e';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const hashOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The content of a signed document. */
export const contentOf = (document: string): ResolvedReleases =>
  JSON.parse(Buffer.from(document.split('.')[1] ?? '', 'base64url').toString()) as ResolvedReleases;

/** Signs a document with the test key, which only pages with the test key accept. */
export function signed(releases: ResolvedReleases): string {
  const text = `${base64url({ alg: 'Ed25519', kid, typ: resolvedType })}.${base64url(releases)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

/** The public document of a console's registry. */
export async function documentOf(url: string = environments.local.url): Promise<string> {
  const answer = (await (await fetch(`${url}/api/publish/releases`)).json()) as { result: { document: string } };
  return answer.result.document;
}

/** Reads the record of a release. */
export async function recordOf({ address }: PlacedRelease, url: string): Promise<RegistryRemote> {
  const record = (await (await fetch(new URL(`${address}release.json`, url))).json()) as Omit<
    RegistryRemote,
    'manifest'
  >;
  return { ...record, manifest: `${address}mf-manifest.json` };
}

/** The public releases of a console's registry with their records. */
export async function registryOf(url: string = environments.local.url): Promise<Registry> {
  const { revision, remotes } = contentOf(await documentOf(url));
  return { revision, remotes: await Promise.all(remotes.map(({ release }) => recordOf(release, url))) };
}

/** Answers the registry's calls of one browser in the test. */
export async function answerRegistry(page: Pick<Page, 'route'>, handle: (route: Route) => unknown): Promise<void> {
  await withOwnCallsOnly(page);
  await page.route(registryCalls, async (route) => {
    await handle(route);
  });
}

/** Adds the test key to the pages of one browser, as the server of the page could. */
export async function trustTestKey(page: Pick<Page, 'route'>): Promise<void> {
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

/** Changes the registry's document for one browser, and signs it with the test key. */
export async function resign(route: Route, change: (releases: ResolvedReleases) => ResolvedReleases): Promise<void> {
  const response = await route.fetch();
  if (response.status() !== 200) return route.fulfill({ response });
  const answer = (await response.json()) as { result: { document: string } };
  await route.fulfill({
    response,
    json: { ...answer, result: { document: signed(change(contentOf(answer.result.document))) } },
  });
}
