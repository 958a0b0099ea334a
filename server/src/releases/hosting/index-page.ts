import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { developmentMeta } from '@console/contracts/platform/releases/development-page';
import { releaseKeysMeta } from '@console/contracts/platform/releases/resolved';
import type { RemoteStart } from './remote-start.ts';
import { startAddress, startMeta } from '@console/contracts/shell/start-address';

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

/** Files that a document needs after its first script, as the build lists them: with a session, at a remote's page. */
interface StartFiles {
  readonly signedIn: readonly string[];
  readonly remotes: readonly string[];
}

async function readStartFiles(shellDirectory: string): Promise<StartFiles> {
  const listed = await readFile(path.join(shellDirectory, 'start-files.json'), 'utf8').catch(() => null);
  return listed === null ? { signedIn: [], remotes: [] } : (JSON.parse(listed) as StartFiles);
}

/** That these services have the start-up call; with a session, the browser asks for it before any script runs. */
const startOf = (hasSession: boolean): string =>
  `<meta name="${startMeta}" content="${startAddress}">${
    hasSession ? `<link rel="preload" as="fetch" href="${startAddress}" crossorigin="anonymous">` : ''
  }`;

const preloadOf = (file: string): string =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${escaped(file)}">`;

const attributes = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** What a remote's page begins with: read by scripts as the chain of hashes, or run with its own. */
const remotePreloads = ({ documents, scripts }: RemoteStart): string =>
  [
    ...documents.map((href) => attributes({ as: 'fetch', crossorigin: 'anonymous', href })),
    ...scripts.map(({ href, integrity }) => attributes({ as: 'script', crossorigin: 'anonymous', integrity, href })),
  ]
    .map((each) => `<link rel="preload"${each}>`)
    .join('');

const preloadsOf = ({ signedIn, remotes }: StartFiles, remote: RemoteStart | null): string =>
  [...signedIn, ...(remote ? remotes : [])].map(preloadOf).join('') + (remote ? remotePreloads(remote) : '');

/** Who opens the page. */
export interface Opened {
  /** Id of a development, whose policy the page allows. */
  readonly development: string | null;
  readonly language: 'id' | 'en';
  /** Whether the browser sent a session: then the page needs more than its first script. */
  readonly hasSession: boolean;
  /** What the page of the address begins with, if a remote's; `null` elsewhere. */
  readonly remote: RemoteStart | null;
}

/**
 * Reads the shell's page, again after a new build, and inserts the public keys of the release registry: an attacker who
 * can change the registry's answers cannot change the page (ADR 22). With the id of a development the page says that
 * its policy allows it, with a session it names the files of the signed-in console and asks for what they begin with.
 * @returns `null` before the first build.
 */
export function indexReader(
  shellDirectory: string,
  keys: () => Promise<readonly unknown[]>,
): (opened: Opened) => Promise<IndexPage | null> {
  const file = path.join(shellDirectory, 'index.html');
  let known: { readonly changedAt: number; readonly html: string; readonly files: StartFiles } | null = null;
  return async ({ development, language, hasSession, remote }) => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (known?.changedAt !== found.mtimeMs)
      known = {
        changedAt: found.mtimeMs,
        html: await readFile(file, 'utf8'),
        files: await readStartFiles(shellDirectory),
      };
    const nonce = randomBytes(16).toString('base64');
    const meta =
      startOf(hasSession) +
      metaOf(releaseKeysMeta, await keys()) +
      (development === null ? '' : metaOf(developmentMeta, development));
    const preloads = hasSession ? preloadsOf(known.files, remote) : '';
    const html = known.html
      .replace(/<head>/i, (head) => head + meta)
      .replace(/<\/head>/i, (end) => preloads + end)
      .replaceAll(placeholders.nonce, nonce)
      .replaceAll(placeholders.language, language);
    return { html, nonce };
  };
}
