import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OwnConsole } from './own-console.ts';
import { releaseOf } from './release.ts';
import { contentOf, documentOf } from './signed-registry.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataOf = ({ build }: OwnConsole) => path.join(build, '../data');

/** Where the files of the release of a remote lie that nobody in particular gets. */
export const folderOf = async (console_: OwnConsole, id: string): Promise<string> =>
  path.join(dataOf(console_), 'releases', path.dirname((await releaseOf(id, console_.url)).manifest).replace('/remotes/', ''));

/** Runs the command line of the teams against a console of the tests. @returns what it said */
export async function teamCommand(console_: OwnConsole, ...words: readonly string[]): Promise<string> {
  const token = fs.readFileSync(path.join(dataOf(console_), 'release-token'), 'utf8').trim();
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env: { ...process.env, CONSOLE_RELEASE_URL: console_.url, CONSOLE_RELEASE_TOKEN: token } });
  return stdout;
}

/** Publishes files of a remote, by default those of the current release, once more with scripts changed by `edit`. @returns the version it has got */
export async function publishAnew(console_: OwnConsole, id: string, version: string, edit: (content: string, file: string) => string, from?: string): Promise<string> {
  const current = from ?? await folderOf(console_, id);
  const draft = path.join(console_.build, '..', `${id}-${version}`);
  fs.cpSync(current, draft, { recursive: true, filter: (file) => !file.endsWith('.br') && path.basename(file) !== 'release.json' });
  for (const name of fs.readdirSync(draft).filter((file) => file.endsWith('.js'))) {
    const file = path.join(draft, name);
    fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8'), name));
  }
  const said = await teamCommand(console_, 'publish', id, '--version', version, '--from', draft, '--changelog', `Rilis ${version}`);
  const [published] = /\d[\w.]*-[0-9a-f]{10}/.exec(said.split('\n').find((line) => /^(Published|Was published)/.test(line)) ?? '') ?? [];
  if (!published) throw new Error(`The command line does not say what it published: ${said}`);
  return published;
}

/** Releases files of a remote to everybody, by the command that people use; see {@link publishAnew}. @returns the version it has got */
export async function releaseAnew(console_: OwnConsole, id: string, version: string, edit: (content: string, file: string) => string, from?: string): Promise<string> {
  const published = await publishAnew(console_, id, version, edit, from);
  await teamCommand(console_, 'promote', id, '--version', published, '-m', `Rilis ${version}`);
  return published;
}

/** Every file of the build and of the releases but those of one remote, by content, and what the registry says of the others. */
export async function everythingBut(id: string, console_: OwnConsole): Promise<Readonly<Record<string, string>>> {
  const folders = [console_.build, path.join(dataOf(console_), 'releases')];
  const names = folders.flatMap((folder) => fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))).filter((name) => !name.includes(`/${id}/`) && fs.statSync(name).isFile());
  const { remotes } = contentOf(await documentOf(console_.url));
  return {
    ...Object.fromEntries(names.map((name) => [name, createHash('sha256').update(fs.readFileSync(name)).digest('hex')])),
    registry: JSON.stringify(remotes.filter((remote) => remote.id !== id)),
  };
}
