import fs from 'node:fs/promises';
import path from 'node:path';
import { buildDirectory, readJson, root } from '../paths.mjs';
import { contentHash, integrityOf, releaseFiles } from './files.mjs';
import { fullVersion, recordFile, recordOf } from './record.mjs';
import { nameInRegistry } from './registry.mjs';

const exists = (file) => fs.access(file).then(() => true, () => false);

/** Copies a built remote to its place. A version, once there, never changes. */
async function place(source, names, target, integrity, record) {
  if (await exists(target)) {
    const there = await integrityOf(target, await releaseFiles(target));
    if (contentHash(there) !== contentHash(integrity)) throw new Error(`${target} exists with other content; a released version never changes`);
    if (record && !(await exists(path.join(target, recordFile)))) await fs.writeFile(path.join(target, recordFile), record);
    return;
  }
  const draft = `${target}.${process.pid}.draft`;
  for (const name of names) {
    await fs.mkdir(path.dirname(path.join(draft, name)), { recursive: true });
    await fs.copyFile(path.join(source, name), path.join(draft, name));
  }
  if (record) await fs.writeFile(path.join(draft, recordFile), record);
  await fs.rename(draft, target);
}

/**
 * Publishes a built remote: its files as an immutable version below `remotes/`, and its line in the registry.
 * Older versions stay, for the sessions that run them.
 * @param {string} id
 * @param {{ version?: string, source?: string, directory?: string }} [options] `version` is by default the package's with
 *   a hash of the content; `source` holds the built files; `directory` holds the registry and all releases
 * @returns {Promise<{ version: string, revision: number }>}
 */
export async function publish(id, { version, source = path.join(root, 'apps', id, 'dist'), directory = buildDirectory } = {}) {
  const routesFile = path.join(source, 'routes.json');
  if (!(await exists(routesFile))) throw new Error(`${id} is not built: ${routesFile} is missing`);
  const names = await releaseFiles(source);
  const integrity = await integrityOf(source, names);
  const wanted = version ?? `${readJson(path.join(root, 'apps', id, 'package.json')).version}-${contentHash(integrity)}`;
  if (!/^[\w.-]+$/.test(wanted)) throw new Error(`${wanted} cannot be a version`);
  await fs.mkdir(path.join(directory, 'remotes', id), { recursive: true });
  const declared = readJson(routesFile);
  // The services take only in what is named after its content.
  const record = wanted === fullVersion(wanted, integrity) ? recordOf({ declared, version: wanted, integrity, directory: source, names }) : null;
  await place(source, names, path.join(directory, 'remotes', id, wanted), integrity, record);
  const { title, owner, contract, routes } = declared;
  const manifest = `/remotes/${id}/${wanted}/mf-manifest.json`;
  const { revision } = await nameInRegistry(directory, { id, title, owner, version: wanted, contract, manifest, integrity, routes });
  return { version: wanted, revision };
}
