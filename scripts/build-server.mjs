// Bundles the services: build/server/main.mjs and the worker thread of the embedded database, without npm packages.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { root } from './lib/paths.mjs';

const output = path.join(root, 'build/server');

/** Bundles the workspace's packages, which are sources; all others are resolved at run time. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      name.startsWith('@console/') || kind === 'entry-point' ? undefined : { path: name, external: true },
    );
  },
};

/** The bundle is outside the package with its dependencies, so a link to them is needed. */
function linkPackages(folder) {
  const link = path.join(folder, 'node_modules');
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(link, { force: true, recursive: false });
  fs.symlinkSync(path.join(root, 'server/node_modules'), link, 'junction');
}

const common = {
  // Names in bundles are the same in each clone and from each folder.
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesOutside],
};

const options = (entries, outdir = output) => ({
  ...common,
  outdir,
  entryPoints: Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, path.join(root, 'server/src', file)]),
  ),
});

const worker = { 'database-worker': 'platform/database/embedded/worker.ts' };

/**
 * Bundles for the server's tests: the database worker, the preparation of a database, and the program for crash tests.
 * @param {string} folder where they are written
 */
export async function buildForTests(folder) {
  linkPackages(folder);
  const entries = {
    ...worker,
    'test-memory-worker': '../test/memory-worker.ts',
    'test-prepare': '../test/prepare.ts',
    'test-program': 'main.ts',
  };
  await esbuild.build(options(entries, folder));
  const prepare = path.join(folder, 'test-prepare.mjs');
  // Changes whenever something that shapes the prepared database changes.
  const fingerprint = createHash('sha256').update(fs.readFileSync(prepare)).digest('hex').slice(0, 16);
  return {
    worker: path.join(folder, 'database-worker.mjs'),
    memoryWorker: path.join(folder, 'test-memory-worker.mjs'),
    program: path.join(folder, 'test-program.mjs'),
    prepare,
    fingerprint,
  };
}

/** All test files, below `server`. */
export const serverTestFiles = () =>
  fs
    .readdirSync(path.join(root, 'server/src'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .toSorted();

/**
 * The imports of the test files, of the preparation of a database and of the program.
 * @returns {Promise<Record<string, { imports: { path: string, external?: boolean }[] }>>} by source, below the root
 */
export async function testInputs() {
  const entries = ['src/main.ts', `src/${worker['database-worker']}`, 'test/memory-worker.ts', 'test/prepare.ts'];
  const { metafile } = await esbuild.build({
    ...common,
    stdin: {
      contents: [...serverTestFiles(), ...entries].map((name) => `import './${name}';`).join('\n'),
      resolveDir: path.join(root, 'server'),
    },
    // One bundle, which nobody reads, takes a tenth of the time of one for each test file.
    outfile: path.join(output, 'inputs.mjs'),
    outExtension: {},
    sourcemap: false,
    write: false,
    metafile: true,
  });
  return metafile.inputs;
}

/**
 * Bundles test files, shared modules once. The folder mirrors the one of their sources in `server`.
 * @param {string} folder
 * @param {readonly string[]} files below `server`
 */
export async function buildTestFiles(folder, files = serverTestFiles()) {
  const server = path.join(root, 'server');
  fs.rmSync(folder, { recursive: true, force: true });
  linkPackages(folder);
  await esbuild.build({
    ...common,
    outdir: folder,
    outbase: server,
    entryPoints: files.map((name) => path.join(server, name)),
    splitting: true,
    chunkNames: 'shared/[hash]',
  });
}

const program = { main: 'main.ts', ...worker };

/** Bundles the program. @returns its path */
export async function buildServer() {
  linkPackages(output);
  await esbuild.build(options(program));
  return path.join(output, 'main.mjs');
}

/**
 * Bundles the program and keeps what was read, so that a rebuild takes a fraction of the first build.
 * @returns `contains`: whether the program consists of this file, relative to the root
 */
export async function watchedServer() {
  linkPackages(output);
  const context = await esbuild.context({ ...options(program), absWorkingDir: root, metafile: true });
  let inputs = new Set();
  const rebuild = async () => {
    const { metafile } = await context.rebuild();
    inputs = new Set(Object.keys(metafile.inputs));
  };
  await rebuild();
  return {
    rebuild,
    contains: (file) => inputs.has(file.split(path.sep).join('/')),
    dispose: () => context.dispose(),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
