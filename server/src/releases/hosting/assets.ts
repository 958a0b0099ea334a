import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A file below a directory that is served. */
export interface Asset {
  readonly file: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly etag: string;
  readonly type: string;
  /** Its name holds a hash of its content: it may be kept for ever. */
  readonly hashed: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Kinds of file that compress well. */
export const isText = ({ type }: Pick<Asset, 'type'>): boolean => /^(text\/|application\/json|image\/svg)/.test(type);

/** Where a decoded path lies below a directory; `null` for anything that would lead out of it or to a hidden file. */
function below(directory: string, name: string): string | null {
  if (name.includes('\0') || name.split(/[/\\]/).some((part) => part.startsWith('.'))) return null;
  const file = path.join(directory, name);
  return file.startsWith(directory + path.sep) ? file : null;
}

/**
 * Finds a file to serve.
 * @param name its percent-encoded path below the directory.
 * @returns `null` when there is none of a known type.
 */
export async function findAsset(directory: string, name: string): Promise<Asset | null> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    return null;
  }
  const type = types[path.extname(decoded)];
  const file = below(path.resolve(directory), decoded);
  const found = type && file ? await stat(file).catch(() => null) : null;
  if (!type || !file || !found?.isFile()) return null;
  return {
    file,
    type,
    size: found.size,
    etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
    hashed: /\.[0-9a-f]{8,}\.\w+$/.test(decoded),
  };
}
