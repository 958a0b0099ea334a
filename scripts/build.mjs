// `node scripts/build.mjs`: builds shell, remotes and services for production; unchanged parts are skipped.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate } from '../packages/build/src/declaration/evaluate.mjs';
import { buildDirectory, cacheDirectory, remoteIds } from '../packages/build/src/paths.mjs';
import { builtReleaseFolder, storeRelease } from '../packages/build/src/release/store-release.mjs';
import { recordFile } from '../packages/build/src/release/record.mjs';
import { buildPart } from './lib/part.mjs';
import { root } from './lib/paths.mjs';
import { pool } from './lib/pool.mjs';
import { run } from './lib/run.mjs';
import { sbomFile, writeSbom } from './lib/sbom.mjs';
import { main, step, StepFailure } from './lib/step.mjs';

const always = ['pnpm-lock.yaml', 'patches', 'packages/contracts'];
const preset = [...always, 'packages/build'];
const exists = (...names) => fs.existsSync(path.join(...names));

async function webpack(id) {
  const { code, output } = await run(process.execPath, ['packages/build/src/run.mjs', `apps/${id}`]);
  if (code !== 0) throw new StepFailure(`Building ${id} failed:\n${output.trim()}`);
}

const shell = {
  name: 'shell',
  inputs: [...preset, 'apps/shell', 'packages/api', 'packages/auth', 'packages/ui'],
  built: () => exists(buildDirectory, 'shell/index.html'),
  work: () => webpack('shell'),
};

const remote = (id) => ({
  name: id,
  inputs: [...preset, `apps/${id}`],
  built: () => exists(builtReleaseFolder(id), recordFile),
  work: async () => {
    await webpack(id);
    return storeRelease(id);
  },
});

const server = {
  name: 'services',
  inputs: [...always, 'server/src', 'server/package.json', 'scripts/build-server.mjs'],
  built: () => exists(root, 'build/server/main.mjs'),
  work: async () => {
    const { buildServer } = await import('./build-server.mjs');
    await buildServer();
  },
};

const sbom = {
  name: 'bill of materials',
  inputs: ['pnpm-lock.yaml', 'package.json', 'scripts/lib/sbom.mjs'],
  built: () => exists(buildDirectory, sbomFile),
  work: () => writeSbom(path.join(buildDirectory, sbomFile)),
};

/** Builds parts in parallel and prints a line for each. */
const buildParts = (parts) =>
  pool(parts, (part) =>
    step(`build ${part.name}`, () =>
      buildPart(part, path.join(cacheDirectory, 'build'), process.version, buildDirectory),
    ),
  );

/** Builds everything. */
export const buildAll = () => buildParts([shell, ...remoteIds().map(remote), server, sbom]);

/** Whether a remote declares privileges of its own, which the services learn from its release. */
async function declaresPrivileges(id) {
  const { value } = await evaluate(path.join(root, 'apps', id, 'remote.ts'));
  return value.modules.some(({ sidebar }) => sidebar);
}

/** Builds what development servers do not serve: the services, and the other remotes if they were never built. */
export async function buildAround(developed) {
  const bringing = await Promise.all(developed.map(async (id) => ((await declaresPrivileges(id)) ? [remote(id)] : [])));
  await buildParts([
    server,
    ...bringing.flat(),
    ...remoteIds()
      .filter((id) => !developed.includes(id))
      .map((id) => ({ ...remote(id), keep: true })),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(buildAll);
