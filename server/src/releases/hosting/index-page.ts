import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { developmentMeta } from '@console/contracts/platform/releases/development-page';
import { releaseKeysMeta } from '@console/contracts/platform/releases/resolved';

const placeholders = { nonce: '__NONCE__', language: '__LANGUAGE__' } as const;

/** Language of the texts inside the page: English if the browser prefers it, else Indonesian. */
export const pageLanguage = (accepted: string | undefined): 'id' | 'en' =>
  /^\s*en\b/i.test(accepted ?? '') ? 'en' : 'id';

/** The shell's page with a new nonce. */
export interface IndexPage {
  readonly html: string;
  readonly nonce: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A JSON value as the content of a `meta` element. */
const metaOf = (name: string, value: unknown): string =>
  `<meta name="${name}" content="${escaped(JSON.stringify(value))}">`;

/** Files that a document with a session needs after its first script, as the build lists them. */
async function readStartFiles(shellDirectory: string): Promise<readonly string[]> {
  const listed = await readFile(path.join(shellDirectory, 'start-files.json'), 'utf8').catch(() => '[]');
  return JSON.parse(listed) as string[];
}

const preloadOf = (file: string): string =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${escaped(file)}">`;

/** Who opens the page. */
export interface Opened {
  /** Id of a development, whose policy the page allows. */
  readonly development: string | null;
  readonly language: 'id' | 'en';
  /** Whether the browser sent a session: then the page needs more than its first script. */
  readonly hasSession: boolean;
}

/**
 * Reads the shell's page, again after a new build, and inserts the public keys of the release registry: an attacker who
 * can change the registry's answers cannot change the page (ADR 22). With the id of a development the page says that
 * its policy allows it, with a session it names the files of the signed-in console.
 * @returns `null` before the first build.
 */
export function indexReader(
  shellDirectory: string,
  keys: () => Promise<readonly unknown[]>,
): (opened: Opened) => Promise<IndexPage | null> {
  const file = path.join(shellDirectory, 'index.html');
  let known: { readonly changedAt: number; readonly html: string; readonly preloads: string } | null = null;
  return async ({ development, language, hasSession }) => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (known?.changedAt !== found.mtimeMs)
      known = {
        changedAt: found.mtimeMs,
        html: await readFile(file, 'utf8'),
        preloads: (await readStartFiles(shellDirectory)).map(preloadOf).join(''),
      };
    const nonce = randomBytes(16).toString('base64');
    const meta =
      metaOf(releaseKeysMeta, await keys()) + (development === null ? '' : metaOf(developmentMeta, development));
    const { preloads } = known;
    const html = known.html
      .replace(/<head>/i, (head) => head + meta)
      .replace(/<\/head>/i, (end) => (hasSession ? preloads + end : end))
      .replaceAll(placeholders.nonce, nonce)
      .replaceAll(placeholders.language, language);
    return { html, nonce };
  };
}
