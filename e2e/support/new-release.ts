import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OwnConsole } from './own-console.ts';
import { releaseOf } from './release.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the files of the current release of a remote lie. */
export const folderOf = async ({ build, url }: OwnConsole, id: string): Promise<string> =>
  path.join(build, path.dirname((await releaseOf(id, url)).manifest));

/** Releases files of a remote, by default the current ones, once more with scripts changed by `edit`, by the command that people use. */
export async function releaseAnew(console_: OwnConsole, id: string, version: string, edit: (content: string, file: string) => string, from?: string): Promise<void> {
  const current = from ?? await folderOf(console_, id);
  const draft = path.join(console_.build, '..', `${id}-${version}`);
  fs.cpSync(current, draft, { recursive: true, filter: (file) => !file.endsWith('.br') });
  for (const name of fs.readdirSync(draft).filter((file) => file.endsWith('.js'))) {
    const file = path.join(draft, name);
    fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8'), name));
  }
  await promisify(execFile)(process.execPath, ['scripts/release.mjs', id, '--version', version, '--from', draft], { cwd: root, env: { ...process.env, CONSOLE_BUILD_DIR: console_.build } });
}

/** Every file of the build but those of one remote, by content, and what the registry says of the others. */
export function everythingBut(id: string, { build }: OwnConsole): Readonly<Record<string, string>> {
  const names = fs.readdirSync(build, { recursive: true }).map(String).filter((name) => !name.startsWith(`remotes/${id}`) && fs.statSync(path.join(build, name)).isFile());
  const registry = JSON.parse(fs.readFileSync(path.join(build, 'registry.json'), 'utf8')) as { remotes: { id: string }[] };
  return {
    ...Object.fromEntries(names.filter((name) => name !== 'registry.json').map((name) => [name, createHash('sha256').update(fs.readFileSync(path.join(build, name))).digest('hex')])),
    'registry.json': JSON.stringify(registry.remotes.filter((remote) => remote.id !== id)),
  };
}
