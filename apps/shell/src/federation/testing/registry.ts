import { releaseKeysMeta, resolvedType } from '@console/contracts/platform/releases/page';
import type { PlacedRelease, ResolvedReleases, ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { RegistryRemote } from '@console/contracts/core/remote';
import { hashOf, release } from './release.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const encoded = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

const later = '2999-01-01T00:00:00.000Z';

/** The registry in tests: signs documents, answers requests, and serves the records of its releases. */
export class TestRegistry {
  readonly records = new Map<string, string>();
  /** The answer to both calls; a test may replace it by a failure. */
  answer: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));
  readonly fetch = jest.fn((url: string) => this.#served(url));
  #keys: CryptoKeyPair | undefined;

  /** Creates a key and lists it in the page. */
  async open(): Promise<this> {
    this.#keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const key = { ...(await crypto.subtle.exportKey('jwk', this.#keys.publicKey)), kid: 'test' };
    const meta = document.createElement('meta');
    meta.name = releaseKeysMeta;
    meta.content = JSON.stringify([key]);
    document.head.replaceChildren(meta);
    globalThis.fetch = this.fetch as unknown as typeof globalThis.fetch;
    return this;
  }

  #served(url: string): Promise<Response> {
    const record = this.records.get(new URL(url, location.href).pathname);
    const headers = { 'content-type': record?.startsWith('<') ? 'text/html' : 'application/json' };
    if (url.endsWith('/release.json'))
      return Promise.resolve(
        record === undefined ? new Response('{}', { status: 404 }) : new Response(record, { headers }),
      );
    return this.answer();
  }

  /** Serves the record of a release from its folder. */
  async place(change: Partial<RegistryRemote> = {}): Promise<PlacedRelease> {
    const { manifest: _, ...record } = release(change);
    const text = JSON.stringify(record);
    const address = `/remotes/${record.id}/${record.version}/`;
    this.records.set(`${address}release.json`, text);
    return { version: record.version, address, record: await hashOf(text) };
  }

  /** A remote as the server resolves it for a user. */
  async remote(change: Partial<RegistryRemote> = {}, rest: Partial<ResolvedRemote> = {}): Promise<ResolvedRemote> {
    const { id, title, owner } = release(change);
    return {
      id,
      title,
      owner,
      because: 'stable',
      release: await this.place(change),
      fallback: null,
      disabled: null,
      ...rest,
    };
  }

  /** Signs with the key of the page, or with another. */
  async sign(
    releases: unknown,
    { kid = 'test', typ = resolvedType, alg = 'Ed25519', keys = this.#keys! } = {},
  ): Promise<string> {
    const signed = `${encoded({ alg, kid, typ })}.${encoded(releases)}`;
    const signature = await crypto.subtle.sign('Ed25519', keys.privateKey, new TextEncoder().encode(signed));
    return `${signed}.${base64url(new Uint8Array(signature))}`;
  }

  /** Publishes these releases from now on. */
  async release(
    remotes: readonly ResolvedRemote[],
    { revision = 1, validUntil = later }: Partial<ResolvedReleases> = {},
  ): Promise<void> {
    const document = await this.sign({ revision, validUntil, remotes });
    this.answer = () => Promise.resolve(Response.json({ result: { document } }));
  }
}
