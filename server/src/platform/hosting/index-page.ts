import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findAsset } from './assets.ts';

const placeholder = '__NONCE__';

/** The shell's page with a nonce of its own, and that nonce. */
export interface IndexPage { readonly html: string; readonly nonce: string }

/** Reads the shell's page, again when it has been built anew. @returns `null` before the first build. */
export function indexReader(shellDirectory: string): () => Promise<IndexPage | null> {
  let known: { readonly etag: string; readonly html: string } | null = null;
  return async () => {
    const asset = await findAsset(shellDirectory, 'index.html');
    if (!asset) return null;
    if (known?.etag !== asset.etag) known = { etag: asset.etag, html: await readFile(path.join(shellDirectory, 'index.html'), 'utf8') };
    const nonce = randomBytes(16).toString('base64');
    return { html: known.html.replaceAll(placeholder, nonce), nonce };
  };
}
