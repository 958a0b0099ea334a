// Bundles the services: build/server/main.mjs and the thread of the embedded database. Packages stay outside.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { root } from './lib/paths.mjs';

const output = path.join(root, 'build/server');

/** Our own packages are sources and go into the bundle; all others are found at run time. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      name.startsWith('@console/') || kind === 'entry-point' ? undefined : { path: name, external: true },
    );
  },
};

/** A bundle lies outside the package whose dependencies it uses: a link leads there. */
function linkPackages(folder) {
  const link = path.join(folder, 'node_modules');
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(link, { force: true, recursive: false });
  fs.symlinkSync(path.join(root, 'server/node_modules'), link, 'junction');
}

const common = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesOutside],
};

const options = (entries) => ({
  ...common,
  outdir: output,
  entryPoints: Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, path.join(root, 'server/src', file)]),
  ),
});

const worker = { 'database-worker': 'platform/database/embedded/worker.ts' };

/** What the server's tests need: the thread of the embedded database, the preparation of one with schema and seeds, and the whole program, to be killed. */
export async function buildForTests() {
  linkPackages(output);
  await esbuild.build(
    options({
      ...worker,
      'test-memory-worker': '../test/memory-worker.ts',
      'test-prepare': '../test/prepare.ts',
      'test-program': 'main.ts',
    }),
  );
  const prepare = path.join(output, 'test-prepare.mjs');
  // Changes with everything that shapes the prepared database.
  const fingerprint = createHash('sha256').update(fs.readFileSync(prepare)).digest('hex').slice(0, 16);
  return {
    worker: path.join(output, 'database-worker.mjs'),
    memoryWorker: path.join(output, 'test-memory-worker.mjs'),
    program: path.join(output, 'test-program.mjs'),
    prepare,
    fingerprint,
  };
}

/** The test files, with each module that they share once. They come to lie in the folder as their sources do in `server`. */
export async function buildTestFiles(folder) {
  const server = path.join(root, 'server');
  const files = fs
    .readdirSync(path.join(server, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'));
  fs.rmSync(folder, { recursive: true, force: true });
  linkPackages(folder);
  await esbuild.build({
    ...common,
    outdir: folder,
    outbase: server,
    entryPoints: files.map((name) => path.join(server, 'src', name)),
    splitting: true,
    chunkNames: 'shared/[hash]',
  });
}

/** The whole program. @returns where it lies. */
export async function buildServer() {
  linkPackages(output);
  await esbuild.build(options({ main: 'main.ts', ...worker }));
  return path.join(output, 'main.mjs');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
