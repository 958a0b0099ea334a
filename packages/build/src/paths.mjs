import fs from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Folder of built and released files: `CONSOLE_BUILD_DIR`, default `<root>/build`. */
export const buildDirectory = path.resolve(process.env.CONSOLE_BUILD_DIR ?? path.join(root, 'build'));

/** Folder of build caches: `CONSOLE_CACHE_DIR`, default `<root>/.cache`. */
export const cacheDirectory = path.resolve(process.env.CONSOLE_CACHE_DIR ?? path.join(root, '.cache'));

/** Reads a JSON file. */
export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Ids of the remotes: the folders of `apps` with a declaration. */
export const remoteIds = () =>
  fs
    .readdirSync(path.join(root, 'apps'))
    .filter((id) => fs.existsSync(path.join(root, 'apps', id, 'remote.ts')))
    .sort();

/** Name of a remote's container: its id as a JavaScript identifier. */
export const containerName = (id) => `console_${id.replaceAll('-', '_')}`;

/** Subpaths of `@console/ui`: the folders with an index. */
export const uiSubpaths = () => {
  const directory = path.join(root, 'packages/ui/src');
  return fs
    .readdirSync(directory)
    .filter((name) => fs.existsSync(path.join(directory, name, 'index.ts')))
    .sort();
};
