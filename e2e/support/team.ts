import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyBuilt, folderOf } from './new-release.ts';
import type { OwnConsole } from './own-console.ts';
import { teamKey } from './team-key.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface Team {
  /** Git revision of its clone, unique per team. */
  readonly revision: string;
  /** Runs a command of `pnpm release` in its clone with the team's token. @throws with the output when it fails */
  release(...words: readonly string[]): Promise<string>;
}

/** A clean clone with its own commit; it links this workspace's packages instead of installing them. */
async function clone(folder: string, id: string): Promise<string> {
  await run('git', ['clone', '--quiet', '--shared', root, folder]);
  const git = async (...words: string[]) =>
    (await run('git', ['-C', folder, '-c', 'user.name=Tim', '-c', 'user.email=tim@contoh.id', ...words])).stdout.trim();
  await git('commit', '--quiet', '--allow-empty', '--message', `feat(${id}): rilis mandiri`);
  const packages = ['packages', 'apps'].flatMap((parent) =>
    fs.readdirSync(path.join(folder, parent)).map((name) => path.join(parent, name)),
  );
  for (const place of ['.', ...packages].map((each) => path.join(each, 'node_modules'))) {
    if (fs.existsSync(path.join(root, place))) fs.symlinkSync(path.join(root, place), path.join(folder, place));
  }
  return git('rev-parse', 'HEAD');
}

/** A team with its own clone, in which its remote is built: as it runs now, with scripts changed by `edit`. */
export async function teamOf(
  console_: OwnConsole,
  id: string,
  token: string,
  edit: (content: string, file: string) => string,
): Promise<Team> {
  const folder = path.join(console_.build, '..', `team-${id}`);
  const revision = await clone(folder, id);
  copyBuilt(await folderOf(console_, id), path.join(folder, 'apps', id, 'dist'), edit);
  return {
    revision,
    async release(...words) {
      try {
        return (
          await run(process.execPath, ['scripts/release.mjs', ...words], {
            cwd: folder,
            env: {
              ...process.env,
              CONSOLE_RELEASE_URL: console_.url,
              CONSOLE_RELEASE_TOKEN: token,
              CONSOLE_RELEASE_KEY: teamKey,
            },
          })
        ).stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
        throw new Error(`${stdout}${stderr}`, { cause: error });
      }
    },
  };
}
