// Keys of kept results of the tests of apps, packages and scripts.
import fs from 'node:fs';
import path from 'node:path';
import esbuild from 'esbuild';
import jestConfig from '../../jest.config.mjs';
import { inputsOf, keysOf, Sources } from './kept-results-keys.mjs';
import { root } from './paths.mjs';

/** How the tests are run. */
const support = ['jest.config.mjs', 'packages/build/src/jest', 'scripts/jest'];

function filesBelow(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(name);
    return [name];
  });
}

/** The test files of a project of Jest, whose patterns are all `**\/*.` and an ending. */
const filesOf = ({ roots, testMatch }) =>
  roots
    .flatMap((folder) => filesBelow(folder.replace('<rootDir>/', '')))
    .filter((file) => testMatch.some((pattern) => file.endsWith(pattern.replace('**/*', ''))));

/** All test files of the projects in `jest.config.mjs`, below the root. */
export const unitTestFiles = () => [...new Set(jestConfig.projects.flatMap(filesOf))];

/** Bundles the workspace's packages, which are sources; all others are described by the lock file. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      name.startsWith('@console/') || kind === 'entry-point' ? undefined : { path: name, external: true },
    );
  },
};

/** Modules that tests and their support name outside of imports, such as those that they replace. */
const mocked = /\bjest\s*\.\s*(?:mock|doMock|requireActual|requireMock|unmock)(?:<[^(]*>)?\(\s*'(\.[^']+)'/g;
const isFile = (file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;

/** Sources that a test or its support names outside of imports. */
function namedIn(file) {
  if (!/\.tsx?$/.test(file) || file.includes('node_modules/')) return [];
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(mocked)]
    .map(([, name]) => path.posix.join(path.posix.dirname(file), name))
    .filter((name) => isFile(name));
}

/**
 * The imports of test files and of all that they import.
 * @param {readonly string[]} files below the root
 * @returns {Promise<Record<string, { imports: { path: string, external?: boolean }[] }>>} by source, below the root
 */
export async function unitInputs(files) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: files.map((name) => `import './${name}';`).join('\n'), resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    outfile: path.join(root, 'build/inputs.mjs'),
    write: false,
    metafile: true,
    treeShaking: false,
    logLevel: 'error',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty', '.node': 'empty' },
    plugins: [packagesOutside],
  });
  const { inputs } = metafile;
  const named = new Set();
  for (const [file, input] of Object.entries(inputs))
    for (const name of namedIn(file)) {
      input.imports.push({ path: name });
      named.add(name);
    }
  const unread = [...named].filter((file) => !(file in inputs));
  return unread.length === 0 ? inputs : unitInputs([...files, ...unread]);
}

/**
 * @param {object} built
 * @param {Record<string, { imports: { path: string, external?: boolean }[] }>} built.inputs of {@link unitInputs}
 * @param {readonly string[]} built.files
 */
export const unitKeys = ({ inputs, files, sources = new Sources() }) =>
  keysOf({ inputs: new Map(files.map((file) => [file, inputsOf(inputs, [file])])), support, sources });
