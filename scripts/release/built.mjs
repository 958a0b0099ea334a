import { createPrivateKey, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { readJson } from '../../packages/build/src/paths.mjs';
import { integrityOf, releaseFiles } from '../../packages/build/src/release/files.mjs';
import { fullVersion, recordOf } from '../../packages/build/src/release/record.mjs';
import { root } from '../lib/paths.mjs';
import { StepFailure } from '../lib/step.mjs';
import { localSecret } from './local.mjs';

/**
 * The last build of a remote as a release that is not published yet.
 * @param {string} id
 * @param {{ from?: string, version?: string, changelog?: string }} [options] `from`: folder of the built files;
 *   `version`: the team's version, default the package's; digits of the content are added
 * @throws StepFailure when the remote is not built
 */
export async function builtRelease(id, { from, version, changelog } = {}) {
  const directory = path.resolve(from ?? path.join(root, 'apps', id, 'dist'));
  const declaration = path.join(directory, 'routes.json');
  if (!fs.existsSync(declaration))
    throw new StepFailure(
      `${id} is not built: ${path.relative(process.cwd(), declaration)} is missing. ` +
        `Build it: node packages/build/src/run.mjs apps/${id}`,
    );
  const names = await releaseFiles(directory);
  const integrity = await integrityOf(directory, names);
  const teamVersion = version ?? readJson(path.join(root, 'apps', id, 'package.json')).version;
  const full = fullVersion(teamVersion, integrity);
  const declared = readJson(declaration);
  const text = recordOf({ declared, version: full, integrity, directory, names, changelog });
  return { id, directory, names, text, record: JSON.parse(text) };
}

/** The files of a release as one archive. */
export function archiveOf({ directory, names }) {
  const zip = new yazl.ZipFile();
  for (const name of names) zip.addFile(path.join(directory, name), name, { mtime: new Date(0) });
  zip.end();
  return buffer(zip.outputStream);
}

/** The team's key (PEM) from the environment, or the one that the console running on this machine has stored. */
const keyOf = (environment) =>
  environment.CONSOLE_RELEASE_KEY ||
  (environment.CONSOLE_RELEASE_TOKEN ? undefined : localSecret('release-key', environment));

/** Signature of a record with the team's key; undefined without a key. */
export function signatureOf(text, environment = process.env) {
  const key = keyOf(environment);
  if (!key) return undefined;
  try {
    const privateKey = createPrivateKey(key);
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key');
    return sign(null, Buffer.from(text), privateKey).toString('base64url');
  } catch (error) {
    throw new StepFailure(`CONSOLE_RELEASE_KEY must be a private Ed25519 key in PEM: ${error.message}`);
  }
}
