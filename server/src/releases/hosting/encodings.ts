import { readFile, stat } from 'node:fs/promises';
import { compressText, smallest, type Encoding } from '../../platform/http/encodings.ts';
import { isText, type Asset } from './assets.ts';

const rememberedFiles = 200;

const remembered = new Map<string, Promise<Buffer>>();

async function compressOnce(asset: Asset, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding} ${asset.etag} ${asset.file}`;
  const known = remembered.get(key);
  if (known) return known;
  const [oldest] = remembered.keys();
  if (remembered.size >= rememberedFiles && oldest !== undefined) remembered.delete(oldest);
  const compressing = readFile(asset.file).then((content) => compressText(content, encoding));
  remembered.set(key, compressing);
  compressing.catch(() => remembered.delete(key));
  return compressing;
}

/** What is sent for an asset: the build's own compressed twin, a compression made once and remembered, or the file. */
export type Content = { readonly encoding: Encoding } & (
  | { readonly file: string; readonly size: number }
  | { readonly body: Buffer }
);

/** Chooses how an asset is sent. */
export async function contentOf(asset: Asset, encoding: Encoding): Promise<Content> {
  if (encoding === 'br') {
    const twin = await stat(`${asset.file}.br`).catch(() => null);
    if (twin) return { encoding, file: `${asset.file}.br`, size: twin.size };
  }
  if (encoding === null || !isText(asset) || asset.size < smallest)
    return { encoding: null, file: asset.file, size: asset.size };
  return { encoding, body: await compressOnce(asset, encoding) };
}
