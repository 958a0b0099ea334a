import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../../platform/unavailable.ts';
import type { ReleaseStore, StoredAsset } from './store.ts';

export interface S3Options {
  /** Address of the bucket, optionally with a folder: `https://s3.example/bucket/console`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const hashed = /\.[0-9a-f]{8,}\.\w+(\.br)?$/;
const patienceMs = 15_000;

/** Releases in an S3-compatible store: put, get, head, list and delete of objects, signed (Signature Version 4). */
export class S3Store implements ReleaseStore {
  readonly directory = null;
  readonly #client: AwsClient;
  readonly #bucket: URL;
  readonly #prefix: string;

  constructor(private readonly options: S3Options) {
    const { url, ...identity } = options;
    this.#client = new AwsClient({ ...identity, service: 's3', retries: 3 });
    const [, bucket = '', ...folders] = new URL(url).pathname.split('/');
    this.#bucket = new URL(`/${bucket}`, url);
    this.#prefix = folders
      .filter(Boolean)
      .map((folder) => `${folder}/`)
      .join('');
  }

  #address(name: string): string {
    return `${this.#bucket.href}/${this.#prefix}${name.split('/').map(encodeURIComponent).join('/')}`;
  }

  async #ask(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.#client
      .fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
      .catch((error: unknown) => {
        throw new Unavailable('UPSTREAM_UNAVAILABLE', 'The release store cannot be reached', { cause: error });
      });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    // The store's error text is left out: it may repeat the signed request.
    const said = `The release store answered ${response.status} to ${init.method ?? 'GET'}`;
    if (response.status >= 500 || response.status === 429) throw new Unavailable('UPSTREAM_UNAVAILABLE', said);
    throw new Error(said);
  }

  async put(name: string, content: Buffer, type: string): Promise<void> {
    if (await this.has(name)) return;
    const response = await this.#ask(this.#address(name), {
      method: 'PUT',
      body: new Uint8Array(content),
      headers: {
        'content-type': type,
        'cache-control': hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
    if (!response.ok) throw new Error('The bucket of the releases does not exist');
    await response.body?.cancel();
  }

  async open(name: string): Promise<StoredAsset | null> {
    const response = await this.#ask(this.#address(name));
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return null;
    }
    return {
      size: Number(response.headers.get('content-length')),
      content: Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
    };
  }

  async has(name: string): Promise<boolean> {
    return (await this.#ask(this.#address(name), { method: 'HEAD' })).ok;
  }

  async remove(remote: string, version: string): Promise<void> {
    for (;;) {
      const listed = await this.#ask(
        `${this.#bucket.href}?list-type=2&prefix=${encodeURIComponent(`${this.#prefix}${remote}/${version}/`)}`,
      );
      const keys = [...(await listed.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
      if (keys.length === 0) return;
      for (const key of keys) {
        const response = await this.#ask(`${this.#bucket.href}/${key.split('/').map(encodeURIComponent).join('/')}`, {
          method: 'DELETE',
        });
        await response.body?.cancel();
      }
    }
  }
}
