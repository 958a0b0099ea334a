import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { changeRemote } from '../../scripts/release/change.mjs';
import { connect } from '../../scripts/release/client.mjs';
import { publishBuilt } from '../../scripts/release/publish.mjs';
import type { OwnConsole } from './own-console.ts';
import { releaseOf } from './release.ts';
import { contentOf, documentOf } from './signed-registry.ts';
import { staffOf } from './staff.ts';
import { teamKey } from './team-key.ts';

const dataOf = ({ build }: OwnConsole) => path.join(build, '../data');

/** The folder of a remote's release for users without a canary or pin. */
export const folderOf = async (console_: OwnConsole, id: string): Promise<string> =>
  path.join(
    dataOf(console_),
    'releases',
    path.dirname((await releaseOf(id, console_.url)).manifest).replace('/remotes/', ''),
  );

const connections = new WeakMap<OwnConsole, Map<string, ReturnType<typeof connect>>>();

/** The release command line of a remote's team for a test console; it runs in this process. */
function commandLine(console_: OwnConsole, id: string): ReturnType<typeof connect> {
  const ofConsole = connections.get(console_) ?? new Map<string, ReturnType<typeof connect>>();
  connections.set(console_, ofConsole);
  const existing = ofConsole.get(id);
  if (existing) return existing;
  const connection = staffOf(console_.url)
    .then((staff) => staff.createToken(id))
    .then((token) => connect({ CONSOLE_RELEASE_URL: console_.url, CONSOLE_RELEASE_TOKEN: token }));
  ofConsole.set(id, connection);
  return connection;
}

/**
 * An entry that throws at once. It names the same shared modules, because the registry compares them with the record.
 */
export const brokenEntry = (content: string): string =>
  `throw new Error("broken");/* ${(content.match(/shareKey:"[^"]+"/g) ?? []).join(' ')} */`;

/** Copies the files of a built release, with scripts changed by `edit`. */
export function copyBuilt(from: string, to: string, edit: (content: string, file: string) => string): void {
  fs.cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== 'release.json' });
  for (const name of fs.readdirSync(to).filter((file) => file.endsWith('.js'))) {
    const file = path.join(to, name);
    const before = fs.readFileSync(file, 'utf8');
    const content = edit(before, name);
    if (content === before) continue;
    fs.writeFileSync(file, content);
    // Budgets count the compressed files.
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  }
}

/**
 * Publishes files of a remote again (by default those of the current release), with scripts changed by `edit`.
 * @returns the new version
 */
export async function publishAgain(
  console_: OwnConsole,
  id: string,
  version: string,
  edit: (content: string, file: string) => string,
  from?: string,
): Promise<string> {
  const current = from ?? (await folderOf(console_, id));
  const draft = path.join(console_.build, '..', `${id}-${version}`);
  copyBuilt(current, draft, edit);
  const { version: published } = await publishBuilt(await commandLine(console_, id), id, {
    version,
    from: draft,
    changelog: `Rilis ${version}`,
    environment: { CONSOLE_RELEASE_KEY: teamKey },
  });
  return published;
}

/** Releases files of a remote to all users with the command line; see {@link publishAgain}. @returns the new version */
export async function releaseAgain(
  console_: OwnConsole,
  id: string,
  version: string,
  edit: (content: string, file: string) => string,
  from?: string,
): Promise<string> {
  const published = await publishAgain(console_, id, version, edit, from);
  await changeRemote(await commandLine(console_, id), 'promote', {
    remote: id,
    reason: `Rilis ${version}`,
    body: { version: published },
  });
  return published;
}

/**
 * Content of every file of the build and the releases except one remote's, and the registry's entries of the others.
 */
export async function filesExcept(id: string, console_: OwnConsole): Promise<Readonly<Record<string, string>>> {
  const folders = [console_.build, path.join(dataOf(console_), 'releases')];
  const names = folders
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
    .filter((name) => !name.includes(`/${id}/`) && fs.statSync(name).isFile());
  const { remotes } = contentOf(await documentOf(console_.url));
  return {
    ...Object.fromEntries(
      names.map((name) => [name, createHash('sha256').update(fs.readFileSync(name)).digest('hex')]),
    ),
    registry: JSON.stringify(remotes.filter((remote) => remote.id !== id)),
  };
}
