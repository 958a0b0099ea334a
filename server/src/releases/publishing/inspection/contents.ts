import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { unpackRelease } from '../verify-files.ts';
import { broken, sha384 } from '../../record-text.ts';

const decompress = promisify(brotliDecompress);
/** Maximum uncompressed size of one compressed copy, in bytes. */
const unpackedFile = 20 * 1024 * 1024;
/** Whether the registry reads the content of a file; of others it uses size and hash only. */
const isRead = (name: string): boolean =>
  name === 'routes.json' || name === 'mf-manifest.json' || /^remoteEntry[\w.]*\.js$/.test(name);

/** The contents of a release's files that the registry reads. */
export interface Contents {
  /** Transferred bytes: of the compressed copy where there is one. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly texts: ReadonlyMap<string, string>;
}

/** @throws Refusal RELEASE_BROKEN for a copy with other content: its size would count in place of the file's */
async function checkTwin(name: string, content: Buffer, expected: string | undefined): Promise<void> {
  const original = await decompress(content, { maxOutputLength: unpackedFile }).catch(() => null);
  if (original === null || sha384(original) !== expected) throw broken(name);
}

/** Reads an archive once, without storing it. @throws Refusal RELEASE_BROKEN */
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

/** Parses one of the files that describe a release. @throws Refusal RELEASE_BROKEN */
export function jsonOf({ texts }: Contents, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(texts.get(name) ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below, with other invalid content.
  }
  throw broken(name);
}
