import fs from 'node:fs/promises';
import path from 'node:path';
import { buildDirectory, readJson, root } from '../paths.mjs';
import { integrityOf, releaseFiles } from './files.mjs';
import { fullVersion, recordFile, recordOf } from './record.mjs';

/** Folder with the last built release of a remote, which the services pick up. */
export const builtReleaseFolder = (id, directory = buildDirectory) => path.join(directory, 'releases', id);

/**
 * Stores a built remote as a release beside the services: its files and their record, replacing the previous one. The
 * services keep every release that they have picked up.
 * @param {string} id
 * @param {{ source?: string, directory?: string }} [options] `source`: folder of the built files; `directory`: of the
 *   build
 * @returns {Promise<string>} its version: the package's, with digits of the content
 * @throws {Error} when the remote is not built
 */
export async function storeRelease(
  id,
  { source = path.join(root, 'apps', id, 'dist'), directory = buildDirectory } = {},
) {
  const declared = await fs.readFile(path.join(source, 'routes.json'), 'utf8').then(JSON.parse, () => {
    throw new Error(`${id} is not built: ${path.join(source, 'routes.json')} is missing`);
  });
  const names = await releaseFiles(source);
  const integrity = await integrityOf(source, names);
  const version = fullVersion(readJson(path.join(root, 'apps', id, 'package.json')).version, integrity);
  const folder = builtReleaseFolder(id, directory);
  const draft = `${folder}.${process.pid}.draft`;
  for (const name of names) {
    await fs.mkdir(path.dirname(path.join(draft, name)), { recursive: true });
    await fs.copyFile(path.join(source, name), path.join(draft, name));
  }
  await fs.writeFile(
    path.join(draft, recordFile),
    recordOf({ declared, version, integrity, directory: source, names }),
  );
  await fs.rm(folder, { recursive: true, force: true });
  await fs.rename(draft, folder);
  return version;
}
