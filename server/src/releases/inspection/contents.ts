import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { unpackRelease } from '../archive.ts';
import { broken, sha384 } from '../record-text.ts';

const decompress = promisify(brotliDecompress);
/** Most bytes that one compressed twin unpacks to. */
const unpackedFile = 20 * 1024 * 1024;
/** Whether the registry reads a file; of all others it knows size and hash. */
const isRead = (name: string): boolean =>
  name === 'routes.json' || name === 'mf-manifest.json' || /^remoteEntry[\w.]*\.js$/.test(name);

/** What the registry reads of a release's files. */
export interface Contents {
  /** Bytes as browsers get them: of the compressed twin where there is one. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * @throws Refusal RELEASE_BROKEN for a twin that is not the same content: its size would count in place of the file's.
 */
async function checkTwin(name: string, content: Buffer, expected: string | undefined): Promise<void> {
  const original = await decompress(content, { maxOutputLength: unpackedFile }).catch(() => null);
  if (original === null || sha384(original) !== expected) throw broken(name);
}

/** Reads an archive once, without keeping anything of it. @throws Refusal RELEASE_BROKEN */
export async function contentsOf(archive: string, { integrity }: ReleaseRecord): Promise<Contents> {
  const sizes = new Map<string, number>();
  const twins = new Map<string, number>();
  const texts = new Map<string, string>();
  await unpackRelease(archive, { integrity }, async ({ name, content }) => {
    if (name.endsWith('.br')) {
      const original = name.slice(0, -'.br'.length);
      await checkTwin(name, content, integrity[original]);
      twins.set(original, content.length);
      return;
    }
    sizes.set(name, content.length);
    if (isRead(name)) texts.set(name, content.toString('utf8'));
  });
  return { sizes: new Map([...sizes].map(([name, size]) => [name, twins.get(name) ?? size])), texts };
}

/** One of the files that say what a release is. @throws Refusal RELEASE_BROKEN */
export function jsonOf({ texts }: Contents, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(texts.get(name) ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, like every other content that is none.
  }
  throw broken(name);
}
